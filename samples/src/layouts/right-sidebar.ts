import { type Layout, pageHeight, pageWidth } from "./layout.ts";
import { createTextFlow, type TextFlow, type TextStyle } from "./text-flow.ts";

const sidebarLeft = 412;
const headerHeight = 112;
const rust = "#9a3412";
const body: TextStyle = { font: "Times-Roman", size: 10.8, color: "#292524", lineGap: 1.8, spaceAfter: 2.5 };
const bold: TextStyle = { ...body, font: "Times-Bold", size: 11.2, spaceAfter: 0 };
const beside: TextStyle = { ...body, size: 10, spaceAfter: 4 };

/** A tinted column at the right for education, skills and languages; serif text, sans headings. */
export const rightSidebar: Layout = (document, person) => {
  drawSidebar(document);
  document.on("pageAdded", () => drawSidebar(document));
  const { location, email, phone, link } = person.contact;

  const header = createTextFlow(document, () => ({
    page: 0,
    left: 48,
    top: 44,
    width: sidebarLeft - 72,
    bottom: headerHeight,
  }));
  header.write(person.name, { ...body, font: "Helvetica", size: 26, color: rust, lineGap: 0, spaceAfter: 4 });
  header.write(person.headline, { ...body, font: "Times-Italic", size: 12.5, color: "#57534e" });

  const main = createTextFlow(document, (page) => ({
    page,
    left: 48,
    top: page === 0 ? headerHeight : 52,
    width: sidebarLeft - 72,
    bottom: pageHeight - 48,
  }));
  writeHeading(main, "About me");
  main.write(person.summary, body);
  main.skip(9);
  writeHeading(main, "Employment");
  for (const job of person.jobs) {
    main.reserve(60);
    main.write(job.employer + (job.place ? `, ${job.place}` : ""), bold);
    main.writeRow(
      { text: job.title, style: { ...body, font: "Times-Italic" } },
      { text: job.dates, style: { ...body, size: 9.4, color: "#78716c" } },
    );
    for (const bullet of job.bullets) main.writeBullet(bullet, body, "•");
    main.skip(9);
  }
  for (const { heading, lines } of person.furtherSections ?? []) {
    writeHeading(main, heading);
    for (const line of lines) main.write(line, body);
  }

  const sidebar = createTextFlow(document, (page) => ({
    page,
    left: sidebarLeft + 18,
    top: 50,
    width: pageWidth - sidebarLeft - 42,
    bottom: pageHeight - 44,
  }));
  writeSidebarSection(
    sidebar,
    "Contact",
    [location, phone, email, link].filter((line) => line !== undefined),
  );
  writeSidebarSection(
    sidebar,
    "Education",
    person.education.map(({ award, school, dates, note }) =>
      [award, school, dates, note].filter(Boolean).join("\n"),
    ),
  );
  writeSidebarSection(sidebar, "Qualifications", person.certificates);
  writeSidebarSection(sidebar, "Skills", person.skills);
  writeSidebarSection(sidebar, "Languages", person.languages);
};

function drawSidebar(document: PDFKit.PDFDocument): void {
  document.rect(sidebarLeft, 0, pageWidth - sidebarLeft, pageHeight).fill("#f5efe6");
}

function writeHeading(flow: TextFlow, heading: string): void {
  flow.reserve(70);
  flow.write(heading, { ...bold, font: "Helvetica-Bold", size: 11, color: rust, spaceAfter: 4 });
}

function writeSidebarSection(flow: TextFlow, heading: string, lines: string[]): void {
  if (lines.length === 0) return;
  flow.skip(10);
  flow.reserve(40);
  flow.write(heading, { ...bold, font: "Helvetica-Bold", size: 10, color: rust, spaceAfter: 4 });
  for (const line of lines) flow.write(line, beside);
}
