import { bottomOf } from "../box.ts";
import type { Line, PageSize } from "../document-text.ts";

/** Headers and footers stand in the outer eighth of a page. */
const marginShare = 0.125;
const pageNumber =
  /^(?:page|seite|p\.|página|pagina|strona)?\s*\d{1,3}\s*(?:(?:\/|of|von|de|di|van|sur|z)\s*\d{1,3})?$/i;

/**
 * Parts the lines that repeat near the top or bottom of at least two pages and at least half of them (numbers
 * may differ), and bare page numbers there, from the text proper. Keeps the order of both.
 */
export function separateHeadersAndFooters(
  lines: readonly Line[],
  pages: readonly PageSize[],
): { lines: Line[]; headersAndFooters: Line[] } {
  const isHeaderOrFooter = headerOrFooterTest(lines, pages);
  return {
    lines: lines.filter((line) => !isHeaderOrFooter(line)),
    headersAndFooters: lines.filter((line) => isHeaderOrFooter(line)),
  };
}

function headerOrFooterTest(lines: readonly Line[], pages: readonly PageSize[]): (line: Line) => boolean {
  const heights = new Map(pages.map((page) => [page.number, page.height]));
  const isAtMargin = (line: Line) => {
    const height = heights.get(line.page) ?? 0;
    return bottomOf(line.box) < marginShare * height || line.box.y > (1 - marginShare) * height;
  };
  const pagesByText = new Map<string, Set<number>>();
  for (const line of lines) {
    if (!isAtMargin(line)) continue;
    const key = repetitionKey(line);
    pagesByText.set(key, (pagesByText.get(key) ?? new Set()).add(line.page));
  }
  return (line) => {
    if (!isAtMargin(line)) return false;
    const height = heights.get(line.page) ?? 0;
    if (pageNumber.test(line.text) && line.box.y > (1 - marginShare) * height) return true;
    const repeatedOn = pagesByText.get(repetitionKey(line))?.size ?? 0;
    return repeatedOn >= 2 && repeatedOn * 2 >= pages.length;
  };
}

/** The same words at the same height: page numbers differ, and positions by a rounding. */
function repetitionKey(line: Line): string {
  return `${line.text.replace(/\d+/g, "#")} ${Math.round(line.box.y / 6)}`;
}
