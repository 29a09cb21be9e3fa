import { z } from "zod";
import { askModelService } from "../model-service/ask-model-service.ts";
import { type ModelService, nameOfService } from "../model-service/model-service.ts";
import type { Transcriber, Transcript } from "./transcriber.ts";

/** What OpenAI takes at the most; others were built after it. */
const maximumBytes = 25 * 1024 * 1024;
/** An hour of fast speech is a tenth of it. */
const maximumCharacters = 1_000_000;

const seconds = z.number().nonnegative().max(1_000_000);
const words = z.string().max(maximumCharacters);
/** The `verbose_json` of `/audio/transcriptions`; small services leave the segments out. */
const verboseJson = z.object({
  text: words,
  segments: z
    .array(z.object({ start: seconds, end: seconds, text: words }))
    .max(50_000)
    .nullish(),
});

/** The transcriber that the configuration names; null for none. What it is asked ends with `signal`. */
export function openTranscription(service: ModelService | null, signal: AbortSignal): Transcriber | null {
  return (
    service && {
      name: nameOfService(service),
      maximumBytes,
      transcribe: async ({ bytes, mediaType }) => {
        const form = new FormData();
        // Services tell the format by the name.
        const [, format = "webm"] = /^\w+\/(\w+)/.exec(mediaType) ?? [];
        const type = mediaType.split(";")[0] ?? mediaType;
        form.set("file", new File([new Uint8Array(bytes)], `answer.${format}`, { type }));
        form.set("model", service.model);
        form.set("response_format", "verbose_json");
        form.set("timestamp_granularities[]", "segment");
        const answer = verboseJson;
        return transcriptOf(
          await askModelService(service, { path: "audio/transcriptions", body: form, answer, signal }),
        );
      },
    }
  );
}

function transcriptOf({ text, segments }: z.output<typeof verboseJson>): Transcript {
  const said = segments?.length ? segments : [{ start: 0, end: 0, text }];
  return said.flatMap(({ start, end, text: spoken }) => {
    const readable = onOneLine(spoken);
    const startMs = Math.round(start * 1000);
    return readable === ""
      ? []
      : [{ startMs, endMs: Math.max(startMs, Math.round(end * 1000)), text: readable }];
  });
}

/** Without what a database or a page could not hold. */
function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}
