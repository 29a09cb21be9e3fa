import { handleJob, type JobHandler } from "../../platform/jobs/run-worker.ts";
import type { Services } from "../../services.ts";
import { giveUpJoiningRecording, handleJoinRecording } from "./handle-join-recording.ts";
import { joinRecording } from "./jobs.ts";

export function answerJobHandlers(services: Services): JobHandler[] {
  return [
    handleJob(joinRecording, (payload) => handleJoinRecording(services, payload), {
      giveUp: (payload) => giveUpJoiningRecording(services, payload),
    }),
  ];
}
