import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** A short answer with the score that people gave it, and what was asked for. */
export type GradedAnswer = {
  source: string;
  /** Unique within its source. */
  questionId: string;
  question: string;
  /** What a full answer says; all but the first are other wordings of the same. */
  references: string[];
  /** The reference in parts with their worth, where people graded by parts. */
  parts: { text: string; points: number }[];
  answer: string;
  /** 0 to 1. */
  score: number;
  /** In lower case; null where people gave a score alone. */
  verdict: string | null;
};

type Line = {
  source: string;
  qid?: string;
  question: string;
  reference: string;
  references?: string[];
  rubric?: { text: string; points: number }[];
  answer: string;
  score: number;
  verdict?: string;
};

const gigabyte = 2 ** 30;
const run = promisify(execFile);

/**
 * Reads all `*.jsonl` and `*.jsonl.xz` of a folder, one answer per line; in order of their names.
 * @throws Error when the folder cannot be read, or holds a file of which `xz` makes nothing.
 */
export async function readGradedAnswers(folder: string): Promise<GradedAnswer[]> {
  const files = (await readdir(folder)).filter((file) => /\.jsonl(?:\.xz)?$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => textOf(join(folder, file))));
  return texts.flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => gradedAnswerOf(JSON.parse(line))),
  );
}

async function textOf(path: string): Promise<string> {
  if (!path.endsWith(".xz")) return readFile(path, "utf8");
  return (await run("xz", ["-dc", path], { maxBuffer: gigabyte })).stdout;
}

function gradedAnswerOf(line: Line): GradedAnswer {
  return {
    source: line.source,
    questionId: line.qid ?? line.question,
    question: line.question,
    references: [...new Set([line.reference, ...(line.references ?? [])])],
    parts: line.rubric ?? [],
    answer: line.answer,
    score: line.score,
    verdict: line.verdict?.toLowerCase() ?? null,
  };
}
