import { startPdfium } from "@winnow/documents/pdfium.ts";

/** The least that any reader built on PDFium does; characters are fetched as one string per page. */
export async function readWithPdfium(bytes: Uint8Array): Promise<number> {
  const { functions, memory } = await startPdfium();
  const copy = functions.malloc(bytes.length);
  new Uint8Array(memory()).set(bytes, copy);
  const document = functions.FPDF_LoadMemDocument(copy, bytes.length, 0);
  let characters = 0;
  if (document !== 0) {
    for (let index = 0; index < functions.FPDF_GetPageCount(document); index += 1) {
      const page = functions.FPDF_LoadPage(document, index);
      const text = functions.FPDFText_LoadPage(page);
      const count = functions.FPDFText_CountChars(text);
      const string = functions.malloc(2 * count + 2);
      functions.FPDFText_GetText(text, 0, count, string);
      characters += new TextDecoder("utf-16le").decode(new Uint8Array(memory(), string, 2 * count)).length;
      functions.free(string);
      functions.FPDFText_ClosePage(text);
      functions.FPDF_ClosePage(page);
    }
    functions.FPDF_CloseDocument(document);
  }
  functions.free(copy);
  return characters;
}
