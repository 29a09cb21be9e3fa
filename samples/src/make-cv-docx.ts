import { Document, HeadingLevel, Packer, Paragraph, TabStopPosition, TabStopType, TextRun } from "docx";
import type { Education, Job, Person } from "./person.ts";

/** The person's CV as a Word file with headings, bullets and dates at a right tab stop. */
export async function makeCvDocx(person: Person): Promise<Uint8Array> {
  const { location, email, phone, link } = person.contact;
  const document = new Document({
    title: `CV ${person.name}`,
    creator: person.name,
    sections: [
      {
        children: [
          new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: person.headline, spacing: { after: 60 } }),
          new Paragraph({ text: [location, phone, email, link].filter(Boolean).join(" | ") }),
          heading("Summary"),
          new Paragraph({ text: person.summary }),
          heading("Experience"),
          ...person.jobs.flatMap((job) => jobParagraphs(job)),
          heading("Education"),
          ...person.education.flatMap((education) => educationParagraphs(education)),
          ...listSection("Certificates", person.certificates),
          ...listSection("Skills", person.skills),
          ...listSection("Languages", person.languages),
          ...(person.furtherSections ?? []).flatMap((section) => listSection(section.heading, section.lines)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240, after: 80 } });
}

function bullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } });
}

function datedLine(text: string, dates: string): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    spacing: { before: 120 },
    keepNext: true,
    children: [new TextRun({ text, bold: true }), new TextRun({ text: `\t${dates}` })],
  });
}

function jobParagraphs(job: Job): Paragraph[] {
  const employer = [job.employer, job.place].filter(Boolean).join(", ");
  return [datedLine(job.title, job.dates), new Paragraph({ text: employer }), ...job.bullets.map(bullet)];
}

function educationParagraphs({ award, school, dates, note }: Education): Paragraph[] {
  return [datedLine(award, dates), new Paragraph({ text: note ? `${school} (${note})` : school })];
}

function listSection(title: string, lines: string[]): Paragraph[] {
  return lines.length === 0 ? [] : [heading(title), ...lines.map(bullet)];
}
