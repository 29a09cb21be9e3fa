const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random correlation id: 20 characters in groups of 5, separated by dashes. */
export function globalContextId(): string {
  const characters = Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => alphabet[byte % alphabet.length],
  );
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join("")).join("-");
}
