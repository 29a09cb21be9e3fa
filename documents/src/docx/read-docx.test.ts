import {
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
} from "docx";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";
import { readDocument } from "../read-document.ts";

type Children = ConstructorParameters<typeof Document>[0]["sections"][number]["children"];
type Section = Omit<ConstructorParameters<typeof Document>[0]["sections"][number], "children">;

async function makeDocx(children: Children, section: Section = {}): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ ...section, children }] })));
}

function wrapXml(xml: string): Uint8Array {
  return zipSync({ "word/document.xml": strToU8(xml) });
}

const inBody = (xml: string) =>
  wrapXml(
    `<w:document xmlns:w="w" xmlns:mc="mc" xmlns:wps="wps" xmlns:v="v"><w:body>${xml}</w:body></w:document>`,
  );

describe("a Word document", () => {
  it("gives its paragraphs with weight, size and list markers", async () => {
    const docx = await makeDocx([
      new Paragraph({ children: [new TextRun({ text: "Experience", bold: true, size: 32 })] }),
      new Paragraph({ text: "Led a team", bullet: { level: 0 } }),
    ]);
    expect((await readSuccessfully(docx)).lines).toMatchObject([
      { text: "Experience", isBold: true, fontSize: 16, isBullet: false },
      { text: "Led a team", isBold: false, isBullet: true },
    ]);
  });

  it("says where bold words of a line end, unless they end more than once", async () => {
    const run = (text: string, bold: boolean) => new TextRun({ text, bold });
    const docx = await makeDocx([
      new Paragraph({
        children: [run("  Lab  Technician", true), run(" ", false), run("Golfe Analytics", false)],
      }),
      new Paragraph({ children: [run("Tools: ", true), run("Word, ", false), run("Excel", true)] }),
      new Paragraph({ children: [run("\tLab Technician", true), run("\tGolfe Analytics", false)] }),
    ]);
    const { lines } = await readSuccessfully(docx);
    expect(lines.map(({ text, otherWeightFrom }) => text.slice(otherWeightFrom ?? text.length))).toEqual([
      "Golfe Analytics",
      "",
      "",
      "",
    ]);
  });

  it("reads a table row by row", async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const rows = [
      ["2019", "Analyst"],
      ["2021", "Engineer"],
    ].map((texts) => new TableRow({ children: texts.map(cell) }));
    const { lines } = await readSuccessfully(await makeDocx([new Table({ rows })]));
    expect(textsOf(lines)).toEqual(["2019", "Analyst", "2021", "Engineer"]);
  });

  it("makes blocks of text boxes and of cells that are columns, not of the cells of a row", async () => {
    const cell = (texts: string[]) => new TableCell({ children: texts.map((text) => new Paragraph(text)) });
    const table = (...cells: string[][]) =>
      new Table({ rows: [new TableRow({ children: cells.map(cell) })] });
    const docx = await makeDocx([
      new Paragraph("Ada"),
      table(["2019"], ["Analyst"]),
      table(["Skills", "SQL", "R", "Excel"], ["Jobs", "Analyst", "Engineer", "Clerk"]),
      new Paragraph("End"),
    ]);
    const { lines } = await readSuccessfully(docx);
    expect(lines.map((line) => line.block)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
  });

  it("keeps headers and footers apart, where contact data may be", async () => {
    const docx = await makeDocx([new Paragraph("Analyst")], {
      headers: { default: new Header({ children: [new Paragraph("ada@example.org")] }) },
      footers: { default: new Footer({ children: [new Paragraph("Ada Lovelace")] }) },
    });
    const { lines, headersAndFooters } = await readSuccessfully(docx);
    expect(textsOf(lines)).toEqual(["Analyst"]);
    expect(textsOf(headersAndFooters)).toEqual(["ada@example.org", "Ada Lovelace"]);
  });

  it("reads a text box", async () => {
    const docx = await makeDocx([
      new Textbox({ style: { width: "200pt" }, children: [new Paragraph("Skills: SQL")] }),
    ]);
    expect(textsOf((await readSuccessfully(docx)).lines)).toEqual(["Skills: SQL"]);
  });

  it("reads a text box once that is there for newer and for older programs", async () => {
    const box = "<w:txbxContent><w:p><w:r><w:t>SQL</w:t></w:r></w:p></w:txbxContent>";
    const docx = inBody(
      `<w:p><w:r><mc:AlternateContent><mc:Choice><wps:wsp>${box}</wps:wsp></mc:Choice>
      <mc:Fallback><v:shape>${box}</v:shape></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    );
    expect(textsOf((await readSuccessfully(docx)).lines)).toEqual(["SQL"]);
  });

  it("parts lines at tabs and breaks and leaves out what was deleted", async () => {
    const docx = inBody(
      `<w:p><w:r><w:t>Engineer</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Acme</w:t></w:r>
      <w:del><w:r><w:delText>x</w:delText><w:t>gone</w:t></w:r></w:del></w:p>`,
    );
    expect(textsOf((await readSuccessfully(docx)).lines)).toEqual(["Engineer", "2019", "Acme"]);
  });

  it("reads footnotes after the text", async () => {
    const children = [new Paragraph({ children: [new TextRun("Analyst"), new FootnoteReferenceRun(1)] })];
    const footnotes = { 1: { children: [new Paragraph("With distinction")] } };
    const docx = await Packer.toBuffer(new Document({ sections: [{ children }], footnotes }));
    const { lines } = await readSuccessfully(new Uint8Array(docx));
    expect(textsOf(lines)).toEqual(["Analyst", "With distinction"]);
    expect(lines[1]?.block).toBeGreaterThan(lines[0]?.block ?? 0);
  });

  it("keeps hidden, tiny and white text apart", async () => {
    const docx = await makeDocx([
      new Paragraph({
        children: [
          new TextRun("Accountant"),
          new TextRun({ text: "Java", vanish: true }),
          new TextRun({ text: "Rust", size: 2 }),
          new TextRun({ text: "Go", color: "FFFFFF" }),
        ],
      }),
    ]);
    const { lines, hidden } = await readSuccessfully(docx);
    expect(textsOf(lines)).toEqual(["Accountant"]);
    expect(hidden).toMatchObject([
      { text: "Java", reason: "invisible render mode" },
      { text: "Rust", reason: "too small to see" },
      { text: "Go", reason: "same colour as its background" },
    ]);
  });

  it("sees white text on a dark table cell", async () => {
    const white = new Paragraph({ children: [new TextRun({ text: "Skills", color: "FFFFFF" })] });
    const cell = new TableCell({ children: [white], shading: { fill: "203040" } });
    const docx = await makeDocx([new Table({ rows: [new TableRow({ children: [cell] })] })]);
    const { lines, hidden } = await readSuccessfully(docx);
    expect(textsOf(lines)).toEqual(["Skills"]);
    expect(hidden).toEqual([]);
  });
});

describe("a hostile Word document", () => {
  it("is damaged when it declares a document type, so no entity is ever resolved", async () => {
    const docx = wrapXml(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><document>&e;</document>`);
    expect(await readDocument(docx)).toEqual({ ok: false, reason: "damaged" });
  });

  it("is damaged when entities would multiply each other, in whatever encoding", async () => {
    const entities = Array.from({ length: 9 }, (_, index) => {
      return `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`;
    });
    const xml = `<!DOCTYPE x [<!ENTITY e0 "word">${entities.join("")}]><document>&e9;</document>`;
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${xml}`, "utf16le"));
    for (const part of [strToU8(xml), utf16]) {
      const docx = zipSync({ "word/document.xml": part });
      expect(await readDocument(docx)).toEqual({ ok: false, reason: "damaged" });
    }
  });

  it("is damaged when an entity that nobody declared is used", async () => {
    const docx = inBody("<w:p><w:r><w:t>&secret;</w:t></w:r></w:p>");
    expect(await readDocument(docx)).toEqual({ ok: false, reason: "damaged" });
  });

  it("is read without its entries that point out of the archive or to pictures", async () => {
    const xml = `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:body></w:document>`;
    const docx = zipSync({
      "../../etc/cron.d/x": strToU8("x"),
      "/word/document.xml": strToU8("<evil/>"),
      "word/media/image1.png": new Uint8Array(60 * 1024 * 1024),
      "word/document.xml": strToU8(xml),
    });
    expect(textsOf((await readSuccessfully(docx)).lines)).toEqual(["Ada"]);
  });

  it("has too much inside with more entries than any document", async () => {
    const entries = Object.fromEntries(
      Array.from({ length: 2_100 }, (_, index) => [`word/x${index}.bin`, new Uint8Array(0)]),
    );
    expect(await readDocument(zipSync(entries))).toEqual({ ok: false, reason: "tooMuchInside" });
  });

  it("is damaged or cut off, and takes no memory for it, when an entry is larger than it says", async () => {
    const docx = zipSync({ "word/document.xml": new Uint8Array(25 * 1024 * 1024) });
    const view = new DataView(docx.buffer, docx.byteOffset);
    // The uncompressed size in the central directory (APPNOTE.TXT, 4.3.12).
    for (let at = 0; at < docx.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    }
    expect((await readDocument(docx)).ok).toBe(false);
  });

  it("is damaged when it is cut off or not well-formed", async () => {
    const docx = inBody("<w:p><w:r><w:t>Ada</w:t></w:r></w:p>");
    expect(await readDocument(docx.slice(0, docx.length - 30))).toEqual({ ok: false, reason: "damaged" });
    expect(await readDocument(wrapXml("<document><body></document>"))).toEqual({
      ok: false,
      reason: "damaged",
    });
  });

  it("is damaged when its elements are nested beyond reason", async () => {
    const docx = inBody(`${"<w:sdt>".repeat(5000)}${"</w:sdt>".repeat(5000)}`);
    expect(await readDocument(docx)).toEqual({ ok: false, reason: "damaged" });
  });

  it("has too much inside when it unpacks to more than a CV can be", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(25 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readDocument(bomb)).toEqual({ ok: false, reason: "tooMuchInside" });
  });

  it("has too much inside with more text than any CV", async () => {
    const line = "<w:p><w:r><w:t>2019 – 2020 Cook at the Blue Anchor</w:t></w:r></w:p>";
    expect(await readDocument(inBody(line.repeat(8_000)))).toEqual({ ok: false, reason: "tooMuchInside" });
    expect(await readDocument(inBody(line.repeat(5_000)))).toMatchObject({ ok: true });
  });

  it("never makes the reader throw, however its bytes are damaged", async () => {
    const docx = await makeDocx([new Paragraph("Ada Lovelace"), new Paragraph("Analyst")]);
    const position = fc.integer({ min: 0, max: docx.length - 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(position, { minLength: 1, maxLength: 20 }), fc.nat(7), async (flips, bit) => {
        const damaged = docx.slice();
        for (const index of flips) damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        expect(typeof (await readDocument(damaged)).ok).toBe("boolean");
      }),
      { numRuns: 60 },
    );
  });

  it("is of another type when the archive holds no document", async () => {
    expect(await readDocument(zipSync({ "../evil.sh": strToU8("x") }))).toEqual({
      ok: false,
      reason: "unsupportedType",
    });
  });
});

it("a Word document keeps every script and composes accents", async () => {
  const texts = [
    "\u0418\u0432\u0430\u043d \u041f\u0435\u0442\u0440\u043e\u0432",
    "\u738b\u5c0f\u660e",
    "\u05de\u05d4\u05e0\u05d3\u05e1 \u05ea\u05d5\u05db\u05e0\u05d4",
    "\u0645\u0647\u0646\u062f\u0633",
    "Zo\u00eb N\u00fa\u00f1ez",
  ];
  const paragraphs = texts.map((text) => new Paragraph(text.normalize("NFD")));
  const { lines } = await readSuccessfully(await makeDocx(paragraphs));
  expect(textsOf(lines)).toEqual(texts.map((text) => text.normalize("NFC")));
});
