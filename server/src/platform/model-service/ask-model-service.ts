import type { z } from "zod";
import type { ModelService } from "./model-service.ts";
import { ServiceRefused } from "./service-refused.ts";

const maximumAnswerBytes = 8 * 1024 * 1024;
/** How often nonsense is asked for again: models do not answer alike each time. */
const triesUntilGarbled = 3;
/** Refusals that pass: request timeout, conflict, too early, too many requests. */
const passingStatuses = [408, 409, 425, 429];

/**
 * Posts to a service and answers with what it says, in the shape of `answer`. Throws `ServiceRefused` where asking again
 * is of no use; whatever else it throws (no network, no answer in time, 429, 5xx) may pass.
 */
export async function askModelService<Schema extends z.ZodType>(
  service: ModelService,
  question: {
    path: string;
    headers?: Record<string, string>;
    body: string | FormData;
    answer: Schema;
    signal: AbortSignal;
  },
): Promise<z.output<Schema>> {
  for (let tries = 0; tries < triesUntilGarbled; tries += 1) {
    const parsed = question.answer.safeParse(await ask(service, question));
    if (parsed.success) {
      return parsed.data;
    }
  }
  throw new ServiceRefused(null);
}

async function ask(
  { url, apiKey, timeoutMs }: ModelService,
  question: { path: string; headers?: Record<string, string>; body: string | FormData; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(new URL(question.path, url), {
    method: "POST",
    headers: { ...question.headers, ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
    body: question.body,
    // Answers and recordings go where the operator said, and nowhere else.
    redirect: "manual",
    signal: AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]),
  });
  const text = await readText(response);
  if (response.ok) {
    return jsonOf(text);
  }
  if (response.status >= 500 || passingStatuses.includes(response.status)) {
    throw new Error(`The service answered ${response.status}.`);
  }
  throw new ServiceRefused(response.status);
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let sizeBytes = 0;
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maximumAnswerBytes) {
      throw new ServiceRefused(null);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
