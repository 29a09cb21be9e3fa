import { paths } from "@winnow/contract/paths.ts";
import { auditShortcuts } from "../features/audits/audit-shortcuts.ts";
import { helpShortcuts } from "../features/help/help-shortcuts.ts";
import type { ShortcutGroup } from "../features/help/recruiters/shortcuts-page.ts";
import { paletteShortcuts } from "../features/palette/palette-key.ts";
import { reportShortcuts } from "../features/reports/page/report-keys.ts";
import { matchReportShortcuts, resultShortcuts } from "../features/results/result-steps.ts";
import { listShortcuts } from "../ui/list/list-shortcuts.ts";
import type { Shortcut } from "../ui/list/shortcuts.ts";

const dialogShortcuts: readonly Shortcut[] = [{ keys: ["Escape"], asks: "close" }];

/** Every key of the product, by where it works: the very tables that the pages listen by. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: "everywhere",
    shortcuts: [...paletteShortcuts, ...helpShortcuts, ...dialogShortcuts],
    isOf: () => false,
  },
  {
    name: "lists",
    shortcuts: listShortcuts,
    isOf: (pathname) =>
      [paths.screenings, paths.drives, paths.transactions, paths.erasures].some(
        (path) => path === pathname,
      ) || pathname.startsWith(`${paths.drives}/`),
  },
  {
    name: "results",
    shortcuts: resultShortcuts,
    isOf: (pathname) => pathname.startsWith(`${paths.allResults}/`) && !isMatchReport(pathname),
  },
  { name: "matchReport", shortcuts: matchReportShortcuts, isOf: isMatchReport },
  {
    name: "interviewReport",
    shortcuts: reportShortcuts,
    isOf: (pathname) => pathname.startsWith(paths.interviewReport("")),
  },
  { name: "audit", shortcuts: auditShortcuts, isOf: () => false },
];

function isMatchReport(pathname: string): boolean {
  return pathname.startsWith(`${paths.allResults}/`) && pathname.includes("/jd-cv-matching");
}
