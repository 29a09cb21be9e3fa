import { isDeepStrictEqual } from "node:util";
import type { Receipt } from "@winnow/contract/applications.ts";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { matchAsApplicant, storeAsApplicant } from "../results/correct-as-applicant.ts";
import { correctionInWords } from "../screenings/correction-sentence.ts";
import { correctionSubject } from "../screenings/correction-text.ts";
import { findApplicantCorrections, updateCvFile } from "../screenings/cv-file-rows.ts";
import { followReceipt, inReceipt, requireNotWithdrawn } from "./follow-receipt.ts";
import { notifyAct } from "./notify-act.ts";
import { openReceipt, readCvOf } from "./open-receipt.ts";
import type { SentApplication } from "./rows.ts";

/**
 * Replaces what the applicant says was read wrongly of their CV. A result is scored again at once, free of charge; what
 * the recruiter has corrected of other things stays. Throws `linkNotFound`, `applicationWithdrawn`, `cvNotReadYet`, and
 * `correctionInvalid`, for requirements too: those are assessed by the same rules for everybody.
 */
export async function correctApplication(
  services: Services,
  said: { token: string; corrections: Correction[] },
): Promise<Receipt> {
  while (!(await correctAsItStands(services, said))) {
    // Whatever it was worked out from has changed meanwhile.
  }
  return openReceipt(services, said.token);
}

/** False where something was changed meanwhile: then nothing was stored. */
async function correctAsItStands(
  services: Services,
  { token, corrections }: { token: string; corrections: Correction[] },
): Promise<boolean> {
  const { kysely } = services.database;
  const before = await followReceipt(kysely, token);
  requireNotWithdrawn(before);
  const cv = await readCvOf(services, before);
  if (!cv) {
    throw new Failure("cvNotReadYet");
  }
  requireAboutCv(corrections, cv);
  const { account_id: accountId, id: applicationId, file_id: fileId } = before;
  const saidBefore = await findApplicantCorrections(kysely, accountId, fileId);
  const sentence = correctionInWords({ before: saidBefore, after: corrections, requirements: [] });
  if (sentence === null) {
    return true;
  }
  const resultId = ownResultOf(before);
  const rescored = resultId
    ? await matchAsApplicant(services, accountId, { resultId, before: saidBefore, after: corrections })
    : null;
  return inReceipt(services, token, async (transaction, { application, screening }) => {
    const saidNow = await findApplicantCorrections(transaction, accountId, application.file_id);
    const isAsBefore =
      application.file_id === fileId &&
      ownResultOf(application) === resultId &&
      isDeepStrictEqual(saidNow, saidBefore);
    if (!isAsBefore) {
      return false;
    }
    requireNotWithdrawn(application);
    if (
      rescored &&
      !(await storeAsApplicant(transaction, accountId, { ...rescored, by: application.name }))
    ) {
      return false;
    }
    await updateCvFile(
      transaction,
      { accountId, id: fileId },
      { applicant_corrections: JSON.stringify(corrections) },
    );
    await insertApplicationEvent(transaction, { accountId, applicationId, kind: "corrected", sentence });
    await notifyAct(transaction, screening, "corrected");
    return true;
  });
}

/** Of the very file that was sent: nobody corrects what came of the same bytes from somebody else. */
function ownResultOf({ result_id, cv_file_id, kept_file_id }: SentApplication): string | null {
  return cv_file_id === kept_file_id ? result_id : null;
}

function requireAboutCv(corrections: Correction[], cv: CvAsRead): void {
  const isThere = (one: Correction) => {
    switch (one.kind) {
      case "contact":
        return true;
      case "job":
        return one.index < cv.jobs.length;
      case "education":
        return one.index < cv.education.length;
      case "requirement":
        return false;
    }
  };
  const isOncePerSubject = new Set(corrections.map(correctionSubject)).size === corrections.length;
  if (!isOncePerSubject || !corrections.every(isThere)) {
    throw new Failure("correctionInvalid");
  }
}
