import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const dateWidth = 96;
const indent = dateWidth + 14;
const ink = "#111111";
const body: TextStyle = { font: "Helvetica", size: 9.3, color: ink, lineGap: 1.8, spaceAfter: 2, indent };
const bold: TextStyle = { ...body, font: "Helvetica-Bold" };
const aside: TextStyle = { ...body, color: "#444444", indent: 0 };

/** Compact: a letter-spaced name, dates in a narrow column at the left, everything else beside them. */
export const dateColumn: Layout = (document, person) => {
  const flow = createTextFlow(document, (page) => ({
    page,
    left: 50,
    top: 46,
    width: pageWidth - 100,
    bottom: pageHeight - 44,
  }));
  const { location, email, phone, link } = person.contact;
  const centered: TextStyle = { ...body, indent: 0, align: "center" };

  flow.write(person.name.toUpperCase(), { ...centered, size: 19, characterSpacing: 4.5, spaceAfter: 5 });
  flow.write(person.headline, { ...centered, size: 10, spaceAfter: 3 });
  flow.write([location, phone, email, link].filter(Boolean).join("  /  "), { ...centered, size: 8.6 });

  writeHeading(flow, "Profile");
  flow.write(person.summary, { ...body, indent: 0 });

  writeHeading(flow, "Employment history");
  for (const job of person.jobs) {
    flow.reserve(42);
    flow.writeAside(job.dates, aside, dateWidth);
    flow.write([job.title, job.employer, job.place].filter(Boolean).join(", "), bold);
    for (const bullet of job.bullets) flow.writeBullet(bullet, body, "-");
    flow.skip(6);
  }

  writeHeading(flow, "Education");
  for (const { award, school, dates, note } of person.education) {
    flow.reserve(26);
    flow.writeAside(dates, aside, dateWidth);
    flow.write(`${award}, ${school}`, bold);
    if (note) flow.write(note, body);
  }
  writeRows(flow, "Certificates", person.certificates);
  if (person.skills.length > 0) {
    writeHeading(flow, "Skills");
    flow.write(person.skills.join(", "), { ...body, indent: 0 });
  }
  if (person.languages.length > 0) {
    writeHeading(flow, "Languages");
    flow.write(person.languages.join("; "), { ...body, indent: 0 });
  }
  for (const { heading, lines } of person.furtherSections ?? []) writeRows(flow, heading, lines);
};

function writeHeading(flow: TextFlow, heading: string): void {
  flow.skip(9);
  flow.reserve(48);
  flow.drawRule({ color: ink, thickness: 0.5, spaceAfter: 6 });
  flow.write(heading, { ...bold, indent: 0, size: 9.6, spaceAfter: 3 });
}

function writeRows(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  writeHeading(flow, heading);
  for (const line of lines) flow.write(line, { ...body, indent: 0 });
}
