import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const sidebarWidth = 178;
const navy = "#1e3a5f";
const body: TextStyle = { font: "Helvetica", size: 9.3, color: "#222222", lineGap: 1.8, spaceAfter: 2.5 };
const bold: TextStyle = { ...body, font: "Helvetica-Bold", size: 10, spaceAfter: 0 };
const onDark: TextStyle = { ...body, size: 8.8, color: "#eef3f8", spaceAfter: 3.5 };

/** A dark column at the left for contact, skills and languages; the career beside it. */
export const leftSidebar: Layout = (document, person) => {
  drawSidebar(document);
  document.on("pageAdded", () => drawSidebar(document));

  const sidebar = createTextFlow(document, (page) => ({
    page,
    left: 24,
    top: 56,
    width: sidebarWidth - 44,
    bottom: pageHeight - 40,
  }));
  const { location, email, phone, link } = person.contact;
  writeSidebarSection(
    sidebar,
    "Contact",
    [phone, email, location, link].filter((line) => line !== undefined),
  );
  writeSidebarSection(sidebar, "Skills", person.skills);
  writeSidebarSection(sidebar, "Languages", person.languages);
  writeSidebarSection(sidebar, "Certificates", person.certificates);

  const main = createTextFlow(document, (page) => ({
    page,
    left: sidebarWidth + 28,
    top: 50,
    width: pageWidth - sidebarWidth - 68,
    bottom: pageHeight - 46,
  }));
  main.write(person.name, { ...bold, size: 25, color: navy, lineGap: 0, spaceAfter: 3 });
  main.write(person.headline, { ...body, size: 11.5, color: "#5b6b7c", spaceAfter: 9 });
  main.write(person.summary, body);

  writeHeading(main, "Experience");
  for (const job of person.jobs) {
    main.reserve(60);
    main.write(job.title, bold);
    main.write([job.employer, job.place].filter(Boolean).join(", "), { ...body, spaceAfter: 0 });
    main.write(job.dates, { ...body, size: 8.6, color: "#5b6b7c", spaceAfter: 3 });
    for (const bullet of job.bullets) main.writeBullet(bullet, body, "•");
    main.skip(6);
  }

  writeHeading(main, "Education");
  for (const { award, school, dates, note } of person.education) {
    main.reserve(30);
    main.write(award, bold);
    main.write([school, dates, note].filter(Boolean).join(", "), { ...body, spaceAfter: 5 });
  }
  for (const { heading, lines } of person.furtherSections ?? []) {
    writeHeading(main, heading);
    for (const line of lines) main.write(line, body);
  }
};

function drawSidebar(document: PDFKit.PDFDocument): void {
  document.rect(0, 0, sidebarWidth, pageHeight).fill(navy);
}

function writeSidebarSection(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  flow.skip(14);
  flow.reserve(40);
  flow.write(heading, { ...bold, size: 11, color: "#ffffff", lineGap: 0, spaceAfter: 3 });
  flow.drawRule({ color: "#8fb0d3", thickness: 0.7, spaceAfter: 6 });
  for (const line of lines) flow.write(line, onDark);
}

function writeHeading(flow: TextFlow, heading: string): void {
  flow.skip(9);
  flow.reserve(70);
  flow.write(heading, { ...bold, size: 13, color: navy, lineGap: 0, spaceAfter: 3 });
  flow.drawRule({ color: "#c5d2e0", thickness: 0.8, spaceAfter: 6 });
}
