import { contentHash } from "../../platform/content-hash.ts";
import type { DriveRow } from "./rows.ts";

/** Another one as soon as the job description, a skill or a question is another. */
export function setupVersion({
  jd_text,
  skills,
  questions,
}: Pick<DriveRow, "jd_text" | "skills" | "questions">): string {
  return contentHash([jd_text, skills, questions]);
}
