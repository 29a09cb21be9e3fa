/** An OpenAI-compatible API: its base with a slash at the end, and what is asked for there. */
export type ModelService = { url: URL; apiKey: string | null; model: string; timeoutMs: number };

/** Which model, and where it runs unless that is this machine, fit to show: "whisper-1 (api.openai.com)". */
export function nameOfService({ url, model }: ModelService): string {
  const { hostname } = url;
  const isHere = hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
  return isHere ? model : `${model} (${hostname})`;
}
