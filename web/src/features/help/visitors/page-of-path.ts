import { paths } from "@winnow/contract/paths.ts";

const pages: readonly [beginning: string, pageId: string][] = [
  [paths.jobForm(""), "cv"],
  [paths.candidateInterview(""), "recording"],
  [paths.receipt(""), "rights"],
];

/** The page of the help that fits what a visitor has opened. */
export function pageOfPath(pathname: string): string {
  return pages.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? "shared";
}
