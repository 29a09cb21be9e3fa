import { damageKinds, damagePdf } from "@winnow/samples/damage-pdf.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import { rawPage, rawStream, shownAt, unicodePage } from "@winnow/samples/raw-pdf.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";
import type { DocumentText } from "../document-text.ts";
import { maximumPdfiumBytes } from "../limits.ts";
import { startPdfium } from "../pdfium/pdfium.ts";
import { readDocument } from "../read-document.ts";

const damagesPerKind = 7;
const reasons = [
  "damaged",
  "noText",
  "tooMuchInside",
  "tooMuchMemory",
  "tooManyPages",
  "encrypted",
  "unsupportedType",
  "empty",
];

let pdfs: Uint8Array[];
let goodPdf: Uint8Array;
let goodText: DocumentText;

beforeAll(async () => {
  const persons = people.slice(0, 3);
  pdfs = await Promise.all([
    ...persons.map((person) => makeCvPdf(person, "leftSidebar")),
    ...persons.map((person) => makeCvPdf(person, "dateColumn")),
    makePdf((pdf) => pdf.text("Ada Lovelace\nAnalyst").image(onePixel, 50, 50).addPage().text("Engines")),
    unicodePage(["Ada Lovelace, analyst", "Notes on the engine, with a table of numbers"]),
  ]);
  goodPdf = await makeCvPdf(people[3] ?? persons[0] ?? neverEmpty(), "twoColumns");
  goodText = await readSuccessfully(goodPdf);
});

describe("a damaged PDF gives text or a named reason, and harms no other:", () => {
  it.each(damageKinds)("%s", async (kind) => {
    for (let seed = 0; seed < damagesPerKind; seed += 1) {
      const [bytes, other] = [pdfs[seed % pdfs.length], pdfs[(seed + 3) % pdfs.length]];
      if (bytes === undefined || other === undefined) throw new Error("no PDFs");
      const outcome = await readDocument(damagePdf({ kind, seed, bytes, other }));
      if (!outcome.ok) expect(reasons).toContain(outcome.reason);
      else
        expect(outcome.document.lines.length + outcome.document.headersAndFooters.length).toBeGreaterThan(0);
      expect((await startPdfium()).memory().byteLength).toBeLessThanOrEqual(maximumPdfiumBytes);
    }
    expect(await readSuccessfully(goodPdf)).toEqual(goodText);
  });
});

describe("text of which the font does not say the letters", () => {
  const codes = Array.from({ length: 60 }, (_, index) => (index % 31) + 1);
  const hex = codes.map((code) => code.toString(16).padStart(4, "0")).join("");
  const font = "<</Type/Font/Subtype/Type0/BaseFont/U/Encoding/Identity-H/DescendantFonts[6 0 R]>>";
  const others = [
    "<</Type/Font/Subtype/CIDFontType2/BaseFont/U/DW 600/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R>>",
    "<</Type/FontDescriptor/FontName/U/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>",
  ];
  const shown = `BT /F1 12 Tf 50 500 Td <${hex}> Tj ET\n`;

  it("is no text, not a row of ligatures", async () => {
    expect(await readDocument(rawPage(rawStream(shown), { font, others }))).toEqual({
      ok: false,
      reason: "noText",
    });
  });

  it("is left out beside text that can be read, and the document says so", async () => {
    const pdf = rawPage(rawStream(`${shown}${shownAt("Ada Lovelace").replace("F1", "F2")}`), {
      font,
      others: [...others, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
      page: "/Font<</F1 5 0 R/F2 8 0 R>>",
    });
    const document = await readSuccessfully(pdf);
    expect(textsOf(document.lines)).toEqual(["Ada Lovelace"]);
    expect(document.isPartlyUnreadable).toBe(true);
  });

  it("is said to be garbled when letters of other scripts stand within its words", async () => {
    const words = "experience accountant management development".replaceAll("n", "\u89d8");
    expect((await readSuccessfully(unicodePage([words, words]))).isPartlyUnreadable).toBe(true);
    const mixed = [
      "Web\u30b5\u30a4\u30c8 Java\u958b\u767a Python\u3067 SQL\u3068 Excel\u64cd\u4f5c React\u3068",
    ];
    expect((await readSuccessfully(unicodePage(mixed))).isPartlyUnreadable).toBeUndefined();
  });
});

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function neverEmpty(): never {
  throw new Error("the samples have people");
}
