import type { ReadCv } from "../profile/cv-reading.ts";

const instructions = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|other|system) (?:instruction|prompt|rule|criteri|text|message)/iu,
  /\b(?:rate|score|rank|grade|mark|give|evaluate) (?:this|the|me|my|him|her) ?(?:candidate|applicant|cv|resume|profile|person)? ?(?:as |at |with |a |an )*(?:\d{2,3}|highest|top|perfect|maximum|best|excellent|full)/iu,
  /^(?:system|assistant|user) ?(?:prompt|message)?:/iu,
  /\b(?:as an ai|language model|chatgpt|dear (?:ai|bot|algorithm)|system prompt|you are an? (?:ai|assistant|recruit\w+ bot))\b/iu,
  /\b(?:candidate|applicant) (?:matches|meets|fulfils|satisfies) (?:every|all)\b/iu,
];

/** Lines that speak to a machine rather than to a reader. */
export function findMachineInstructions(cv: Pick<ReadCv, "document">): Set<number> {
  const found = new Set<number>();
  cv.document.lines.forEach((line, index) => {
    if (
      instructions.some((pattern) => pattern.test(line.text)) &&
      !/\b(?:built|developed|trained|fine-tuned|deployed|designed)\b/i.test(line.text)
    ) {
      found.add(index);
    }
  });
  return found;
}
