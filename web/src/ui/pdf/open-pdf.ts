import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** What pdf.js needs for documents that bring no fonts or character maps of their own, from our origin. */
const resourceUrls: Record<string, string> = {
  ...import.meta.glob<string>("../../../node_modules/pdfjs-dist/cmaps/*.bcmap", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", {
    query: "?url",
    import: "default",
    eager: true,
  }),
};
const urlsByName = new Map(
  Object.entries(resourceUrls).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

/** Opens a PDF. `close` gives back what it holds, also while it is still being opened. */
export function openPdf(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  const loading = getDocument({
    data: bytes,
    BinaryDataFactory: BundledResources,
    useWorkerFetch: false,
    // The bundled fonts look the same everywhere; which fonts somebody has installed is not ours to ask.
    useSystemFonts: false,
    // People's files are seldom flawless, and what can be mended is nobody's trouble.
    verbosity: VerbosityLevel.ERRORS,
  });
  return {
    opened: loading.promise,
    close: () => void loading.destroy(),
  };
}

/** Hands the bundled resources to pdf.js under the names that it asks for. */
class BundledResources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urlsByName.get(filename);
    if (url === undefined) throw new Error(`There is no resource called ${filename}.`);
    const response = await fetch(url);
    return new Uint8Array(await response.arrayBuffer());
  }
}
