import { isDeepStrictEqual } from "node:util";
import type { Correction } from "@winnow/contract/corrections.ts";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import type { Transaction } from "kysely";
import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { isLocked } from "../accounts/lock-rows.ts";
import { resolveHold } from "../credits/rows.ts";
import { settleFromHold } from "../credits/settle-from-hold.ts";
import { candidateLabel } from "./candidate-label.ts";
import {
  type CvFileRow,
  findApplicantCorrections,
  findCvFileForJob,
  findDocument,
  moveCvFile,
} from "./cv-file-rows.ts";
import { findFurtherEvidence } from "./further-evidence-rows.ts";
import { isSearchedFirst } from "./is-searched-first.ts";
import { jobOf } from "./job-of.ts";
import { matchCorrected } from "./match-corrected.ts";
import { queueSearch } from "./queue-cv-files.ts";
import { type CorrectedByApplicant, insertResult } from "./result-rows.ts";
import { lockScreeningIfThere, requireScreening, type ScreeningRow } from "./rows.ts";
import { runReading } from "./run-reading.ts";
import { workOf } from "./screening-work-rows.ts";
import { settleStatus } from "./settle-status.ts";

/**
 * The job that screens one CV. The result, its charge and the progress of its screening are one transaction, so a
 * process that dies leaves all of them or none, and the job that is handed on repeats no charge.
 */
export async function handleScreenCv(
  services: Services,
  payload: { cvFileId: string; isSearched?: boolean | undefined },
): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFileForJob(kysely, payload.cvFileId);
  if (!file) {
    return;
  }
  const accountId = file.account_id;
  noteAccount(accountId);
  // It is queued anew when the account is unlocked.
  if (await isLocked(kysely, accountId)) {
    return;
  }
  const screening = await requireScreening(kysely, accountId, file.screening_id);
  if (!payload.isSearched && (await isSearchedFirst(services, screening, file))) {
    await queueSearch(kysely, file.id);
    return;
  }
  if (!(await moveCvFile(kysely, { accountId, id: file.id, event: "taken up" }))) {
    return;
  }
  const document = await findDocument(kysely, accountId, file.id);
  if (!document) {
    throw new Error("A CV without its text was queued.");
  }
  const { requirements } = screening;
  const furtherEvidence = payload.isSearched
    ? await findFurtherEvidence(kysely, { accountId, cvFileId: file.id, requirements })
    : null;
  const outcome = await runReading(async () => ({
    ok: true as const,
    report: await services.reading.run(
      "matchCv",
      { ...jobOf(screening), document, furtherEvidence },
      { turn: accountId },
    ),
  }));
  for (;;) {
    const corrections = await findApplicantCorrections(kysely, accountId, file.id);
    const corrected = outcome.ok
      ? await correctAtOnce(services, { screening, document, file, report: outcome.report, corrections })
      : null;
    const isFinished = await transact(services, (transaction) =>
      finish(transaction, { file, outcome, corrections, corrected }),
    );
    if (isFinished) {
      return;
    }
  }
}

/** What the applicant says was read wrongly; null where that is nothing, or about what the CV does not have. */
async function correctAtOnce(
  services: Services,
  cv: {
    screening: ScreeningRow;
    document: DocumentText;
    file: CvFileRow;
    report: MatchReport;
    corrections: Correction[];
  },
): Promise<CorrectedByApplicant | null> {
  const { screening, document, file, report: original, corrections } = cv;
  if (corrections.length === 0 || file.applicant_name === null) {
    return null;
  }
  const match = await matchCorrected(services, {
    screening,
    cvFileId: file.id,
    document,
    original,
    corrections,
  });
  return match.ok ? { report: match.report, corrections, by: file.applicant_name } : null;
}

/** After the last try: the file fails with a reason, its share of the hold comes back, the screening goes on. */
export async function giveUpScreeningCv(services: Services, payload: { cvFileId: string }): Promise<void> {
  const { kysely } = services.database;
  const file = await findCvFileForJob(kysely, payload.cvFileId);
  if (file) {
    await transact(services, (transaction) =>
      finish(transaction, {
        file,
        outcome: { ok: false, reason: "ourFault" },
        corrections: [],
        corrected: null,
      }),
    );
  }
}

type Outcome = { ok: true; report: MatchReport } | { ok: false; reason: string };

/** False where the applicant has corrected something meanwhile: then nothing was changed. */
async function finish(
  transaction: Transaction<Tables>,
  work: {
    file: CvFileRow;
    outcome: Outcome;
    corrections: Correction[];
    corrected: CorrectedByApplicant | null;
  },
): Promise<boolean> {
  const accountId = work.file.account_id;
  const { id, screening_id: screeningId } = work.file;
  const screening = await lockScreeningIfThere(transaction, accountId, screeningId);
  if (!screening) {
    return true;
  }
  if (await isLocked(transaction, accountId)) {
    return true;
  }
  // Nobody removes it meanwhile: that takes the lock on the screening.
  const file = await findCvFileForJob(transaction, id);
  if (file?.state !== "screening") {
    return true;
  }
  if (work.outcome.ok) {
    if (!isDeepStrictEqual(await findApplicantCorrections(transaction, accountId, id), work.corrections)) {
      return false;
    }
    const number = await insertResult(transaction, {
      accountId,
      screeningId,
      cvFileId: id,
      report: work.outcome.report,
      corrected: work.corrected,
    });
    await moveCvFile(transaction, { accountId, id, event: "finished" });
    const hidesName = screening.is_blind || file.applicant_name !== null;
    if (file.hold_id) {
      await settleFromHold(transaction, {
        accountId,
        holdId: file.hold_id,
        reason: "CV screened",
        about: hidesName && number ? candidateLabel(number) : file.file_name,
        kind: "cv",
        id,
        work: workOf(screeningId),
      });
    }
  } else {
    await moveCvFile(
      transaction,
      { accountId, id, event: "refused" },
      { failure_reason: work.outcome.reason, hold_id: null },
    );
    if (file.hold_id) {
      await resolveHold(transaction, { accountId, holdId: file.hold_id, units: 1, as: "released" });
    }
  }
  await settleStatus(transaction, screening);
  return true;
}
