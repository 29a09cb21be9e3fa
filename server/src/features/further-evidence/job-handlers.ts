import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { findFurtherEvidence } from "../screenings/jobs.ts";
import { giveUpFindingFurtherEvidence, handleFindFurtherEvidence } from "./handle-find-further-evidence.ts";

/** What asks a language model, which may take its time. */
export function furtherEvidenceHandlers(services: Services): JobHandler[] {
  return [
    handleJob(findFurtherEvidence, (payload) => handleFindFurtherEvidence(services, payload), {
      giveUp: (payload) => giveUpFindingFurtherEvidence(services, payload),
    }),
  ];
}
