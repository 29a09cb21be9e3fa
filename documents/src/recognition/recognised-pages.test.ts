import { describe, expect, it } from "vitest";
import { makePdf } from "../../test/make-pdf.ts";
import { textsOf } from "../../test/read-successfully.ts";
import { readDocument } from "../read-document.ts";
import {
  type GreyPicture,
  type Recognise,
  type RecognisedWord,
  type RecognitionEngine,
  recogniseWithin,
} from "./recognition.ts";

/** A white image of one pixel: over a page it makes the page a scan. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);
const coverPage = (pdf: PDFKit.PDFDocument) => pdf.image(pixel, 0, 0, { width: 595, height: 842 });

/** One printed line of words that are 150 pixels wide, 30 high and 20 apart. */
function printedLine(texts: string[], place: { x: number; y: number; line: number }): RecognisedWord[] {
  return texts.map((text, index) => ({
    text,
    line: place.line,
    confidence: 95,
    box: { x: place.x + index * 170, y: place.y, width: 150, height: 30 },
  }));
}

const recognising =
  (words: RecognisedWord[], seen: GreyPicture[] = []): Recognise =>
  async (picture) => {
    seen.push(picture);
    return words;
  };

describe("a page without text of its own", () => {
  it("is read from its picture, with boxes in points", async () => {
    const seen: GreyPicture[] = [];
    const words = printedLine(["Ada", "Lovelace"], { x: 300, y: 600, line: 0 });
    const outcome = await readDocument(await makePdf(coverPage), { recognise: recognising(words, seen) });
    expect(seen).toMatchObject([{ width: 2480, height: 3508 }]);
    expect(outcome).toMatchObject({ ok: true, document: { readBy: "ocr" } });
    const [line] = outcome.ok ? outcome.document.lines : [];
    expect(line?.text).toBe("Ada Lovelace");
    expect(line?.box.x).toBeCloseTo(72, 1);
    expect(line?.box.width).toBeCloseTo((320 * 72) / 300, 1);
    // Capitals and ascenders of 30 pixels are a font of about 10 points.
    expect(line?.fontSize).toBeGreaterThan(9);
    expect(line?.fontSize).toBeLessThan(11);
  });

  it("is read although a scanner wrote its name on it, and then once", async () => {
    const pdf = await makePdf((page) =>
      coverPage(page).text("Scanned by Acme", 50, 800, { lineBreak: false }),
    );
    const words = printedLine(["Ada", "Lovelace", "analyst", "London"], { x: 300, y: 600, line: 0 });
    const outcome = await readDocument(pdf, { recognise: recognising(words) });
    expect(outcome.ok && textsOf(outcome.document.lines)).toEqual(["Ada Lovelace analyst London"]);
  });

  it("is read between pages with text, which are not looked at", async () => {
    const seen: GreyPicture[] = [];
    const pdf = await makePdf((page) => coverPage(page.text("Page one has text").addPage()));
    const words = printedLine(["Scanned", "certificate"], { x: 300, y: 600, line: 0 });
    const outcome = await readDocument(pdf, { recognise: recognising(words, seen) });
    expect(seen.length).toBe(1);
    expect(outcome.ok && outcome.document.lines.map(({ text, page, block }) => [text, page, block])).toEqual([
      ["Page one has text", 1, 1],
      ["Scanned certificate", 2, 2],
    ]);
  });

  it("has no text when nobody recognises it, and took too long when the recogniser gave up", async () => {
    const pdf = await makePdf(coverPage);
    expect(await readDocument(pdf)).toEqual({ ok: false, reason: "noText" });
    expect(await readDocument(pdf, { recognise: async () => undefined })).toEqual({
      ok: false,
      reason: "tookTooLong",
    });
  });

  it("has no text where letters are guessed rather than read, and is read in part where some are", async () => {
    const words = printedLine(["Ada", "Lovelace", "analyst", "London"], { x: 300, y: 600, line: 0 });
    const read = async (confidence: number) => {
      const sure = words.map((word) => ({ ...word, confidence }));
      return readDocument(await makePdf(coverPage), { recognise: recognising(sure) });
    };
    expect(await read(32)).toEqual({ ok: false, reason: "noText" });
    expect(await read(50)).toMatchObject({ ok: true, document: { isPartlyUnreadable: true } });
    const sure = await read(90);
    expect(sure.ok && sure.document.isPartlyUnreadable).toBeUndefined();
  });

  it("shares one budget of processor time with the others, and is named when that was used up", async () => {
    const words = printedLine(["Ada", "Lovelace", "analyst", "London"], { x: 300, y: 600, line: 0 });
    const limits: number[] = [];
    const engine: RecognitionEngine = async (_picture, limitMs) => {
      limits.push(limitMs);
      return { words: limitMs >= 4_000 ? words : undefined, processorMs: 4_000 };
    };
    const pdf = await makePdf((page) => {
      for (let count = 1; count < 5; count += 1) coverPage(page).addPage();
      coverPage(page);
    });
    const outcome = await readDocument(pdf, { recognise: recogniseWithin(10_000, engine) });
    expect(limits).toEqual([10_000, 6_000, 2_000]);
    expect(outcome).toMatchObject({
      ok: true,
      document: { isPartlyUnreadable: true, unreadPages: [3, 4, 5] },
    });
  });

  it("is looked at on the first ten pages only", async () => {
    const seen: GreyPicture[] = [];
    const pdf = await makePdf((page) => {
      for (let count = 1; count < 12; count += 1) coverPage(page).addPage();
    });
    await readDocument(pdf, { recognise: recognising([], seen) });
    expect(seen.length).toBe(10);
  });

  it("takes letters drawn as outlines for a page to look at, and an empty page for none", async () => {
    const seen: GreyPicture[] = [];
    const pdf = await makePdf((page) => page.addPage().circle(100, 100, 20).fill());
    await readDocument(pdf, { recognise: recognising([], seen) });
    expect(seen.length).toBe(1);
  });
});

it("a page of a shape that holds no words is not looked at", async () => {
  const seen: GreyPicture[] = [];
  for (const size of [
    [13_000, 3],
    [3, 13_000],
  ] satisfies [number, number][]) {
    const pdf = await makePdf((page) => page.image(pixel, 0, 0, { width: 13_000, height: 13_000 }), {
      size,
      margin: 0,
    });
    const outcome = await readDocument(pdf, { recognise: recognising([], seen) });
    expect(outcome).toEqual({ ok: false, reason: "noText" });
  }
  expect(seen).toEqual([]);
});

describe("a page that was scanned sideways or upside down", () => {
  /** Reads what a page says, with the boxes of its words, only when the mark is in the top left corner. */
  const readingUpright =
    (seen: GreyPicture[]): Recognise =>
    async (picture) => {
      seen.push(picture);
      const { width, height, greys } = picture;
      const isDark = (x: number, y: number) => (greys[y * width + x] ?? 255) < 128;
      const words = Array.from({ length: 3 }, (_, line) =>
        printedLine(["Ada", "Lovelace", "analyst", "London"], { x: 300, y: 600 + line * 100, line }),
      ).flat();
      if (isDark(40, 40)) return words;
      const isSideways = isDark(width - 40, 40) || isDark(40, height - 40);
      return words.map((word) => ({
        ...word,
        confidence: isDark(width - 40, 40) ? 94 : 24,
        box: isSideways ? { ...word.box, width: word.box.height, height: word.box.width } : word.box,
      }));
    };

  it.each([
    ["upright", [0, 0], 1, { x: 72, y: 144 }],
    ["running down", [575, 0], 2, { x: 595 - 144 - 7.2, y: 72 }],
    ["upside down", [575, 822], 2, { x: 595 - 72 - 36, y: 842 - 144 - 7.2 }],
    ["running up", [0, 822], 2, { x: 144, y: 842 - 72 - 36 }],
  ])("%s is read, with boxes where its words stand on the page", async (_, [x = 0, y = 0], times, place) => {
    const seen: GreyPicture[] = [];
    const pdf = await makePdf((page) => coverPage(page).rect(x, y, 20, 20).fill());
    const outcome = await readDocument(pdf, { recognise: readingUpright(seen) });
    expect(seen.length).toBe(times);
    const [line] = outcome.ok ? outcome.document.lines : [];
    expect(line?.text).toBe("Ada Lovelace analyst London");
    expect(line?.words[0]?.box.x).toBeCloseTo(place.x, -1);
    expect(line?.words[0]?.box.y).toBeCloseTo(place.y, -1);
  });

  it("is read as it is when turning does not help, and so are the pages after it", async () => {
    const seen: GreyPicture[] = [];
    const words = printedLine("abc def ghi jkl mno pqr stu vwx".split(" "), { x: 300, y: 600, line: 0 });
    const unsure = words.map((word) => ({ ...word, confidence: 40 }));
    const pdf = await makePdf((page) => coverPage(coverPage(page).addPage()));
    const outcome = await readDocument(pdf, { recognise: recognising(unsure, seen) });
    expect(outcome.ok && outcome.document.lines.length).toBe(2);
    expect(seen.length).toBe(1 + 3 + 1);
  });
});

describe("a page that was laid askew", () => {
  it("is read row by row, with boxes where its words stand on the page", async () => {
    const slope = 0.05;
    // At the right edge a row stands lower, by more than a row, than at the left one.
    const words = Array.from({ length: 6 }, (_, row) =>
      [
        ...printedLine(["Analyst", "and", "writer", `Ada${row}`], { x: 300, y: 600 + row * 50, line: row }),
        ...printedLine([`201${row}`], { x: 1_800, y: 600 + row * 50, line: row }),
      ].map((word) => ({ ...word, box: { ...word.box, y: word.box.y + slope * word.box.x } })),
    ).flat();
    const outcome = await readDocument(await makePdf(coverPage), { recognise: recognising(words) });
    const lines = outcome.ok ? outcome.document.lines : [];
    expect(textsOf(lines)).toEqual(
      [0, 1, 2, 3, 4, 5].flatMap((row) => [`Analyst and writer Ada${row}`, `201${row}`]),
    );
    const [{ words: [word] = [] } = {}] = lines;
    expect(word?.box.x).toBeCloseTo(72, -1);
    expect(word?.box.y).toBeCloseTo(((600 + slope * 300) * 72) / 300, -1);
    const last = lines.at(-1)?.words.at(-1);
    expect(last?.box.x).toBeCloseTo((1_800 * 72) / 300, -1);
    expect(last?.box.y).toBeCloseTo(((850 + slope * 1_800) * 72) / 300, -1);
  });
});

describe("recognised lines", () => {
  it("are parted at wide gaps, lose dirt and list markers, and keep addresses that were hard to read", async () => {
    const words = [
      ...printedLine(["Engineer"], { x: 300, y: 600, line: 0 }),
      ...printedLine(["2019"], { x: 1600, y: 600, line: 0 }),
      { text: "~", line: 1, confidence: 90, box: { x: 300, y: 640, width: 9, height: 8 } },
      { text: "\u2022", line: 2, confidence: 80, box: { x: 300, y: 710, width: 12, height: 12 } },
      ...printedLine(["Built"], { x: 340, y: 700, line: 2 }),
      { text: "ada@example.org", line: 3, confidence: 20, box: { x: 300, y: 800, width: 300, height: 38 } },
      { text: "i;", line: 4, confidence: 12, box: { x: 900, y: 800, width: 9, height: 38 } },
    ];
    const outcome = await readDocument(await makePdf(coverPage), { recognise: recognising(words) });
    expect(outcome.ok && outcome.document.lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
      ["Engineer", false],
      ["2019", false],
      ["Built", true],
      ["ada@example.org", false],
    ]);
  });

  it("are bold or list items when the picture shows it", async () => {
    const words = ["Experience", "worked", "helped", "planned"].flatMap((text, line) =>
      printedLine([text], { x: 300, y: 600 + line * 100, line }),
    );
    const pdf = await makePdf((page) => {
      coverPage(page);
      // Strokes stand for letters: thick ones in the first line; a dot before the second.
      for (let line = 0; line < 4; line += 1) {
        const width = line === 0 ? 2 : 1;
        for (let stroke = 0; stroke < 5; stroke += 1) {
          page.rect(73 + stroke * 7, 144 + line * 24, width, 7.2).fill();
        }
      }
      page.circle(64, 172, 1.5).fill();
    });
    const outcome = await readDocument(pdf, { recognise: recognising(words) });
    expect(outcome.ok && outcome.document.lines).toMatchObject([
      { text: "Experience", isBold: true, isBullet: false },
      { text: "worked", isBold: false, isBullet: true },
      { text: "helped", isBold: false, isBullet: false },
      { text: "planned", isBold: false, isBullet: false },
    ]);
  });
});
