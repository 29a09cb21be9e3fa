import { isToldOf } from "../answers/notice.ts";
import type { OpenedInterview } from "../answers/rows.ts";

/** Whether what was answered may go to such a service without a person asking for it: told of it, and not withdrawn. */
export function isSentByItself(
  { consent_version, outcome }: Pick<OpenedInterview, "consent_version" | "outcome">,
  service: Parameters<typeof isToldOf>[1],
): boolean {
  return isToldOf(consent_version, service) && outcome !== "withdrawn";
}
