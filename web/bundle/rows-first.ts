import type { ScreeningResult } from "@winnow/contract/results.ts";

/**
 * Where a phone shows the first results before the application does; empty until the answer has come. In `hiddenName`
 * 0 stands for the number of somebody whose name is hidden.
 */
export const firstRows = (hiddenName: string) => `<ol data-hidden-name="${hiddenName}"></ol>`;

/**
 * Writes results into the list of the first frame as `features/review/result-row.tsx` will, without what follows from
 * other answers. It goes into the page as the text that it is, so it uses nothing from around it.
 */
export function drawRows({ data }: { data: ScreeningResult[] }): void {
  const list = document.querySelector<HTMLElement>("#first-frame ol");
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const score = new Intl.NumberFormat(document.documentElement.lang, digits);
  const part = (tag: string, textContent: string) =>
    Object.assign(document.createElement(tag), { textContent, dir: "auto" });
  const items = data.map((result) => {
    const number = String(result.candidate_number);
    const hiddenName = list?.dataset.hiddenName?.replace("0", number) ?? "";
    const item = document.createElement("li");
    item.append(
      part("span", `${result.is_tied ? "=" : ""}${result.rank}`),
      part("strong", result.is_hidden ? hiddenName : (result.name ?? result.file_name)),
      part("span", result.must_haves === 0 ? "" : `${result.must_haves_met}/${result.must_haves}`),
      part("em", score.format(result.matching_score)),
      part("small", result.latest_job ?? ""),
    );
    return item;
  });
  list?.replaceChildren(...items);
  list?.style.setProperty(
    "--rank-width",
    `${8 * Math.max(2, ...items.map((item) => item.firstChild?.textContent?.length ?? 0))}px`,
  );
}

/** In the sizes and places of the rows that take theirs, below the heading and the tools of the list. */
export const rowsStyle = `#first-frame ol { position: absolute; top: 297.42px; inset-inline: 17px; margin: 0; padding: 0; list-style: none; font: 12px/18px "Inter Variable", system-ui, sans-serif; }
#first-frame li { box-sizing: border-box; height: 52px; padding: 0 12px 0 40px; border-bottom: 1px solid var(--line); display: grid; grid-template: 20px 18px / var(--rank-width) minmax(0, 1fr) auto 40px; align-content: center; gap: 2px 8px; color: var(--muted); }
#first-frame li * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; text-align: left; line-height: 20px; }
#first-frame li span { font-variant-numeric: tabular-nums; }
#first-frame li span:first-child { text-align: end; }
#first-frame strong { font-size: 14px; font-weight: 550; color: var(--ink); }
#first-frame em { font-size: 14px; font-weight: 600; font-style: normal; font-variant-numeric: tabular-nums; text-align: end; color: var(--ink); }
#first-frame small { grid-column: 2 / 4; font-size: 12px; line-height: 18px; }`;
