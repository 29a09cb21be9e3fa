import { join } from "node:path";
import { rankByScore } from "./rank-by-score.ts";
import type { Row } from "./row.ts";
import { lastObject, scoreWith, shown } from "./score-with.ts";

/** Real adverts against real CVs of known occupations. Takes a minute or two. */
export async function measureOccupations(place: { data: string; scratch: string }): Promise<Row[]> {
  const { data, scratch } = place;
  const folder = join(data, "rank/R1-occupation");
  const runFile = await rankByScore(folder, scratch);
  const { nDCG10, MAP, AUC } = lastObject(
    await scoreWith(join(data, "scripts/eval-ranking.mjs"), [folder, runFile, "--rel", "2"]),
  );
  return [
    {
      what: "R1: nDCG@10 / MAP / AUC",
      floor: "0.515 / 0.318 / 0.816",
      target: "0.64 / 0.46 / 0.89",
      ours: [nDCG10, MAP, AUC].map(shown).join(" / "),
    },
  ];
}
