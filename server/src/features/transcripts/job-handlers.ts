import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { giveUpTranscribing, handleTranscribeRecording } from "./handle-transcribe-recording.ts";
import { transcribeRecording } from "./jobs.ts";

export function transcriptJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(transcribeRecording, (payload) => handleTranscribeRecording(services, payload), {
      giveUp: (payload) => giveUpTranscribing(services, payload),
    }),
  ];
}
