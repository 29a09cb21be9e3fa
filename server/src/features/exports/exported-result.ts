import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { StoredReport } from "../screenings/stored/read-stored-report.ts";

/** A result as files show it: where names are hidden, nothing of it says who it is about. */
export type ExportedResult = {
  id: string;
  rank: number;
  /** The name, else the file's; "Candidate 7" where names are hidden. */
  label: string;
  isHidden: boolean;
  fileName: string;
  /** As the list shows it. */
  listed: ScreeningResult;
  report: StoredReport;
  isCorrected: boolean;
  decision: { kind: DecisionKind; reason: string | null; by: string; at: Date } | null;
  ownScore: { score: number; reason: string; by: string; at: Date } | null;
  /** Oldest first. */
  notes: string[];
};
