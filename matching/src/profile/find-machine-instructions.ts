import { wholeWords } from "../words/whole-words.ts";
import type { ReadCv } from "./cv-reading.ts";
import { type InstructionWords, instructionWords } from "./instruction-words.ts";

/** An order stands at the beginning of a clause; "trained bots to ignore …" tells of work. */
const clauseStart = "(?:^|[.;:!?…>\\]–—-]\\s*|,\\s*|\\b(?:please|kindly|bitte|proszę|prosimy)\\s+)";
const few = "(?:\\s+\\S+){0,4}?\\s+";

/** Orders that only a machine could take, each with the words without which a line need not be searched for it. */
const orders = instructionWords.flatMap((words): { needs: RegExp[]; order: RegExp }[] => [
  { needs: [words.ignore, words.said].map(plainly), order: leaveAside(words) },
  { needs: [words.applicant, words.mark].map(plainly), order: giveMark(words) },
]);
/** Nearly all lines say neither what was said before nor whom to mark, and are searched for nothing else. */
const named = plainly(
  instructionWords.map(({ said, applicant }) => `\\s(?:${said}|${applicant}(?!\\p{L}))`).join("|"),
);

function plainly(source: string): RegExp {
  return new RegExp(source, "iu");
}

function leaveAside({ ignore, earlier, said }: InstructionWords): RegExp {
  return ofWords(`${clauseStart}${ignore}\\b(?=${few}${earlier}\\b)(?=${few}${said})`);
}

function giveMark({ mark, applicant, highest }: InstructionWords): RegExp {
  return ofWords(
    `(?:${clauseStart}|\\b(?:and|und|et|y|e|en|i|și|och)\\s+)${mark}\\b(?=${few}${applicant}\\b)(?=${few}${highest}\\b)`,
  );
}

/** Said to a machine; by itself it may be said of one. */
const address =
  /^\W*(?:dear|hello|hi|attention|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)|to)\s+(?:the |any |all )?(?:\p{L}+ )?(?:ai|llm|bot|chatbot|algorithm|(?:large )?language model|chatgpt|ats|screening (?:system|tool|software)|machine)\b/iu;
const role =
  /(?:^|[.;:!?]\s*)(?:as an ai\b|you are (?:now )?an? (?:ai|assistant|language model|recruit\p{L}+ (?:bot|assistant)))|^\W*(?:system|assistant|user) ?(?:prompt|message)? ?:\s/iu;
/** What nobody says of themselves to a reader. */
const claim = /\b(?:candidate|applicant) (?:matches|meets|fulfils|fulfills|satisfies) (?:every|all)\b/iu;
const wantsMark =
  /\b(?:(?:give|output|return|assign|respond with|answer with|write)\b[^.]{0,40}(?:\d{2,3}|score|rating|mark|yes)|(?:rate|score|rank|recommend|shortlist|hire)\b)/iu;

const addressed = wholeWords(address);
const asMachine = wholeWords(role);
const claimed = wholeWords(claim);
const wanted = wholeWords(wantsMark);

/** Lines that speak to a machine rather than to a reader. */
export function findMachineInstructions(cv: Pick<ReadCv, "document">): Set<number> {
  const found = new Set<number>();
  cv.document.lines.forEach(({ text }, index) => {
    if (isInstruction(withoutQuotations(text))) found.add(index);
  });
  return found;
}

function isInstruction(text: string): boolean {
  const isOrder =
    named.test(text) &&
    orders.some(({ needs, order }) => needs.every((need) => need.test(text)) && order.test(text));
  if (isOrder) return true;
  const isSpokenTo = addressed.test(text) || asMachine.test(text);
  return isSpokenTo && (claimed.test(text) || wanted.test(text));
}

/** What stands in quotation marks behind other words is told of, not said. */
function withoutQuotations(text: string): string {
  return text.replace(quotation, " ");
}

const quotation = /["“„«‘](?<=\p{L}\s{1,2}(?:\p{L}{1,20}\s{1,2})?["“„«‘])[^"“”„«»‘’]{1,300}["”“»’]/gu;

function ofWords(source: string): RegExp {
  return wholeWords(new RegExp(source, "iu"));
}
