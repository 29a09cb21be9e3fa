import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import { isHeading } from "./make-job-description-pdf.ts";

/** A job description as a Word file with real headings and bullets. */
export async function makeJobDescriptionDocx(text: string): Promise<Uint8Array> {
  const [title = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const document = new Document({
    title,
    creator: "Human Resources",
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...lines.map((line) => paragraphOf(line)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function paragraphOf(line: string): Paragraph {
  if (line.startsWith("- ")) return new Paragraph({ text: line.slice(2), bullet: { level: 0 } });
  if (isHeading(line)) return new Paragraph({ text: line, heading: HeadingLevel.HEADING_2 });
  return new Paragraph({ text: line, spacing: { after: 120 } });
}
