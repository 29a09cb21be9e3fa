import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recognitionProcessorMs } from "@winnow/documents/limits.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { recogniseWithin } from "@winnow/documents/recognition.ts";
import type { ReadCv } from "@winnow/matching/cv-reading.ts";
import { matchReadCv } from "@winnow/matching/match-cv.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { readJd } from "@winnow/matching/read-jd.ts";
import { recogniseScan } from "./recognise-scan.ts";

type Query = { qid: string; title: string; text: string; pool?: string[]; asOf?: string };
type Matched = { qid: string; did: string; report: MatchReport };

/** What "present" means for sets that state no date. */
const defaultAsOf = "2025-06-15";

/** Matches every JD of a set against every CV of its pool; CVs without a text layer are left out of "pdf". */
export async function matchSet(
  folder: string,
  { source, onMatch }: { source: "text" | "pdf"; onMatch: (matched: Matched) => void },
): Promise<void> {
  const texts = new Map(
    readLines<{ did: string; text: string }>(join(folder, "docs.jsonl")).map(({ did, text }) => [did, text]),
  );
  const read = new Map<string, ReadCv | null>();
  for (const { qid, title, text, pool, asOf = defaultAsOf } of readLines<Query>(
    join(folder, "queries.jsonl"),
  )) {
    const jd = readJd(text);
    for (const did of pool ?? texts.keys()) {
      const key = `${did} ${asOf}`;
      if (!read.has(key))
        read.set(
          key,
          await readOne(
            source === "pdf" ? join(folder, "pdf", `${did}.pdf`) : null,
            texts.get(did) ?? "",
            asOf,
          ),
        );
      const cv = read.get(key);
      if (!cv) continue;
      const report = matchReadCv(cv, {
        jdTitle: jd.title ?? title,
        jdText: text,
        requirements: jd.requirements,
        asOf,
      });
      onMatch({ qid, did, report });
    }
  }
}

async function readOne(pdf: string | null, text: string, asOf: string): Promise<ReadCv | null> {
  if (!pdf) return readCv(readPlainText(text), { asOf });
  const outcome = await readDocument(await readFile(pdf), {
    recognise: recogniseWithin(recognitionProcessorMs, recogniseScan),
  });
  return outcome.ok ? readCv(outcome.document, { asOf }) : null;
}

export function readLines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
