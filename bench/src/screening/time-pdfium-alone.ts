import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";

const threads = 2;

/** Milliseconds that PDFium alone takes for the text of all PDFs, on as many threads as the server has reading processes. */
export async function timePdfiumAlone(pdfs: readonly Uint8Array[]): Promise<number> {
  const workers = Array.from({ length: threads }, () => startWorker());
  try {
    // The first file is for starting up and compiling.
    for (const { read } of workers) await read(pdfs.slice(0, 1));
    const before = performance.now();
    await Promise.all(
      workers.map(({ read }, thread) => read(pdfs.filter((_, index) => index % threads === thread))),
    );
    return performance.now() - before;
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
}

function startWorker() {
  const worker = new Worker(new URL("./read-with-pdfium-alone.ts", import.meta.url));
  const read = (pdfs: readonly Uint8Array[]) =>
    new Promise<void>((resolve, reject) => {
      worker.once("message", () => resolve());
      worker.once("error", reject);
      worker.postMessage(pdfs);
    });
  return { worker, read };
}
