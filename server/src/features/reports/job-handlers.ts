import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { interviewOver } from "../interviews/jobs.ts";
import { handleInterviewOver } from "./handle-interview-over.ts";

export function reportJobHandlers(services: Services): JobHandler[] {
  return [handleJob(interviewOver, (payload) => handleInterviewOver(services, payload))];
}
