import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { giveUpComparingResults, handleCompareResults } from "./handle-compare-results.ts";
import { giveUpTakingOver, handleTakeOverResults } from "./handle-take-over-results.ts";
import { compareResults, takeOverResults } from "./jobs.ts";

export function rescreeningJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(compareResults, (payload) => handleCompareResults(services, payload), {
      giveUp: (payload) => giveUpComparingResults(services, payload),
    }),
    handleJob(takeOverResults, (payload) => handleTakeOverResults(services, payload), {
      giveUp: (payload) => giveUpTakingOver(services, payload),
    }),
  ];
}
