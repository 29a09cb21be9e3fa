import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const ink = "#1a1a1a";
const body: TextStyle = { font: "Times-Roman", size: 10.5, color: ink, spaceAfter: 2 };
const bold: TextStyle = { ...body, font: "Times-Bold", spaceAfter: 0 };
const italic: TextStyle = { ...body, font: "Times-Italic" };
const centered: TextStyle = { ...body, align: "center" };

/** One column in Times with a centred heading, as a solicitor or an accountant would send it. */
export const classicSerif: Layout = (document, person) => {
  const flow = createTextFlow(document, (page) => ({
    page,
    left: 62,
    top: 54,
    width: pageWidth - 124,
    bottom: pageHeight - 52,
  }));
  const { location, email, phone, link } = person.contact;

  flow.write(person.name, { ...centered, font: "Times-Bold", size: 23, spaceAfter: 1 });
  flow.write(person.headline, { ...centered, font: "Times-Italic", size: 12, spaceAfter: 4 });
  flow.write([location, phone, email, link].filter(Boolean).join("  |  "), { ...centered, size: 9.5 });

  writeHeading(flow, "Profile");
  flow.write(person.summary, { ...body, align: "left" });

  writeHeading(flow, "Professional Experience");
  for (const job of person.jobs) {
    flow.reserve(58);
    flow.writeRow({ text: job.title, style: bold }, { text: job.dates, style: body });
    flow.write([job.employer, job.place].filter(Boolean).join(", "), italic);
    for (const bullet of job.bullets) flow.writeBullet(bullet, body, "•");
    flow.skip(6);
  }

  writeHeading(flow, "Education");
  for (const { award, school, dates, note } of person.education) {
    flow.reserve(30);
    flow.writeRow({ text: award, style: bold }, { text: dates, style: body });
    flow.write(note ? `${school} (${note})` : school, italic);
  }

  writeList(flow, "Professional Qualifications", person.certificates);
  if (person.skills.length > 0) {
    writeHeading(flow, "Key Skills");
    flow.write(person.skills.join("; "), body);
  }
  if (person.languages.length > 0) {
    writeHeading(flow, "Languages");
    flow.write(person.languages.join(", "), body);
  }
  for (const { heading, lines } of person.furtherSections ?? []) writeList(flow, heading, lines);
};

function writeHeading(flow: TextFlow, heading: string): void {
  flow.skip(9);
  flow.reserve(44);
  flow.write(heading.toUpperCase(), {
    font: "Times-Bold",
    size: 10.5,
    color: ink,
    characterSpacing: 0.6,
    lineGap: 0,
  });
  flow.drawRule({ color: "#777777", thickness: 0.6, spaceAfter: 5 });
}

function writeList(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  writeHeading(flow, heading);
  for (const line of lines) flow.writeBullet(line, body, "•");
}
