import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type GreyPicture, type RecognisedWord, type RecognitionEngine, toPgm } from "./recognition.ts";

/** The part of the package that is used here: its own types bring the browser's global names along. */
type Worker = {
  setParameters(parameters: Record<string, string>): Promise<unknown>;
  recognize(image: Buffer, options: object, output: object): Promise<{ data: { blocks: Block[] | null } }>;
  terminate(): Promise<unknown>;
};
type Block = { paragraphs: { lines: { words: TesseractWord[] }[] }[] };
type TesseractWord = {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
};
type Tesseract = { createWorker(language: string, engine: number, options: object): Promise<Worker> };

const lstmOnly = 1;
const watchIntervalMs = 100;
let starting: Promise<Worker> | undefined;

/**
 * Recognises words with Tesseract in WebAssembly, in a thread that is started with the first page and kept. The
 * language data (English) come from an npm package; nothing is fetched. Processor time is that of this process; a page
 * that takes more than it may is given up together with the thread.
 */
export const recogniseWithTesseract: RecognitionEngine = async (picture, limitMs) => {
  starting ??= start();
  const worker = await starting;
  const startedMs = processorMs();
  const words = await unlessOver(() => processorMs() - startedMs > limitMs, readWords(worker, picture));
  if (words === undefined) await stopTesseract();
  return { words, processorMs: processorMs() - startedMs };
};

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Ends the thread; the next page starts another one. */
export async function stopTesseract(): Promise<void> {
  const stopping = starting;
  starting = undefined;
  await (await stopping)?.terminate();
}

async function start(): Promise<Worker> {
  const require = createRequire(import.meta.url);
  const { createWorker } = require("tesseract.js") as Tesseract;
  const data = require.resolve("@tesseract.js-data/eng/package.json");
  const worker = await createWorker("eng", lstmOnly, {
    langPath: join(dirname(data), "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
  });
  await worker.setParameters({ user_defined_dpi: "300" });
  return worker;
}

async function readWords(worker: Worker, picture: GreyPicture): Promise<RecognisedWord[]> {
  const { data } = await worker.recognize(
    Buffer.from(toPgm(picture)),
    {},
    { blocks: true, text: false, hocr: false, tsv: false },
  );
  const lines = (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines);
  return lines.flatMap((line, index) =>
    line.words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      confidence,
      line: index,
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    })),
  );
}

/** Undefined when it is over first. */
async function unlessOver<T>(isOver: () => boolean, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setInterval(() => isOver() && resolve(undefined), watchIntervalMs);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearInterval(timer);
  }
}
