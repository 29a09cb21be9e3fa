import { type DecisionKind, decide } from "@winnow/contract/decisions.ts";
import { listScreeningResults, type ScreeningResult } from "@winnow/contract/results.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { beforeAll, beforeEach } from "vitest";
import { cvsOf } from "../../given/given-cvs.ts";
import { givenScreened } from "../../given/given-screened.ts";
import { manyPeople } from "../../given/many-people.ts";
import { type Journey, startJourney } from "../journey.ts";

/** So many results that they fill five pages. */
export const count = 50;

export type ResultsJourney = Journey & {
  screeningId: string;
  /** Opens the results and waits until they stand there. */
  open: (query?: string) => Promise<void>;
  /** The results as the server ranks them. */
  ranking: () => Promise<ScreeningResult[]>;
  decided: (kind: DecisionKind | "undecided") => Promise<number>;
};

/** A recruiter before fifty results; each test begins with none of them decided. */
export function startResultsJourney(): ResultsJourney {
  const journey = startJourney({ variables: { WELCOME_CREDITS: "100.00" } });
  const params = () => ({ id: results.screeningId });
  const results: ResultsJourney = Object.assign(journey, {
    screeningId: "",
    open: async (query = "") => {
      await journey.page.goto(`/admin/screening-result/${results.screeningId}${query}`);
      await journey.page.locator("[data-row]").first().waitFor();
    },
    ranking: async () => {
      const { data } = await journey.recruiter.call(listScreeningResults, {
        params: params(),
        query: { size: 100 },
      });
      return data;
    },
    decided: async (decision: DecisionKind | "undecided") => {
      const { total } = await journey.recruiter.call(listScreeningResults, {
        params: params(),
        query: { decision, size: 1 },
      });
      return total;
    },
  });

  beforeAll(async () => {
    const { id } = await givenScreened(journey.winnow, journey.recruiter, {
      title: "Payroll accountant",
      jdText: payrollAccountantJd,
      cvs: await cvsOf(manyPeople(count)),
    });
    results.screeningId = id;
  });

  beforeEach(async () => {
    // Nothing that the page of the test before has begun may arrive later.
    await journey.page.goto("about:blank");
    journey.page.complaints.length = 0;
    await journey.recruiter.call(decide, {
      params: params(),
      body: { selection: { matching: {} }, decision: null },
    });
  });

  return results;
}
