import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { servePoolTasks } from "@winnow/server/platform/processes/serve-pool-tasks.ts";
import type { Pdf } from "./pdfs-to-read.ts";
import { type ReadPdf, readers } from "./readers.ts";

/** Reads all files once; answers the milliseconds that each took. */
export type ReaderTasks = { readAll: { input: { reader: string; paths: string[] }; output: number[] } };

let known: { read: ReadPdf; pdfs: Pdf[] } | undefined;

servePoolTasks<ReaderTasks>({
  readAll: async ({ reader, paths }) => {
    known ??= { read: await load(reader), pdfs: await Promise.all(paths.map(readPdf)) };
    const { read, pdfs } = known;
    const times: number[] = [];
    for (const pdf of pdfs) {
      const before = performance.now();
      await read(pdf);
      times.push(performance.now() - before);
    }
    return times;
  },
});

async function load(name: string): Promise<ReadPdf> {
  const read = await readers.find((reader) => reader.name === name)?.load();
  if (read === undefined) throw new Error(`The reader ${name} is not installed.`);
  return read;
}

async function readPdf(path: string): Promise<Pdf> {
  return { path, bytes: new Uint8Array(await readFile(path)) };
}
