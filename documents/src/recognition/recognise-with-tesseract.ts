import { createRequire } from "node:module";
import type { RecogniseIn } from "./in-its-language.ts";
import { type GreyPicture, type RecognisedWord, toPgm } from "./recognition.ts";

/** The part of the package that is used here: its own types bring the browser's global names along. */
type Worker = {
  reinitialize(languages: string[], engine: number): Promise<unknown>;
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
type Tesseract = { createWorker(languages: string[], engine: number, options: object): Promise<Worker> };

const lstmOnly = 1;
const watchIntervalMs = 100;

/**
 * Tesseract in WebAssembly, in a thread that is started with the first page and kept. `folder` holds the data of
 * `languages` ("eng", "deu", …: `<language>.traineddata.gz`); nothing is fetched. Processor time is that of this process; a page
 * that takes more than it may is given up together with the thread.
 */
export function createTesseract(data: { folder: string; languages: readonly string[] }): {
  recogniseIn: RecogniseIn;
  stop: () => Promise<void>;
} {
  let starting: Promise<Worker> | undefined;
  let order = data.languages;
  /** Ends the thread; the next page starts another one. */
  const stop = async () => {
    const stopping = starting;
    starting = undefined;
    order = data.languages;
    await (await stopping)?.terminate();
  };
  const recogniseIn: RecogniseIn = (languages) => async (picture, limitMs) => {
    starting ??= start(data);
    const worker = await starting;
    const startedMs = processorMs();
    const read = async () => {
      if (languages.join() !== order.join()) await worker.reinitialize([...languages], lstmOnly);
      order = languages;
      await worker.setParameters({ user_defined_dpi: "300" });
      return readWords(worker, picture);
    };
    const words = await unlessOver(() => processorMs() - startedMs > limitMs, read());
    if (words === undefined) await stop();
    return { words, processorMs: processorMs() - startedMs };
  };
  return { recogniseIn, stop };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function start(data: { folder: string; languages: readonly string[] }): Promise<Worker> {
  const { createWorker } = createRequire(import.meta.url)("tesseract.js") as Tesseract;
  return createWorker([...data.languages], lstmOnly, {
    langPath: data.folder,
    cacheMethod: "none",
    gzip: true,
  });
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
