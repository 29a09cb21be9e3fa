/** What all these mails begin with; the rest says nothing about the account. */
export const deletedMailPrefix = "account-deleted:";

/** Names the mail, and the job that sends it. */
export function deletedMailKey(key: string): string {
  return `${deletedMailPrefix}${key}`;
}
