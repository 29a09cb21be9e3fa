import PDFDocument from "pdfkit";

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF on A4, drawn by `draw`, as bytes. */
export function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PdfOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: "A4", margin: 50, ...options });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
    pdf.fontSize(10);
    draw(pdf);
    pdf.end();
  });
}
