import type { RecogniseIn } from "@winnow/documents/in-its-language.ts";
import { createTesseract } from "@winnow/documents/recognise-with-tesseract.ts";
import { linkLanguageData } from "./language-data.ts";
import { findTesseractProgram } from "./tesseract-program.ts";

/** The program `tesseract` where there is one with all languages, else Tesseract in WebAssembly, and the languages that it reads. */
export async function openRecognition(): Promise<{
  recogniseIn: RecogniseIn;
  languages: readonly string[];
  stop: () => Promise<void>;
}> {
  const program = await findTesseractProgram();
  if (program) return { ...program, stop: async () => undefined };
  const data = await linkLanguageData();
  return { ...createTesseract(data), languages: data.languages };
}
