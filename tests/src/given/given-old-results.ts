import { getScreeningFacts } from "@winnow/contract/results.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { foundByEngine } from "./found-by-engine.ts";
import { givenScreened, type Screened } from "./given-screened.ts";
import type { GivenScreening } from "./given-screening.ts";

export const oldEngine = "2026.11.1";

/**
 * A screened screening whose results an older engine has found, which did not see the requirement, other than the work
 * itself, that most CVs show; `results` are those of the running engine.
 */
export async function givenOldResults(
  winnow: TestWinnow,
  recruiter: Recruiter,
  given: GivenScreening,
): Promise<Screened & { unseen: string }> {
  const screened = await givenScreened(winnow, recruiter, given);
  const { requirements, results } = await recruiter.call(getScreeningFacts, { params: { id: screened.id } });
  const met = requirements.map(({ category }, index) =>
    category === "experience" ? 0 : results.filter(({ facts }) => facts[index]?.verdict === "met").length,
  );
  const unseen = requirements[met.indexOf(Math.max(...met))]?.id ?? "";
  await foundByEngine(winnow, screened.id, oldEngine, { blindTo: unseen });
  return { ...screened, unseen };
}
