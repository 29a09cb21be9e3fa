import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { ExportedResult } from "../exported-result.ts";
import { languagesOfExports } from "../languages/languages.ts";
import { drawReport } from "./draw-report.ts";
import { createReportPage } from "./report-page.ts";

/** pdfkit writes however slowly it is read; above this it has to wait. */
const maxUnreadBytes = 4_000_000;

/**
 * The match reports of all results in one PDF, each beginning on a page of its own. `withMissingSigns` counts those
 * with letters that no font of ours has, once the stream has ended.
 */
export function writeReportPdf(
  results: AsyncIterable<ExportedResult>,
  options: { paper: "A4" | "Letter"; title: string; resultsCount: number; language: PageLanguage },
): { pdf: Readable; withMissingSigns: () => number } {
  const { paper, language, ...screening } = options;
  const words = languagesOfExports[language];
  const page = createReportPage({ paper, language, title: words.report.document(screening) });
  // pdfkit's document is a Readable of Node; its types know it by the older interface.
  const pdf = page.doc as unknown as Readable;
  let withMissingSigns = 0;
  const draw = async () => {
    for await (const result of results) {
      if (pdf.destroyed) return;
      if (drawReport(page, result, { ...screening, words }).hasMissingSigns) withMissingSigns += 1;
      while (pdf.readableLength > maxUnreadBytes && !pdf.destroyed) await setTimeout(5);
    }
    page.doc.end();
  };
  draw().catch((error) => pdf.destroy(error));
  return { pdf, withMissingSigns: () => withMissingSigns };
}
