import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { startPdfium } from "../pdfium/pdfium.ts";
import { drawForRecognition } from "./draw-for-recognition.ts";
import { createTesseract } from "./recognise-with-tesseract.ts";
import type { GreyPicture } from "./recognition.ts";

const isInstalled = (() => {
  try {
    return createRequire(import.meta.url).resolve("tesseract.js") !== "";
  } catch {
    return false;
  }
})();

const english = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json");
const tesseract = createTesseract({
  folder: join(dirname(english), "4.0.0_best_int"),
  languages: ["eng"],
});
const recogniseWithTesseract = tesseract.recogniseIn(["eng"]);

afterAll(tesseract.stop);

it.runIf(isInstalled)("reads a printed line with boxes in pixels, page after page", async () => {
  const picture = await pictureOf("Ada Lovelace, ada@example.org");
  for (let page = 0; page < 2; page += 1) {
    const { words } = await recogniseWithTesseract(picture, 60_000);
    expect(words?.map(({ text, line }) => [text, line])).toEqual([
      ["Ada", 0],
      ["Lovelace,", 0],
      ["ada@example.org", 0],
    ]);
    expect(words?.[0]?.box.x).toBeCloseTo((50 / 72) * 300, -1);
  }
});

it.runIf(isInstalled)(
  "gives up a page that takes more processor time than it may, and reads the next",
  async () => {
    const picture = await pictureOf("Ada Lovelace");
    expect(await recogniseWithTesseract(picture, 1)).toMatchObject({ words: undefined });
    const { words, processorMs } = await recogniseWithTesseract(picture, 60_000);
    expect(words?.map(({ text }) => text)).toEqual(["Ada", "Lovelace"]);
    expect(processorMs).toBeGreaterThan(0);
  },
);

async function pictureOf(text: string): Promise<GreyPicture> {
  const pdfium = await startPdfium();
  const { functions } = pdfium;
  const bytes = await makePdf((pdf) => pdf.fontSize(14).text(text));
  const copy = functions.malloc(bytes.length);
  new Uint8Array(pdfium.memory()).set(bytes, copy);
  const document = functions.FPDF_LoadMemDocument(copy, bytes.length, 0);
  const page = functions.FPDF_LoadPage(document, 0);
  const picture = drawForRecognition(pdfium, {
    page,
    size: { number: 1, width: 595, height: 842 },
    shapes: [],
  });
  functions.FPDF_ClosePage(page);
  functions.FPDF_CloseDocument(document);
  functions.free(copy);
  if (picture === undefined) throw new Error("no picture");
  return picture;
}
