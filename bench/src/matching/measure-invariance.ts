import { join } from "node:path";
import { rankByScore } from "./rank-by-score.ts";
import type { Row } from "./row.ts";
import { lastObject, scoreWith, shown } from "./score-with.ts";

/** Changes of identity must move no score; tricks must lift no irrelevant CV above a full fit. */
export async function measureInvariance(place: { data: string; scratch: string }): Promise<Row[]> {
  const { data, scratch } = place;
  const folder = join(data, "rank/R6-invariance");
  const runFile = await rankByScore(folder, scratch);
  const output = await scoreWith(join(data, "scripts/eval-invariance.mjs"), [folder, runFile]);
  const { invariance_violations: violations, of } = lastObject(output);
  const above = [...output.matchAll(/above a full fit: (\d+)\/(\d+)/g)];
  const lifted = above.reduce((sum, match) => sum + Number(match[1]), 0);
  const tried = above.reduce((sum, match) => sum + Number(match[2]), 0);
  return [
    {
      what: "R6: identity changes that move the score",
      floor: "439 of 1620",
      target: "0",
      ours: `${shown(violations)} of ${shown(of)}`,
    },
    {
      what: "R6: irrelevant CVs above a full fit",
      floor: "12 of 12 (pasted JD)",
      target: "0",
      ours: `${lifted} of ${tried}`,
    },
  ];
}
