import { joining } from "../lexicon/joining-words.ts";
import type { AdvertPart } from "../lexicon/lexicon.ts";
import { patternsOf } from "../lexicon/lexicons.ts";
import { wholeWords } from "../words/whole-words.ts";
import { headingTable } from "./jd-parameters.ts";

export type JdPart = AdvertPart;

/** "Essential / Desirable": the head of a table of both kinds. */
const ofBothKinds = /^(?:criteria\s+)?(?:essential|required)(?! but\b).*\b(?:desirable|preferred)$/u;

/** In this order: "nice to have" is a kind of "have", and "we offer" no kind of "what we want". */
const partsByWords: [JdPart, RegExp][] = [
  ["must", wholeWords(new RegExp(ofBothKinds, "iu"))],
  ["nice", headingsOf("nice")],
  ["dropped", headingsOf("dropped")],
  ["duties", headingsOf("duties")],
  ["must", headingsOf("must")],
];

function headingsOf(part: JdPart): RegExp {
  const parts = patternsOf(({ advert }) => advert.headings?.[part]).join("|");
  return wholeWords(new RegExp(part === "dropped" ? `^(?:${parts})$` : parts, "iu"));
}

/** The part that a line opens when it reads as a heading: short, without a full stop, known words; null for other lines. */
export function partOfHeading(line: string): JdPart | null {
  const text = line.replace(/[:?\s*#_…-]+$|\.{2,}$/gu, "").replace(/^[#*\s_]+/u, "");
  const words = text.split(/\s+/).length;
  const [main = text, aside] = text.split(concession);
  const isList = main.includes(",") && !isTitleCase(main);
  if (words > headingTable.maxWordsWithAside || /[.;]/.test(text) || isList) return null;
  const leadsOn = /:\s*$/u.test(line) && leadsToWishes.test(text);
  if (aside === undefined && words > headingTable.maxWords && !leadsOn) return null;
  return partsByWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "To be successful in this position you will demonstrate:" may be long. */
const leadsToWishes =
  /\b(?:you|candidates?|applicants?|person)\b.*\b(?:demonstrate|have|possess|bring|meet|need|offer|show)\b/iu;

/** "Not essential, but we'd be delighted": a heading may take back a part of what it says. */
const concession = new RegExp(`,\\s+(?=(?:${joining("but")})(?!\\p{L}))`, "iu");

/** "Desired Experience, Skills and Abilities": a heading may list things when its words are capitalised. */
function isTitleCase(text: string): boolean {
  return !/(?<!\p{L})\p{Ll}{4,}/u.test(text);
}
