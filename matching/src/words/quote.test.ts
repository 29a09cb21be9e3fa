import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quote } from "./quote.ts";

const text = fc
  .array(fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }), { minLength: 1, maxLength: 8 })
  .map((lines) => lines.join("\n"));

describe("a quotation", () => {
  it("stands literally in the visible text, with one box for each line it touches", () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (source, a, b, c, d) => {
        const document = readPlainText(source);
        const count = document.lines.length;
        fc.pre(count > 0);
        const fromLine = a % count;
        const toLine = fromLine + (b % (count - fromLine));
        const start = c % (document.lines[fromLine]?.text.length ?? 1);
        const end = d % ((document.lines[toLine]?.text.length ?? 1) + 1);
        const quotation = quote(document, { fromLine, start, toLine, end });
        expect(document.lines.map((line) => line.text).join(" ")).toContain(quotation.text);
        expect(quotation.boxes.length).toBeLessThanOrEqual(toLine - fromLine + 1);
        expect(quotation.boxes.length > 0).toBe(quotation.text !== "");
      }),
    );
  });

  it("is boxed by the words it covers", () => {
    const document = readPlainText("Ran Kafka daily");
    const line = document.lines[0];
    if (!line) throw new Error("No line was made");
    line.words = line.words.map((word, index) => ({
      ...word,
      box: { x: index * 50, y: 10, width: 40, height: 12 },
    }));
    const quotation = quote(document, { fromLine: 0, start: 4, toLine: 0, end: 15 });
    expect(quotation).toEqual({
      text: "Kafka daily",
      page: 1,
      boxes: [{ x: 50, y: 10, width: 90, height: 12 }],
    });
  });

  it("is cut where its page ends", () => {
    const document = readPlainText("first\nsecond");
    const second = document.lines[1];
    if (second) second.page = 2;
    expect(quote(document, { fromLine: 0, start: 0, toLine: 1, end: 6 }).text).toBe("first");
  });
});
