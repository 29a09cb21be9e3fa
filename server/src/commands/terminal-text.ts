/** A text that somebody typed, without anything that a terminal would do instead of showing. */
export function terminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, "?");
}

/** "2026-11-27", in UTC. */
export function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** "2026-11-27 08:00 UTC". */
export function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

export function countOf(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}
