import type { Config } from "./config/config.ts";
import type { ReadableByModel } from "./config/language-model-reads.ts";
import { openLanguageModel } from "./platform/language-model/open-language-model.ts";
import type { Services } from "./services.ts";

/** The language model of the configuration, for no more than it names. What it is asked ends with `signal`. */
export function openLanguageModels(
  config: Config["languageModel"],
  signal: AbortSignal,
): Services["languageModels"] {
  const model = openLanguageModel(config, signal);
  const forReading = (what: ReadableByModel) => (config?.reads.includes(what) ? model : null);
  return { answers: forReading("answers"), adverts: forReading("adverts"), cvs: forReading("cvs") };
}
