import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { requirementFromText } from "../../src/jd/requirement-from-text.ts";
import { matchCv } from "../../src/match-cv.ts";
import type { Verdict } from "../../src/match-report.ts";
import type { UnknownWords } from "./read-unknown-words.ts";

export type MeasuredWords = {
  /** Of the pairs called met or partly, those that are; and of those that are, those called so. */
  precision: number;
  recall: number;
  /** Of all pairs, those with the very verdict. */
  exact: number;
  /** Of the pairs rightly called met or partly, those whose first quotation is of a line that the verdict rests on. */
  quoted: number;
  /** Pairs that show nothing and were called met. */
  wronglyMet: number;
};

export function measureUnknownWords(pairs: UnknownWords[]): MeasuredWords {
  const judged = pairs.map((pair) => ({ pair, ...assessPair(pair) }));
  const called = judged.filter(({ verdict }) => verdict !== "not stated");
  const right = called.filter(({ pair }) => pair.verdict !== "not stated");
  return {
    precision: right.length / called.length,
    recall: right.length / pairs.filter(({ verdict }) => verdict !== "not stated").length,
    exact: judged.filter(({ pair, verdict }) => pair.verdict === verdict).length / pairs.length,
    quoted: right.filter(({ isProven }) => isProven).length / right.length,
    wronglyMet: called.filter(({ pair, verdict }) => verdict === "met" && pair.verdict === "not stated")
      .length,
  };
}

const headings: Record<string, string> = {
  en: "Work experience",
  de: "Berufserfahrung",
  fr: "Expérience professionnelle",
  es: "Experiencia laboral",
  nl: "Werkervaring",
  sv: "Arbetslivserfarenhet",
};

export type AssessedPair = { verdict: Verdict; isProven: boolean; quotations: string[] };

/** What the engine says of the pair, for a job that began in 2021 and ended in 2025. */
export function assessPair({ language, wish, title, lines }: UnknownWords): AssessedPair {
  const read = requirementFromText({ id: "r1", text: wish, kind: "must", weight: 3 });
  if ("refused" in read) throw new Error(`Refused: ${wish}`);
  const job = [title, "2021 – 2025", ...lines.map(({ text }) => `- ${text}`)].join("\n");
  const report = matchCv({
    document: readPlainText(`Jo Example\n\n${headings[language]}\n${job}\n`),
    jdTitle: null,
    jdText: wish,
    requirements: [read.requirement],
    asOf: "2026-11-01",
  });
  const quotations = report.facts[0]?.quotations.map(({ text }) => text) ?? [];
  const [first = ""] = quotations;
  return {
    verdict: report.facts[0]?.verdict ?? "not stated",
    isProven: first !== "" && lines.some(({ text, isProof }) => isProof && text.includes(first)),
    quotations,
  };
}
