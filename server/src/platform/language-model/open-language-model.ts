import { z } from "zod";
import { askModelService } from "../model-service/ask-model-service.ts";
import { type ModelService, nameOfService } from "../model-service/model-service.ts";
import type { LanguageModel } from "./language-model.ts";

const completion = z
  .object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })
  .transform(({ choices: [first] }) => jsonOf(first?.message.content ?? ""));

/** The language model that the configuration names; null for none. What it is asked ends with `signal`. */
export function openLanguageModel(service: ModelService | null, signal: AbortSignal): LanguageModel | null {
  return (
    service && {
      name: nameOfService(service),
      read: ({ instructions, content, answer }) =>
        askModelService(service, {
          path: "chat/completions",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            model: service.model,
            temperature: 0,
            response_format: { type: "json_object" },
            messages: [
              { role: "system", content: instructions },
              // As JSON, so that nothing in it can end it.
              { role: "user", content: JSON.stringify(content) },
            ],
          }),
          answer: completion.pipe(answer),
          signal,
        }),
    }
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
