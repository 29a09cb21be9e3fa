import { pageLanguage } from "../../../words/page-language.ts";

/** What CLDR names though no country has it: groups of countries, parts of some, and codes for tests. */
const noCountries = new Set("AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ".split(" "));
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Every country by its two letters (ISO 3166-1) with its name, in the order of names. */
export function countries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(pageLanguage(), { type: "region", fallback: "none" });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      // A country that is no more is read as the one that took its place.
      const isInForce = new Intl.Locale(`und-${code}`).region === code;
      return name && isInForce && !noCountries.has(code) ? [{ code, name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, pageLanguage()));
}
