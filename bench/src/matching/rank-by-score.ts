import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { matchSet } from "./rank-set.ts";

/** Matches a set from its texts and writes {qid: {did: score}} for the scorers; answers with the file. */
export async function rankByScore(folder: string, scratch: string): Promise<string> {
  const run: Record<string, Record<string, number>> = {};
  await matchSet(folder, {
    source: "text",
    onMatch: ({ qid, did, report }) => {
      run[qid] = { ...run[qid], [did]: report.score };
    },
  });
  const file = join(scratch, "run.json");
  await writeFile(file, JSON.stringify(run));
  return file;
}
