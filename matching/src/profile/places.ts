import { rememberTexts } from "../words/remember-texts.ts";

const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "ro"];
/** States and provinces as they stand behind a city in the United States, Canada and Australia. */
const regionCodes =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE NSW VIC QLD UK USA US UAE EU";
const codes = new Set(regionCodes.split(" "));
const anywhere =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|home-?office|télétravail|à distance|remoto|teletrabajo|da remoto|zdalnie|praca zdalna|thuiswerk|la distanță|various locations)$/iu;
const city =
  "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:\\p{Lu}|d[aeou]\\b|del\\b|am\\b|an\\b|der\\b|la\\b|sur\\b)[\\p{L}.'’-]*){0,3}";
const cityAndRegion = new RegExp(`^(${city}),\\s*(${city}|\\p{Lu}{2,3})(?:\\s\\d{4,6})?$`, "u");
const trailing = new RegExp(`\\s+[–—-]\\s+(${city},\\s*(?:${city}|\\p{Lu}{2,3}))$`, "u");

let known: Set<string> | undefined;

/** Country names in nine languages, from the runtime's own tables. */
function countries(): Set<string> {
  if (known) return known;
  known = new Set([
    "england",
    "scotland",
    "wales",
    "northern ireland",
    "south korea",
    "s.korea",
    "catalunya",
  ]);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const first of letters) {
      for (const second of letters) {
        const name = names.of(first + second);
        if (name) known.add(name.toLowerCase());
      }
    }
  }
  return known;
}

/** True for a country or for the code of a state ("CA", "UK"). */
export function isRegion(text: string): boolean {
  const name = text.replace(/\s\d{4,6}$/u, "").trim();
  return codes.has(name) || countries().has(name.toLowerCase());
}

/** True for a text that is nothing but a place: "Berlin, Germany", "Austin, TX 78701", "Remote", "(Leeds, UK)". */
export const isPlace = rememberTexts((text): boolean => {
  const place = text
    .replace(/^\(|\)$/gu, "")
    .replace(/\s*\((?:remote|hybrid|on-?site)\)$/iu, "")
    .trim();
  if (anywhere.test(place) || isRegion(place)) return true;
  const parts = cityAndRegion.exec(place);
  return parts?.[2] !== undefined && isRegion(parts[2]);
});

/** Takes a place off the end where a dash parts it: "Research Intern – London, UK". */
export function withoutTrailingPlace(text: string): string {
  const match = trailing.exec(text);
  return match?.[1] && isPlace(match[1]) ? text.slice(0, match.index) : text;
}
