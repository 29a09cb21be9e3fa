import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { interviewOver } from "../interviews/jobs.ts";
import { handleFindFurtherPoints } from "./handle-find-further-points.ts";
import { handleInterviewOver } from "./handle-interview-over.ts";
import { findFurtherPoints } from "./jobs.ts";

export function reportJobHandlers(services: Services): JobHandler[] {
  return [handleJob(interviewOver, (payload) => handleInterviewOver(services, payload))];
}

/** What asks a language model, which may take its time. */
export function furtherPointsHandlers(services: Services): JobHandler[] {
  return [handleJob(findFurtherPoints, (payload) => handleFindFurtherPoints(services, payload))];
}
