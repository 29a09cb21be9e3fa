const letter = "[\\p{L}\\p{M}\\p{N}_]";
const bound = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`;

/**
 * The pattern with its `\b` read as people do: to a plain `\b` an accented letter is no letter, so that "men" stands in
 * "menține" as a word, and "școală" does not.
 */
export function wholeWords(pattern: RegExp): RegExp {
  const flags = pattern.flags.includes("u") ? pattern.flags : `${pattern.flags}u`;
  return new RegExp(pattern.source.replaceAll("\\b", bound), flags);
}
