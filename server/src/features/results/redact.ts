/** Puts `hidden` in the place of words that say who somebody is, and leaves the rest of a text as it is. */
export type Redactor = (text: string) => string;

export const hidden = "[hidden]";

/** Lower-case parts of names that are words of their own. */
const isParticle = /^\p{Ll}/u;
/** Scripts that put no space around a name, or join particles to it. */
const isUnspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const emailAddress = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const webAddress = /\b(?:https?:\/\/|www\.)[^\s|,;]+|\b[\w-]+\.(?:com|net|org|io|dev|me)\/[^\s|,;]+/giu;
const birth =
  /(?<![\p{L}\d])(?:d\.?\s?o\.?\s?b\.?|(?:date|year|place) of birth|birth ?(?:date|day)|born(?: on| in)?|age(?=\s*:))(?:\s*:\s*|\s+)(?=[^\n]{0,12}\d)[^\n;|•·]{1,30}\d+/giu;

export type Identity = {
  /** Masked whole and part by part. */
  names: readonly string[];
  /** Masked whole, whatever stands between their words. */
  phrases: readonly string[];
  /** Lines with what of them is masked: only there, for these may be words that mean nothing elsewhere. */
  lines?: readonly { text: string; phrases: readonly string[] }[];
};

/** Besides what is given, all e-mail and web addresses and dates of birth are masked. */
export function redactorFor({ names, phrases, lines = [] }: Identity): Redactor {
  const patterns = [
    emailAddress,
    webAddress,
    birth,
    ...phrases.flatMap(asPhoneNumber),
    ...[...new Set(names.flatMap(partsOf))].map(inAddress),
    ...asPhrases([...names, ...phrases]),
    // Part by part, a name is known by its capital: "Grace" is a person where "grace" is a virtue.
    ...[...new Set(names.flatMap(partsOf))]
      .flatMap((part) => [part, part.toUpperCase(), capitalised(part)])
      .map((part) => asWords(escaped(part), "gu")),
  ];
  const known = lines.map((line) => ({ text: plain(line.text), patterns: asPhrases(line.phrases) }));
  return (text) => {
    const own = known.filter((line) => isOf(plain(text), line.text)).flatMap((line) => line.patterns);
    return [...patterns, ...own].reduce((masked, pattern) => masked.replace(pattern, hidden), text);
  };
}

/** A part of the line, or more than the line. */
function isOf(text: string, line: string): boolean {
  return line !== "" && text !== "" && (line.includes(text) || text.includes(line));
}

function plain(text: string): string {
  return wordsOf(text.toLowerCase()).join(" ");
}

/** The longest first, so that none is masked in part. */
function asPhrases(phrases: readonly string[]): RegExp[] {
  return [...new Set(phrases)]
    .map(wordsOf)
    .filter((words) => words.join("").length >= 2)
    .sort((a, b) => b.join("").length - a.join("").length)
    .map((words) => asWords(words.map(escaped).join("[^\\p{L}\\p{N}]{0,4}"), "giu"));
}

function wordsOf(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
}

/** However its digits are grouped, with and without the country's number. */
function asPhoneNumber(phrase: string): RegExp[] {
  const digits = phrase.replace(/\D/g, "");
  return digits.length < 7 || /\p{L}/u.test(phrase)
    ? []
    : [asWords(`(?:[+(\\d][+\\d().\\s-]{0,7})?${[...digits.slice(-9)].join("[^\\p{L}\\p{N}]{0,4}")}`, "gu")];
}

function partsOf(name: string): string[] {
  return wordsOf(name).filter((part) => [...part].length >= 2 && !isParticle.test(part));
}

/** Handles and domains are made of names: "@gokafor", "okafor.example.com". */
function inAddress(part: string): RegExp {
  const piece = "[\\p{L}\\p{N}_.-]{0,40}";
  const word = escaped(part);
  return new RegExp(
    `@${piece}${word}${piece}|(?<![\\p{L}\\p{N}])${piece}${word}${piece}\\.\\p{Ll}{2,}(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

function capitalised(part: string): string {
  return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
}

function asWords(pattern: string, flags: string): RegExp {
  return isUnspaced.test(pattern)
    ? new RegExp(pattern, flags)
    : new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
