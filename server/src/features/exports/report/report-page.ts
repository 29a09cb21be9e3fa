import { lightColors as colors } from "@winnow/contract/colors.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import PDFDocument from "pdfkit";
import { fitsSerif, printFonts } from "../../../platform/print/print-fonts.ts";
import { languagesOfExports } from "../languages/languages.ts";

/** Points. */
export const margin = 54;
const footerHeight = 30;
/** pdfkit breaks no box over pages, so that a long quotation comes in pieces. */
const maxPieceLength = 1_200;
const missing = "□";

type Look = { font: "regular" | "bold" | "italic" | "Times-Roman"; size: number; colour: string };
export type Verdict = "met" | "partly" | "not stated";

/** A document in the making, with the few things that reports are made of. Every text goes through `printable`. */
export type ReportPage = ReturnType<typeof createReportPage>;

export function createReportPage(options: { paper: "A4" | "Letter"; title: string; language: PageLanguage }) {
  const { report: said } = languagesOfExports[options.language];
  const fonts = printFonts();
  const doc = new PDFDocument({
    size: options.paper === "A4" ? "A4" : "LETTER",
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    info: { Title: options.title, Producer: "Winnow", Creator: "Winnow" },
    lang: options.language,
    pdfVersion: "1.7",
    displayTitle: true,
    autoFirstPage: false,
  });
  doc.registerFont("regular", fonts.regular);
  doc.registerFont("bold", fonts.bold);
  doc.registerFont("italic", fonts.italic);
  let footer = "";
  let pages = 0;
  let hasMissing = false;
  const width = () => doc.page.width - 2 * margin;

  const printable = (text: string): string =>
    Array.from(text.normalize("NFC").replace(/\r\n?|[\t\u2028]/gu, " "), (sign) => {
      if (fonts.canPrint(sign)) return sign;
      if (/[\p{Cc}\p{Cf}\p{M}]/u.test(sign)) return "";
      hasMissing = true;
      return missing;
    }).join("");

  let look: Look = { font: "regular", size: 10, colour: colors.ink };
  const apply = ({ font, size, colour }: Look) => doc.font(font).fontSize(size).fillColor(colour);
  const use = (now: Look) => {
    look = now;
    apply(now);
  };

  doc.on("pageAdded", () => {
    pages += 1;
    const { bottom } = doc.page.margins;
    // Below the margin pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    apply({ font: "regular", size: 8, colour: colors.muted });
    const y = doc.page.height - margin;
    doc.text(printable(footer), margin, y, { width: width() - 60, height: 10, ellipsis: true });
    doc.text(said.page({ number: pages }), doc.page.width - margin - 60, y, {
      width: 60,
      align: "right",
      lineBreak: false,
    });
    doc.page.margins.bottom = bottom;
    doc.x = margin;
    doc.y = margin;
    // A page may begin in the middle of a text, which goes on as it looked.
    apply(look);
  });

  /** Goes on on the next page when less than `height` is left of this one. */
  const keepTogether = (height: number) => {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
  };
  const space = (points: number) => {
    doc.y += points;
  };

  const text = (words: string, { indent = 0, ...given }: Partial<Look> & { indent?: number } = {}) => {
    use({ font: "regular", size: 10, colour: colors.ink, ...given });
    doc.text(printable(words), margin + indent, doc.y, { width: width() - indent, lineGap: 1.5 });
    doc.x = margin;
  };

  const heading = (words: string) => {
    keepTogether(60);
    space(14);
    text(words, { font: "bold", size: 12, colour: colors.brand });
    space(4);
  };

  /** Words of a candidate: a serif on the colour of quotations, with the page of the CV they stand on. */
  const quotation = (words: string, page: number | null = null) => {
    for (const piece of piecesOf(printable(words))) {
      const shown = said.quoted(piece);
      use({ font: fitsSerif(shown) ? "Times-Roman" : "italic", size: 10.5, colour: colors.onQuotation });
      const inner = width() - 64;
      const height = doc.heightOfString(shown, { width: inner, lineGap: 1.5 }) + 8;
      keepTogether(height + 4);
      const top = doc.y;
      doc.rect(margin + 16, top, width() - 16, height).fill(colors.quotation);
      use(look);
      doc.text(shown, margin + 22, top + 5, { width: inner, lineGap: 1.5 });
      if (page !== null) {
        use({ ...look, font: "regular", size: 8 });
        doc.text(said.pageOfCv({ number: page }), doc.page.width - margin - 34, top + 6, {
          width: 28,
          align: "right",
          lineBreak: false,
        });
      }
      doc.x = margin;
      doc.y = top + height + 3;
    }
  };

  /** Two texts on one line, the second at the right edge. */
  const sides = (left: string, right: string, given: Partial<Look> = {}) => {
    use({ font: "regular", size: 10, colour: colors.ink, ...given });
    const shown = printable(left);
    const options = { width: width() - 110, lineGap: 1.5 };
    const height = doc.heightOfString(shown, options);
    keepTogether(height);
    const top = doc.y;
    doc.text(printable(right), doc.page.width - margin - 100, top, {
      width: 100,
      align: "right",
      lineBreak: false,
    });
    doc.text(shown, margin, top, options);
    doc.x = margin;
    doc.y = top + height + 2;
  };

  const rule = () => {
    space(4);
    doc
      .moveTo(margin, doc.y)
      .lineTo(doc.page.width - margin, doc.y)
      .lineWidth(0.6)
      .stroke(colors.hairline);
    space(6);
  };

  /** ● met, ◐ partly, ○ not stated: drawn, so that no font needs to have them. */
  const verdictShape = (verdict: Verdict) => {
    const radius = 4;
    const x = margin + radius;
    const y = doc.y + radius + 1.5;
    doc.lineWidth(1.1).circle(x, y, radius).stroke(colors.ink);
    if (verdict === "met") doc.circle(x, y, radius).fill(colors.ink);
    if (verdict === "partly")
      doc.path(`M ${x} ${y - radius} A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`).fill(colors.ink);
  };

  /** A length of the brand's colour on a hairline. */
  const scoreBar = (score: number) => {
    const top = doc.y;
    doc.rect(margin, top, width(), 5).fill(colors.hairline);
    if (score > 0) doc.rect(margin, top, (width() * Math.min(100, score)) / 100, 5).fill(colors.brand);
    doc.y = top + 12;
  };

  return {
    doc,
    keepTogether,
    space,
    text,
    heading,
    quotation,
    sides,
    rule,
    verdictShape,
    scoreBar,
    /** Begins the pages of one candidate. */
    begin: (options: { footer: string; bookmark: string }) => {
      footer = options.footer;
      hasMissing = false;
      doc.addPage();
      doc.outline.addItem(options.bookmark);
    },
    /** Since `begin`, something could not be printed and □ stands in its place. */
    hasMissingSigns: () => hasMissing,
  };
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > maxPieceLength) {
    const blank = rest.lastIndexOf(" ", maxPieceLength);
    const at = blank > 0 ? blank : maxPieceLength;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
