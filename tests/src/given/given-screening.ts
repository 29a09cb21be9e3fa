import { createScreening, type Screening, updateScreening } from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import type { Recruiter } from "../support/recruiter.ts";
import type { TestWinnow } from "../support/start-winnow.ts";
import { givenCvs } from "./given-cvs.ts";
import { type TestFile, untilScreening, uploadFiles } from "./uploads.ts";

export type GivenScreening = {
  /** These files, or the CVs of so many invented people. */
  cvs: number | TestFile[];
  mode?: "simple" | "live";
  title?: string;
  /** For a ward nurse unless another is given. */
  jdText?: string;
  isBlind?: boolean;
};

/** A screening with a JD and checked CVs, ready to be started. */
export async function givenScreening(
  winnow: Pick<TestWinnow, "url">,
  recruiter: Recruiter,
  { cvs, mode, title, jdText = wardNurseJd, isBlind }: GivenScreening,
): Promise<Screening> {
  const { id } = await recruiter.call(createScreening, { body: { mode, title } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: jdText, is_blind: isBlind } });
  const files = typeof cvs === "number" ? await givenCvs(cvs) : cvs;
  if (files.length > 0) await uploadFiles(winnow, recruiter, { screeningId: id, files });
  return untilScreening(
    recruiter,
    id,
    ({ counts }) => counts.uploaded === files.length && counts.checking === 0,
  );
}
