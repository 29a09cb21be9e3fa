import { z } from "zod";

/** An OpenAI-compatible API, by its base (`http://127.0.0.1:8000/v1`), and the model that is asked for. */
export type ModelServiceConfig = {
  url: URL;
  /** Sent as a bearer token; null where the service asks for none. */
  apiKey: string | null;
  model: string;
  /** How long an answer may take. */
  timeoutMs: number;
};

export const modelServiceUrl = z
  .string()
  .refine(
    isBase,
    "must be the base of an OpenAI-compatible API such as https://api.openai.com/v1, without a key in it",
  )
  .transform((text) => new URL(text.replace(/\/*$/, "/")));

function isBase(text: string): boolean {
  if (!URL.canParse(text)) {
    return false;
  }
  const { protocol, username, password, search, hash } = new URL(text);
  return ["http:", "https:"].includes(protocol) && !username && !password && !search && !hash;
}
