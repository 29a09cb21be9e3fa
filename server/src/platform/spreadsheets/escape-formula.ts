/**
 * Signs that make a spreadsheet take a text for a formula, also behind blanks and invisible signs, and in their full
 * width; a tab or line break at the start can move what follows into a cell of its own.
 * See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet takes for a formula: one that would be gets an apostrophe in front. */
export function escapeFormula(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text that `escapeFormula` made of another, and what spreadsheets mean by an apostrophe in front. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
}
