import { drawPdf } from "./draw-pdf.ts";
import { pageHeight, pageWidth } from "./layouts/layout.ts";
import { createTextFlow, type TextStyle } from "./layouts/text-flow.ts";

const body: TextStyle = { font: "Helvetica", size: 10, color: "#222222", lineGap: 2.2, spaceAfter: 4 };
const headingColor = "#1d4e89";

/** A job description as a PDF: the first line is the title, a line without a full stop is a heading. */
export function makeJobDescriptionPdf(text: string): Promise<Uint8Array> {
  const [title = "", ...lines] = text.split("\n").filter((line) => line !== "");
  return drawPdf({ title, author: "Human Resources" }, (document) => {
    const flow = createTextFlow(document, (page) => ({
      page,
      left: 64,
      top: 60,
      width: pageWidth - 128,
      bottom: pageHeight - 56,
    }));
    flow.write(title, { ...body, font: "Helvetica-Bold", size: 20, color: headingColor });
    for (const line of lines) {
      if (line.startsWith("- ")) {
        flow.writeBullet(line.slice(2), { ...body, spaceAfter: 1.5 }, "•");
        continue;
      }
      if (!isHeading(line)) {
        flow.write(line, body);
        continue;
      }
      flow.skip(8);
      flow.reserve(48);
      flow.write(line, { ...body, font: "Helvetica-Bold", size: 12, color: headingColor });
    }
  });
}

export function isHeading(line: string): boolean {
  return !line.startsWith("- ") && !/[.!?,:]/.test(line);
}
