import { quoted } from "../facts/evidence-parameters.ts";
import type { KeywordStretch } from "../facts/find-keyword-stuffing.ts";
import type { ScoredCv } from "../facts/scored-cv.ts";
import type { Flag } from "../match-report.ts";
import { quote, quoteLine } from "../words/quote.ts";

/** What a recruiter should know about how the document is made, in neutral words. None of it changes the score by itself. */
export function findFlags(cv: ScoredCv): Flag[] {
  const flags: Flag[] = [];
  const { document, copiedLines, instructionLines, stretches } = cv;
  if (document.hidden.length > 0) {
    const reasons = [...new Set(document.hidden.map(({ reason }) => reason))].join(", ");
    const sentence = `The document holds text that a reader cannot see (${reasons}); it was left out.`;
    flags.push({ kind: "hidden text", sentence, quotations: [] });
  }
  if (copiedLines.size > 0) {
    const sentence = "Some lines repeat the job description word for word; they were left out.";
    flags.push({ kind: "repeats the job description", sentence, quotations: quoteLines(cv, copiedLines) });
  }
  const quoteStuffing = (kind: KeywordStretch["kind"]) =>
    stretches
      .filter((stretch) => stretch.kind === kind)
      .slice(0, quoted.perFlag)
      .map(({ line, start, end }) => quote(document, { fromLine: line, start, toLine: line, end }));
  if (stretches.some(({ kind }) => kind === "stuffed")) {
    const sentence = "A list repeats its terms or is made of keywords; it was left out.";
    flags.push({ kind: "keyword list", sentence, quotations: quoteStuffing("stuffed") });
  }
  if (stretches.some(({ kind }) => kind === "endless")) {
    const sentence = "A list is unusually long; what only it names counts little.";
    flags.push({ kind: "keyword list", sentence, quotations: quoteStuffing("endless") });
  }
  if (instructionLines.size > 0) {
    const sentence = "Some words are addressed to a machine rather than to a reader; they were left out.";
    flags.push({ kind: "instructions to a machine", sentence, quotations: quoteLines(cv, instructionLines) });
  }
  if (document.lines.length === 0) {
    flags.push({ kind: "unreadable parts", sentence: "No text could be read.", quotations: [] });
  } else if (document.isPartlyUnreadable) {
    const sentence = unreadPagesSentence(document.unreadPages ?? []);
    flags.push({ kind: "unreadable parts", sentence, quotations: [] });
  } else if (cv.jobs.length === 0 && cv.linesOfWork.length > 0) {
    const sentence =
      "The CV speaks of work, but no job could be read with certainty: look at the page itself.";
    flags.push({ kind: "unreadable parts", sentence, quotations: quoteLines(cv, new Set(cv.linesOfWork)) });
  }
  return flags;
}

function unreadPagesSentence(pages: number[]): string {
  if (pages.length === 0) return "A part of the document is missing or garbled; only the rest was compared.";
  const which = `${pages.length === 1 ? "Page" : "Pages"} ${new Intl.ListFormat("en").format(pages.map(String))}`;
  return `${which} could not be read: there is more to recognise in this file than is allowed. Only the rest was compared.`;
}

function quoteLines(cv: ScoredCv, lines: Set<number>) {
  return [...lines].slice(0, quoted.perFlag).map((line) => quoteLine(cv.document, line));
}
