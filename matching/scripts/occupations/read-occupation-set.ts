import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { markWorthless, type ScoredCv } from "../../src/facts/scored-cv.ts";
import { readJd } from "../../src/jd/read-jd.ts";
import type { Requirement } from "../../src/jd/requirement.ts";
import type { ReadCv } from "../../src/profile/cv-reading.ts";
import { readCv } from "../../src/profile/read-cv.ts";

/** An advert of a known occupation, and a CV of one; grades say how near the two are: 2 the same, 1 beside it, else 0. */
export type KnownAdvert = {
  qid: string;
  occupation: string;
  jdTitle: string;
  jdText: string;
  requirements: Requirement[];
};
export type KnownCv = { did: string; occupation: string; read: ReadCv };
export type OccupationSet = {
  adverts: KnownAdvert[];
  cvs: KnownCv[];
  gradeOf: (advert: KnownAdvert, cv: KnownCv) => number;
};

/** What "present" means for a set that states no date. */
const asOf = "2025-06-15";
const sameOccupation = 2;

/**
 * Occupations that are learned from; all others are held back. Those beside each other stay together, so that what is
 * held back is of other lines of work.
 */
const learnedFrom = new Set(
  "ACCOUNTANT FINANCE BANKING SALES BUSINESS-DEVELOPMENT HR TEACHER FITNESS AVIATION ADVOCATE BPO CONSULTANT".split(
    " ",
  ),
);

export function isLearnedFrom({ occupation }: { occupation: string }): boolean {
  return learnedFrom.has(occupation);
}

/** A folder with `queries.jsonl` (qid, title, category, text), `docs.jsonl` (did, text) and `qrels.tsv` (qid, did, grade). */
export function readOccupationSet(folder: string): OccupationSet {
  const adverts = readLines<{ qid: string; title: string; category: string; text: string }>(
    join(folder, "queries.jsonl"),
  ).map(({ qid, title, category, text }): KnownAdvert => {
    const jd = readJd(text);
    return {
      qid,
      occupation: category,
      jdTitle: jd.title ?? title,
      jdText: text,
      requirements: jd.requirements,
    };
  });
  const occupationOfAdvert = new Map(adverts.map(({ qid, occupation }) => [qid, occupation]));
  const grades = new Map<string, number>();
  const occupationOfCv = new Map<string, string>();
  for (const line of readFileSync(join(folder, "qrels.tsv"), "utf8").trim().split("\n")) {
    const [qid = "", did = "", grade] = line.split("\t");
    grades.set(`${qid} ${did}`, Number(grade));
    const occupation = occupationOfAdvert.get(qid);
    if (Number(grade) === sameOccupation && occupation) occupationOfCv.set(did, occupation);
  }
  const cvs = readLines<{ did: string; text: string }>(join(folder, "docs.jsonl")).map(
    ({ did, text }): KnownCv => ({
      did,
      occupation: occupationOfCv.get(did) ?? "",
      read: readCv(readPlainText(text), { asOf }),
    }),
  );
  return { adverts, cvs, gradeOf: ({ qid }, { did }) => grades.get(`${qid} ${did}`) ?? 0 };
}

/** A CV as it is scored against an advert, or against none. */
export function scoredCv({ read }: KnownCv, jdText = ""): ScoredCv {
  return markWorthless(read, jdText);
}

function readLines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
