import { contentHash } from "../../platform/content-hash.ts";
import type { ScreeningRow } from "./rows.ts";

/** Another one as soon as any requirement is another, or the text that they belong to. */
export function requirementsVersion({
  jd_text,
  requirements,
}: Pick<ScreeningRow, "jd_text" | "requirements">): string {
  return contentHash([jd_text, requirements]);
}
