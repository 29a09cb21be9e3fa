const length =
  /^\(?\d{1,2}\+?\s?(?:y|years?|yrs?|jahre?|ans?|años?|anos?|anni|anno|jaar|lata?|rok|ani|m|mos?|months?|monate?|mois|meses|mês|mesi|maanden|miesi\p{L}+|luni)\.?(?:,?\s+(?:and\s+)?\d{1,2}\s?(?:m|mos?|months?|monate?|mois|meses|mesi|maanden|miesi\p{L}+|luni)\.?)?\)?$/iu;

/** True for a length of time and nothing else: "4 years 3 months", "(1 yr 2 mos)". */
export function isDuration(text: string): boolean {
  return length.test(text.replace(/^[\s·•|,;–—-]+|[\s,;.]+$/gu, ""));
}
