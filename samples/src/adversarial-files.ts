import { deflateSync } from "node:zlib";
import { deflatedStream, rawPage, rawPdf, rawStream, shownAt } from "./raw-pdf.ts";

// PDFs of a few kilobytes that are made to exhaust whoever opens them.

const pages = "<</Type/Catalog/Pages 2 0 R>>";

/** Unpacks to 400 MB. */
export function deflatedTwice(): Uint8Array {
  const bomb = deflateSync(deflateSync(new Uint8Array(400 * 1024 * 1024).fill(32)));
  return rawPage(rawStream(bomb, "/Filter[/FlateDecode/FlateDecode]"));
}

export function fiftyMegabytesOfText(): Uint8Array {
  return rawPage(deflatedStream(shownAt("Ada Lovelace").repeat(1_300_000)));
}

/** 280,000 characters on a page. */
export function endlessWords(): Uint8Array {
  return rawPage(deflatedStream(`BT /F1 12 Tf 50 700 Td ${"(word) Tj ".repeat(70_000)}ET`));
}

/** Draws a line of text a billion times. */
export function formsWithinForms(): Uint8Array {
  const forms = Array.from({ length: 9 }, (_, index) => {
    const next = `/Resources<</Font<</F1 5 0 R>>/XObject<</X ${index + 7} 0 R>>>>`;
    const content = index === 8 ? shownAt("Ada Lovelace") : "/X Do ".repeat(10);
    return rawStream(content, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${index === 8 ? "" : next}`);
  });
  return rawPage(rawStream("/X Do"), { page: "/XObject<</X 6 0 R>>", others: forms });
}

export function twoHundredThousandPages(): Uint8Array {
  const kids = "3 0 R ".repeat(200_000);
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>";
  return rawPdf([pages, `<</Type/Pages/Kids[${kids}]/Count 200000>>`, page]);
}

/** Without any text. */
export function deepNesting(): Uint8Array {
  return rawPage(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);
}

/** 900 million pixels, of which a million are there. */
export function hugePicture(): Uint8Array {
  const size = "/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceGray";
  const image = rawStream(
    deflateSync(new Uint8Array(1_000_000)),
    `/Type/XObject/Subtype/Image${size}/Filter/FlateDecode`,
  );
  return rawPage(rawStream("595 0 0 842 0 0 cm /X Do"), { page: "/XObject<</X 6 0 R>>", others: [image] });
}

/** Each of its own. */
export function thousandPages(): Uint8Array {
  const kids = Array.from({ length: 1_000 }, (_, index) => `${index + 4} 0 R`).join(" ");
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R>>";
  return rawPdf([
    pages,
    `<</Type/Pages/Kids[${kids}]/Count 1000>>`,
    rawStream(shownAt("Ada Lovelace")),
    ...Array.from({ length: 1_000 }, () => page),
  ]);
}

/** Its pages are their own children. */
export function pagesWithinThemselves(): Uint8Array {
  return rawPdf([pages, "<</Type/Pages/Kids[2 0 R]/Count 1>>"]);
}
