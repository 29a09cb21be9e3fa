import { inItsLanguage } from "@winnow/documents/in-its-language.ts";
import type { RecognitionEngine } from "@winnow/documents/recognition.ts";
import { openRecognition } from "@winnow/server/platform/ocr/open-recognition.ts";

let opening: ReturnType<typeof openRecognition> | undefined;

/** As the product's reading processes recognise scans. */
export const recogniseScan: RecognitionEngine = async (picture, limitMs) => {
  opening ??= openRecognition();
  const { recogniseIn, languages } = await opening;
  return inItsLanguage(recogniseIn, languages)(picture, limitMs);
};

export async function stopRecognising(): Promise<void> {
  await (await opening)?.stop();
}
