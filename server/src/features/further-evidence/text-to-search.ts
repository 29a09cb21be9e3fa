import type { Search } from "@winnow/matching/what-to-search.ts";
import { maskedCvLines } from "../results/cv-text-lines.ts";
import { identityIn } from "../results/hide-identity.ts";
import { redactorFor } from "../results/redact.ts";

/** The lines of a CV in which something may be looked for, without what would say whom it is about. */
export function textToSearch(
  { document, lines, profile }: Pick<Search, "document" | "lines" | "profile">,
  applicantName: string | null,
): string {
  const identity = identityIn([profile]);
  const names = applicantName === null ? identity.names : [...identity.names, applicantName];
  const masked = maskedCvLines(document, { mask: redactorFor({ ...identity, names }), hidesSchools: true });
  return lines.flatMap((line) => masked[line]?.text ?? []).join("\n");
}
