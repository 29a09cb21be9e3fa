import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const accent = "#0f766e";
const grey = "#64748b";
const body: TextStyle = { font: "Helvetica", size: 9.6, color: "#1f2937", lineGap: 2, spaceAfter: 2.5 };
const bold: TextStyle = { ...body, font: "Helvetica-Bold", size: 10.2, spaceAfter: 0 };
const quiet: TextStyle = { ...body, color: grey, size: 9, spaceAfter: 3 };

/** One airy column in Helvetica with coloured headings; skills come before the work history. */
export const modernSans: Layout = (document, person) => {
  const flow = createTextFlow(document, (page) => ({
    page,
    left: 54,
    top: 56,
    width: pageWidth - 108,
    bottom: pageHeight - 50,
  }));
  const { location, email, phone, link } = person.contact;

  flow.write(person.name, { ...bold, size: 27, color: accent, lineGap: 0, spaceAfter: 3 });
  flow.write(person.headline, { ...body, size: 12.5, color: grey, spaceAfter: 6 });
  flow.write([email, phone, location, link].filter(Boolean).join("   ·   "), { ...body, size: 9 });
  flow.skip(4);
  flow.write(person.summary, body);

  if (person.skills.length > 0) {
    writeHeading(flow, "Skills");
    flow.write(person.skills.join("  ·  "), body);
  }

  writeHeading(flow, "Work history");
  for (const job of person.jobs) {
    flow.reserve(62);
    flow.write(`${job.title}, ${job.employer}`, bold);
    flow.write([job.dates, job.place].filter(Boolean).join("  |  "), quiet);
    for (const bullet of job.bullets) flow.writeBullet(bullet, body, "–");
    flow.skip(7);
  }

  writeHeading(flow, "Education");
  for (const { award, school, dates, note } of person.education) {
    flow.reserve(30);
    flow.write(award, bold);
    flow.write([school, dates, note].filter(Boolean).join("  |  "), quiet);
  }

  writeLines(flow, "Certifications", person.certificates);
  writeLines(flow, "Languages", person.languages);
  for (const { heading, lines } of person.furtherSections ?? []) writeLines(flow, heading, lines);
};

function writeHeading(flow: TextFlow, heading: string): void {
  flow.skip(10);
  flow.reserve(50);
  flow.drawRule({ color: accent, thickness: 2, width: 28, spaceAfter: 5 });
  flow.write(heading, { ...bold, size: 12.5, color: accent, spaceAfter: 3 });
}

function writeLines(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  writeHeading(flow, heading);
  for (const line of lines) flow.write(line, body);
}
