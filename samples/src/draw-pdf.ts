import PDFDocument from "pdfkit";

// pdfkit derives the file id from the document information, so a fixed date makes the bytes repeatable.
const creationDate = new Date("2026-01-15T09:00:00Z");

type PdfOptions = PDFKit.PDFDocumentOptions & { title: string; author: string };

/** Opens an A4 document without margins, lets `draw` fill it, and resolves with the finished bytes. */
export function drawPdf(
  { title, author, ...options }: PdfOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    // Deflate output differs between processor architectures; plain streams do not.
    compress: false,
    ...options,
    info: { Title: title, Author: author, CreationDate: creationDate },
  });
  const bytes = collectBytes(document);
  draw(document);
  document.end();
  return bytes;
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  document.on("error", reject);
  return promise;
}
