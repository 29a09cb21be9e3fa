/** What the digit 1 is taken for, alone or read as two letters. */
const looksLikeOne = /^(?:[lI|]1?|1[lI|])(?=\d*$)/;
const minLetters = 3;

/**
 * Puts right the commonest misreading in an e-mail address: a number after a name, "silval@…" for "silva1@…". Only
 * where the name stands in `names`, the lower-case words of the page, and what follows it can be a 1.
 */
export function repairRecognisedEmail(word: string, names: ReadonlySet<string>): string {
  const at = word.indexOf("@");
  if (at <= 0) return word;
  const local = word.slice(0, at);
  const partStart = Math.max(...[".", "_", "-"].map((separator) => local.lastIndexOf(separator))) + 1;
  const part = local.slice(partStart);
  if (names.has(part.toLowerCase())) return word;
  for (let length = part.length - 1; length >= minLetters; length -= 1) {
    const rest = part.slice(length);
    if (!names.has(part.slice(0, length).toLowerCase()) || !looksLikeOne.test(rest)) continue;
    return `${local.slice(0, partStart + length)}${rest.replace(looksLikeOne, "1")}${word.slice(at)}`;
  }
  return word;
}
