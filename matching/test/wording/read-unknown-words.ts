import { readFileSync } from "node:fs";
import type { Verdict } from "../../src/match-report.ts";

/** A wish that no concept covers, a job of a CV, and what a careful reader says that it shows. */
export type UnknownWords = {
  language: string;
  verdict: Verdict;
  wish: string;
  title: string;
  lines: { text: string; isProof: boolean }[];
  /** Half of the wishes, which are looked at only to measure. */
  isHeldBack: boolean;
};

const verdicts: readonly Verdict[] = ["met", "partly", "not stated"];

/**
 * Reads `unknown-words.txt`. The format: "== en met" (language and verdict), the wish, "* " and the title and employer
 * of a job, then its lines, behind ">" where the verdict rests on them and "-" where not. Every second wish is held
 * back, with all CVs that it is asked of.
 * @throws Error when a line has another form.
 */
export function readUnknownWords(): UnknownWords[] {
  const text = readFileSync(new URL("unknown-words.txt", import.meta.url), "utf8");
  const wishes: string[] = [];
  return text
    .split(/^== /mu)
    .slice(1)
    .map((block) => {
      const [head = "", wish = "", job = "", ...lines] = block.trim().split("\n");
      const [, language = "", named] = /^(\S+) (.+)$/u.exec(head) ?? [];
      const verdict = verdicts.find((one) => one === named);
      if (!verdict || !job.startsWith("* ")) throw new Error(`Not a pair: ${head}, ${job}`);
      if (wishes.at(-1) !== wish) wishes.push(wish);
      return {
        language,
        verdict,
        wish,
        title: job.slice(2),
        lines: lines.map(lineOf),
        isHeldBack: wishes.length % 2 === 0,
      };
    });
}

function lineOf(line: string): UnknownWords["lines"][number] {
  const [, sign, text] = /^([>-]) (.+)$/u.exec(line) ?? [];
  if (!text) throw new Error(`Not a line: ${line}`);
  return { text, isProof: sign === ">" };
}
