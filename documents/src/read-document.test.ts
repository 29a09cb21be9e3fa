import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePdf } from "../test/make-pdf.ts";
import { readSuccessfully, textsOf } from "../test/read-successfully.ts";
import { readDocument } from "./read-document.ts";

const encode = (text: string) => new TextEncoder().encode(text);

describe("readDocument", () => {
  it("calls a file without bytes empty", async () => {
    expect(await readDocument(new Uint8Array(0))).toEqual({ ok: false, reason: "empty" });
  });

  it("refuses what is neither a PDF nor a Word document, whatever it is called", async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    const random = new Uint8Array(5_000).map((_, index) => (index * index * 31 + 7) % 251);
    const files = [
      ...["x", "<!doctype html><p>CV</p>", "MZ\u0090", "PK\u0003"].map(encode),
      new Uint8Array(1),
      new Uint8Array(100_000),
      png,
      random,
    ];
    for (const file of files) {
      expect(await readDocument(file)).toEqual({ ok: false, reason: "unsupportedType" });
    }
  });

  it("refuses a file above the limit of bytes that it is given, without opening it", async () => {
    const maxBytes = 2_000;
    const outcome = (size: number) => readDocument(new Uint8Array(size), { maxBytes });
    expect(await outcome(maxBytes + 1)).toEqual({ ok: false, reason: "tooLarge" });
    expect(await outcome(maxBytes)).toEqual({ ok: false, reason: "unsupportedType" });
  });

  it("refuses a PDF with more than 50 pages", async () => {
    const pdf = await makePdf((page) => {
      for (let count = 0; count < 50; count += 1) page.addPage();
    });
    expect(await readDocument(pdf)).toEqual({ ok: false, reason: "tooManyPages" });
  });

  it("asks for OCR, by saying that there is no text, when pages are empty", async () => {
    expect(await readDocument(await makePdf(() => {}))).toEqual({ ok: false, reason: "noText" });
  });

  it("does not open a PDF that needs a password", async () => {
    const pdf = await makePdf((page) => page.text("Secret"), { userPassword: "open sesame" });
    expect(await readDocument(pdf)).toEqual({ ok: false, reason: "encrypted" });
  });

  it("reads a PDF that is protected against changes only", async () => {
    const pdf = await makePdf((page) => page.text("Ada Lovelace"), { ownerPassword: "mine" });
    expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual(["Ada Lovelace"]);
  });

  it("calls a PDF of random bytes damaged", async () => {
    const bytes = encode(`%PDF-1.4\n${"\u0001x9 obj<<".repeat(50)}`);
    expect(await readDocument(bytes)).toEqual({ ok: false, reason: "damaged" });
  });

  it("knows a PDF by its end when its head is damaged", async () => {
    const pdf = await makePdf((page) => page.text("Ada Lovelace"));
    pdf.set([0x51], 1);
    expect(await readDocument(pdf)).toEqual({ ok: false, reason: "damaged" });
  });

  it("reads the same document again after a damaged one", async () => {
    const pdf = await makePdf((page) => page.text("Ada Lovelace"));
    const first = await readDocument(pdf);
    await readDocument(pdf.slice(0, pdf.length >> 1));
    expect(await readDocument(pdf)).toEqual(first);
  });

  it("never throws on truncated or bit-flipped PDFs", async () => {
    const pdf = await makePdf((page) => page.text("Ada Lovelace\nAnalyst").addPage().text("Engines"), {
      compress: false,
    });
    const position = fc.integer({ min: 0, max: pdf.length - 1 });
    const damage = fc.record({
      end: position,
      flips: fc.array(fc.tuple(position, fc.nat(7)), { maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ end, flips }) => {
        const damaged = pdf.slice(0, flips.length > 0 ? pdf.length : end);
        for (const [index, bit] of flips) damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        const outcome = await readDocument(damaged);
        expect(typeof outcome.ok).toBe("boolean");
      }),
      { numRuns: 60 },
    );
  });
});
