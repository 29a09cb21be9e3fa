import { parentPort } from "node:worker_threads";
import { readWithPdfium } from "../documents/read-with-pdfium.ts";

parentPort?.on("message", async (pdfs: Uint8Array[]) => {
  for (const pdf of pdfs) await readWithPdfium(pdf);
  parentPort?.postMessage("done");
});
