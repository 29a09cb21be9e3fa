import { listScreeningResults, type ScreeningResult } from "@winnow/contract/results.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { readyScreening } from "./ready-screening.ts";
import type { Recruiter } from "./recruiter.ts";
import type { TestWinnow } from "./start-winnow.ts";
import { untilScreening } from "./uploads.ts";

/** A completed screening with its results, best first. */
export async function screened(
  winnow: TestWinnow,
  recruiter: Recruiter,
  options: { cvs: number },
): Promise<{ id: string; results: ScreeningResult[] }> {
  const { id } = await readyScreening(winnow, recruiter, options);
  await recruiter.call(startScreening, { params: { id } });
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  return { id, results: await resultsOf(recruiter, id) };
}

/** Best first. */
export async function resultsOf(recruiter: Recruiter, id: string): Promise<ScreeningResult[]> {
  return (await recruiter.call(listScreeningResults, { params: { id }, query: { size: 100 } })).data;
}
