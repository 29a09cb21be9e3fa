/** What all mails about an erasure begin with; a key names what was erased by ids that are gone. */
export const erasedMailPrefix = "erased:";

/** Names the mail, and the job that sends it. */
export function erasedMailKey(key: string): string {
  return `${erasedMailPrefix}${key}`;
}
