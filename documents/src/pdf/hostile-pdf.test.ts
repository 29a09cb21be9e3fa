import { deflateSync } from "node:zlib";
import {
  deepNesting,
  deflatedTwice,
  endlessWords,
  fiftyMegabytesOfText,
  formsWithinForms,
  hugePicture,
  pagesWithinThemselves,
  thousandPages,
  twoHundredThousandPages,
} from "@winnow/samples/adversarial-files.ts";
import { rawPage, rawPdf, rawStream, shownAt, unicodePage } from "@winnow/samples/raw-pdf.ts";
import { describe, expect, it } from "vitest";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";
import { maximumPdfiumBytes } from "../limits.ts";
import { startPdfium } from "../pdfium/pdfium.ts";
import { readDocument } from "../read-document.ts";

const name = "Ada Lovelace";
const twoPages = "<</Type/Catalog/Pages 2 0 R>>";

async function expectFailure(pdf: Uint8Array, reason: string): Promise<void> {
  expect(await readDocument(pdf)).toEqual({ ok: false, reason });
}

async function expectName(pdf: Uint8Array): Promise<void> {
  expect(textsOf((await readSuccessfully(pdf)).lines)).toEqual([name]);
}

describe("a PDF that unpacks to more than a CV can be", () => {
  it("takes too much memory when deflated twice over, and gets no more than allowed", async () => {
    await expectFailure(deflatedTwice(), "tooMuchMemory");
    expect((await startPdfium()).memory().byteLength).toBeLessThanOrEqual(maximumPdfiumBytes);
  });

  it("takes too much memory with 50 MB of text", () =>
    expectFailure(fiftyMegabytesOfText(), "tooMuchMemory"));

  it("has too much inside with a quarter of a million characters", () =>
    expectFailure(endlessWords(), "tooMuchInside"));

  it("takes too much memory when forms multiply each other", () =>
    expectFailure(formsWithinForms(), "tooMuchMemory"));

  it("takes too much memory, or is damaged, when its objects are packed into a stream of 300 MB", async () => {
    const objects = "1 0 2 35 <</Type/Catalog/Pages 2 0 R>>      <</Type/Pages/Kids[]/Count 1>>";
    const bomb = Buffer.concat([Buffer.from(objects), Buffer.alloc(300 * 1024 * 1024, 32)]);
    const packed = rawStream(deflateSync(bomb), "/Type/ObjStm/N 2/First 9/Filter/FlateDecode");
    const head = Buffer.concat([Buffer.from("%PDF-1.7\n9 0 obj\n"), packed, Buffer.from("\nendobj\n")]);
    // Of each object: its kind (2: in a stream), the stream's number or its own place, its index there.
    const entries = Buffer.from([2, 0, 9, 0, 2, 0, 9, 1, 1, 0, 9, 0]);
    const table = rawStream(entries, "/Type/XRef/W[1 2 1]/Index[1 2 9 1]/Size 11/Root 1 0 R");
    const tail = Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF`);
    const outcome = await readDocument(
      new Uint8Array(Buffer.concat([head, Buffer.from("10 0 obj\n"), table, tail])),
    );
    expect(outcome).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^(?:tooMuchMemory|damaged)$/),
    });
    expect((await startPdfium()).memory().byteLength).toBeLessThanOrEqual(maximumPdfiumBytes);
  });

  it("leaves the reader as it was for the next document", () =>
    expectName(rawPage(rawStream(shownAt(name)))));
});

describe("a PDF that refers to itself", () => {
  it("is damaged when its pages are their own children", async () => {
    await expectFailure(pagesWithinThemselves(), "damaged");
    const loop = ["<</Type/Pages/Kids[3 0 R]/Count 5>>", "<</Type/Pages/Kids[2 0 R]/Count 5/Parent 2 0 R>>"];
    await expectFailure(rawPdf([twoPages, ...loop]), "damaged");
  });

  it("is read when only its page is its own parent", () =>
    expectName(
      rawPdf([
        twoPages,
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 3 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
        rawStream(shownAt(name)),
      ]),
    ));

  it("has no text when a form draws itself or a stream is as long as itself", async () => {
    const form = "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X 6 0 R>>>>";
    await expectFailure(
      rawPage(rawStream("/X Do"), { page: "/XObject<</X 6 0 R>>", others: [rawStream("/X Do", form)] }),
      "noText",
    );
    await expectFailure(rawPage("<</Length 4 0 R>>stream\nBT ET\nendstream"), "noText");
  });
});

describe("a PDF out of all proportion", () => {
  it("has too many pages when it has 1,000 of its own, or one 200,000 times", async () => {
    await expectFailure(thousandPages(), "tooManyPages");
    await expectFailure(twoHundredThousandPages(), "tooManyPages");
  });

  it("has no text when nothing but brackets is in it, however deep", async () => {
    await expectFailure(deepNesting(), "noText");
    await expectFailure(rawPage(`${"<</A ".repeat(100_000)}${">>".repeat(100_000)}`), "noText");
  });

  it("is read below half a million saved states, and before 9 MB of padding", async () => {
    await expectName(rawPage(rawStream(`${"q ".repeat(500_000)}${shownAt(name)}`)));
    const pdf = rawPage(rawStream(shownAt(name)));
    const padded = new Uint8Array(pdf.length + 9_000_000);
    padded.set(pdf);
    await expectName(padded);
  });

  it("is not drawn to be recognised when its picture has 900 million pixels", async () => {
    const recognise = async () => [
      { text: name, box: { x: 0, y: 0, width: 90, height: 9 }, line: 1, confidence: 99 },
    ];
    expect(await readDocument(hugePicture(), { recognise })).toEqual({ ok: false, reason: "noText" });
  });

  it("shows no text when an image of 30,000 by 30,000 pixels, black for want of data, lies behind it", () => {
    const size = "/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceGray";
    const image = rawStream(
      deflateSync(new Uint8Array(1_000_000)),
      `/Type/XObject/Subtype/Image${size}/Filter/FlateDecode`,
    );
    return expectFailure(
      rawPage(rawStream(`q 595 0 0 842 0 0 cm /X Do Q ${shownAt(name)}`), {
        page: "/XObject<</X 6 0 R>>",
        others: [image],
      }),
      "noText",
    );
  });
});

describe("a PDF that wants to do something", () => {
  it("is read, and its JavaScript, launch and link actions are not", () =>
    expectName(
      rawPage(rawStream(shownAt(name)), {
        catalogue:
          "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(calc.exe)>>/DS<</S/URI/URI(http://127.0.0.1:9)>>>>",
      }),
    ));

  it("is read as a PDF when its first bytes are those of another type", async () => {
    const pdf = rawPage(rawStream(shownAt(name)));
    for (const head of ["PK\u0003\u0004", "GIF89a", "<html><script>alert(1)</script>", "MZ"]) {
      await expectName(new Uint8Array([...new TextEncoder().encode(head), ...pdf]));
    }
  });
});

describe("text of a PDF that nobody sees", () => {
  it("is that of a layer that is switched off", async () => {
    const pdf = rawPage(rawStream(`${shownAt(name)}/OC /L BDC ${shownAt("Kubernetes", 50, 600)} EMC`), {
      catalogue: "/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>",
      page: "/Properties<</L 6 0 R>>",
      others: ["<</Type/OCG/Name(L)>>"],
    });
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual([name]);
    expect(hidden).toMatchObject([{ text: "Kubernetes", reason: "covered" }]);
  });

  it("is that of a tenth of a point, off the page or in the colour of a panel", async () => {
    const tiny = shownAt("Java", 50, 600).replace("12 Tf", "0.1 Tf");
    const panel = `0.2 0.2 0.3 rg 40 480 300 40 re f ${shownAt("Rust", 50, 500)}`;
    const pdf = rawPage(rawStream(`${shownAt(name)}${tiny}${shownAt("SQL", 900, 600)}${panel}`));
    const { lines, hidden } = await readSuccessfully(pdf);
    expect(textsOf(lines)).toEqual([name]);
    expect(hidden.map(({ text, reason }) => [text, reason])).toEqual([
      ["Java", "too small to see"],
      ["SQL", "outside the page"],
      ["Rust", "same colour as its background"],
    ]);
  });

  it("is white text on a dark panel that a clip path keeps from being drawn", async () => {
    const panel = "q 0 0 10 10 re W n 0 0 0 rg 40 480 300 40 re f Q 1 1 1 rg";
    const { lines } = await readSuccessfully(
      rawPage(rawStream(`${shownAt(name)}${panel} ${shownAt("Rust", 50, 500)}`)),
    );
    expect(textsOf(lines)).toEqual([name]);
  });
});

describe("writing of the world in a PDF", () => {
  it("is read in Cyrillic, Greek, Chinese, Japanese and Korean", async () => {
    const texts = [
      "\u0418\u0432\u0430\u043d \u041f\u0435\u0442\u0440\u043e\u0432",
      "\u0395\u03bb\u03ad\u03bd\u03b7",
      "\u738b\u5c0f\u660e",
      "\u8f6f\u4ef6\u5de5\u7a0b\u5e08",
      "\u30c7\u30fc\u30bf",
      "\uae40\ubbfc\uc900",
    ];
    expect(textsOf((await readSuccessfully(unicodePage(texts))).lines)).toEqual(texts);
  });

  it("is the same with composed and with decomposed accents", async () => {
    const composed = ["Jos\u00e9 N\u00fa\u00f1ez", "Zo\u00eb M\u00fcller"];
    const decomposed = composed.map((text) => text.normalize("NFD"));
    expect(textsOf((await readSuccessfully(unicodePage(decomposed))).lines)).toEqual(composed);
  });

  it("has ligatures as their letters and no icons of fonts", async () => {
    const drawn = ["\ufb01nance o\ufb03ce \ufb02ow", "\uf0e0 ada@example.org", "Stra\u00dfe"];
    expect(textsOf((await readSuccessfully(unicodePage(drawn))).lines)).toEqual([
      "finance office flow",
      "ada@example.org",
      "Stra\u00dfe",
    ]);
  });

  it("runs from right to left in Arabic, whose letters have forms", async () => {
    const arabic = "\u0645\u0647\u0646\u062f\u0633 \u0628\u0631\u0645\u062c\u064a\u0627\u062a";
    const drawn = [...arabic].reverse().join("");
    expect(textsOf((await readSuccessfully(unicodePage([drawn]))).lines)).toEqual([arabic]);
    const forms = "\ufeb1\ufeaa\ufee8\ufeec\ufee3";
    expect(textsOf((await readSuccessfully(unicodePage([forms]))).lines)).toEqual([
      "\u0645\u0647\u0646\u062f\u0633",
    ]);
  });

  it("runs from right to left where it is drawn so", async () => {
    const hebrew = "\u05de\u05d4\u05e0\u05d3\u05e1 \u05ea\u05d5\u05db\u05e0\u05d4";
    const drawn = [...hebrew].reverse().join("");
    expect(textsOf((await readSuccessfully(unicodePage([drawn]))).lines)).toEqual([hebrew]);
  });
});
