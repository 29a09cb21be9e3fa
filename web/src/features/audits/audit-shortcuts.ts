import type { Shortcut } from "../../ui/list/shortcuts.ts";
import type { AuditAnswer } from "./audit-queries.ts";

/** What answers about the CV of a sample that is shown. */
export const auditShortcuts: readonly Shortcut<AuditAnswer>[] = [
  { keys: ["y"], asks: "good" },
  { keys: ["n"], asks: "not good" },
];
