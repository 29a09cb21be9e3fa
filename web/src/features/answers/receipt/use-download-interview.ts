import { downloadOwnInterview } from "@winnow/contract/answers.ts";
import { call } from "../../../api/call.ts";
import { fetchLink } from "../../../api/fetch-link.ts";
import { saveFile } from "../../../ui/file/save-file.ts";
import { useOpenInterview } from "../interview-context.ts";
import { type Act, useAct } from "./use-act.ts";

/** Saves everything that is kept of the candidate: each recording, then a file of data that names them. */
export function useDownloadInterview(): Act {
  const { token } = useOpenInterview();
  return useAct(async () => {
    const kept = await call(downloadOwnInterview, { params: { token } });
    const questions = [];
    for (const question of kept.questions) {
      const recordings = [];
      for (const [index, { link, ...recording }] of question.recordings.entries()) {
        // One after the other, so that a phone holds one of them at a time.
        const name = `question-${question.number}-recording-${index + 1}`;
        recordings.push({ ...recording, file: link === null ? null : await saveRecording(link, name) });
      }
      questions.push({ ...question, recordings });
    }
    const written = JSON.stringify({ ...kept, questions }, null, 2);
    saveFile(new Blob([written], { type: "application/json" }), "interview.json");
  });
}

async function saveRecording(url: string, name: string): Promise<string> {
  const recording = await fetchLink({ url, file_name: name });
  const fileName = `${name}.${recording.type.includes("webm") ? "webm" : "mp4"}`;
  saveFile(recording, fileName);
  return fileName;
}
