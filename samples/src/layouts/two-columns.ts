import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const bandHeight = 108;
const margin = 44;
const gutter = 26;
const columnWidth = (pageWidth - 2 * margin - gutter) / 2;
const plum = "#5b2a5e";
const body: TextStyle = { font: "Helvetica", size: 9.2, color: "#262626", lineGap: 1.8, spaceAfter: 2.5 };
const bold: TextStyle = { ...body, font: "Helvetica-Bold", size: 9.6, spaceAfter: 0 };

/** A tinted band with the name, and below it two equal columns through which everything runs. */
export const twoColumns: Layout = (document, person) => {
  document.rect(0, 0, pageWidth, bandHeight).fill("#f3eaf4");
  const { location, email, phone, link } = person.contact;

  const band = createTextFlow(document, () => ({
    page: 0,
    left: margin,
    top: 30,
    width: pageWidth - 2 * margin,
    bottom: bandHeight,
  }));
  band.write(person.name, { ...bold, size: 23, color: plum, lineGap: 0, spaceAfter: 3 });
  band.write(person.headline, { ...body, size: 11, spaceAfter: 5 });
  band.write([phone, email, location, link].filter(Boolean).join("  •  "), { ...body, size: 8.8 });

  const columns = createTextFlow(document, (frameIndex) => {
    const page = Math.floor(frameIndex / 2);
    return {
      page,
      left: margin + (frameIndex % 2) * (columnWidth + gutter),
      top: page === 0 ? bandHeight + 20 : 48,
      width: columnWidth,
      bottom: pageHeight - 46,
    };
  });
  writeHeading(columns, "Summary");
  columns.write(person.summary, body);

  writeHeading(columns, "Career");
  for (const job of person.jobs) {
    columns.reserve(64);
    columns.write(job.title, bold);
    columns.write([job.employer, job.place].filter(Boolean).join(", "), {
      ...body,
      font: "Helvetica-Oblique",
      spaceAfter: 0,
    });
    columns.write(job.dates, { ...body, size: 8.6, color: "#6b6b6b", spaceAfter: 3 });
    for (const bullet of job.bullets) columns.writeBullet(bullet, body, "•");
    columns.skip(7);
  }

  columns.advanceTo(1);
  writeHeading(columns, "Education and training");
  for (const { award, school, dates, note } of person.education) {
    columns.reserve(36);
    columns.write(award, bold);
    columns.write([school, dates].join(", "), { ...body, spaceAfter: note ? 0 : 5 });
    if (note) columns.write(note, { ...body, font: "Helvetica-Oblique", spaceAfter: 5 });
  }
  writeBullets(columns, "Certificates", person.certificates);
  writeBullets(columns, "Skills", person.skills);
  writeBullets(columns, "Languages", person.languages);
  for (const { heading, lines } of person.furtherSections ?? []) writeBullets(columns, heading, lines);
};

function writeHeading(flow: TextFlow, heading: string): void {
  flow.skip(8);
  flow.reserve(48);
  flow.write(heading, { ...bold, size: 11.5, color: plum, lineGap: 0, spaceAfter: 3 });
  flow.drawRule({ color: plum, thickness: 0.8, spaceAfter: 5 });
}

function writeBullets(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  writeHeading(flow, heading);
  for (const line of lines) flow.writeBullet(line, body, "•");
}
