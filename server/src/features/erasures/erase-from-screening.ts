import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { forgetJobs } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { notifyRequests } from "../applications/notify-act.ts";
import { deleteApplicationRow, findSentApplication, listRequests } from "../applications/rows.ts";
import { findMailText } from "../candidate-mails/find-mail-text.ts";
import { findPositionTitle } from "../candidate-mails/rows.ts";
import { forgetWhomEntriesAreAbout } from "../credits/rows.ts";
import { deleteExportsWith } from "../exports/rows.ts";
import { listApplicationFiles } from "../job-forms/application-file-rows.ts";
import { applicationMailKey } from "../job-forms/jobs.ts";
import { findCvFileForJob } from "../screenings/cv-file-rows.ts";
import { removeCvFile } from "../screenings/remove-cv-file.ts";
import { removeLater } from "../screenings/remove-later.ts";
import type { ScreeningRow } from "../screenings/rows.ts";
import { settleStatus } from "../screenings/settle-status.ts";
import type { Erased } from "./erased.ts";
import { forgetTraces } from "./forget-traces.ts";
import {
  deleteEmptyBatches,
  deleteEmptyMailBatches,
  findAllOfCvFiles,
  listMailsAbout,
  type OfCvFiles,
} from "./rows.ts";

type Screening = Pick<ScreeningRow, "id" | "account_id">;

/**
 * Erases CVs and applications from a screening that the caller has locked, with everything that hangs on them but the
 * candidates who came from their results. What is gone already is passed over.
 */
export async function eraseFromScreening(
  transaction: Queryable<Tables>,
  screening: ScreeningRow,
  { fileIds, applicationIds }: { fileIds: string[]; applicationIds: string[] },
): Promise<Erased> {
  const { account_id: accountId, id: screeningId } = screening;
  const ofFiles = await findAllOfCvFiles(transaction, { accountId, fileIds });
  const ofApplications = await findAllOfApplications(transaction, screening, applicationIds);
  const ids = [...ofFiles.ids, ...ofApplications.ids];
  const mails = await listMailsAbout(transaction, { accountId, ids });
  for (const resultId of ofFiles.ids) {
    await removeLater(
      transaction,
      await deleteExportsWith(transaction, { accountId, screeningId, resultId }),
    );
  }
  const cvs = await removeFiles(transaction, screening, fileIds);
  for (const applicationId of ofApplications.found) {
    await deleteApplicationRow(transaction, { accountId, applicationId });
  }
  await forgetJobs(transaction, ofApplications.mailKeys);
  await forgetWhomEntriesAreAbout(transaction, { accountId, kind: "cv", ids: fileIds });
  await deleteEmptyBatches(transaction, { accountId, screeningId });
  await deleteEmptyMailBatches(transaction, {
    accountId,
    ids: mails.flatMap(({ batch_id }) => batch_id ?? []),
  });
  const emails = [
    ...new Set([...ofFiles.emails, ...ofApplications.emails].map((email) => email.toLowerCase())),
  ];
  await settleStatus(transaction, screening);
  await notifyRequests(transaction, screening);
  await forgetTraces(transaction, {
    accountId,
    ids,
    names: [...ofFiles.names, ...ofApplications.names],
    emails,
    mailKeys: [...ofApplications.mailKeys, ...mails.map(({ mail_key }) => mail_key)],
  });
  const counts: ErasureCounts = {
    cvs,
    applications: ofApplications.found.length,
    interviews: 0,
    files: ofApplications.files,
  };
  const of = { accountId, screeningId };
  return {
    counts,
    emails,
    title: await findPositionTitle(transaction, of),
    language: screening.mail_language,
    text: await findMailText(transaction, of, "erased"),
  };
}

/** Answers how many there were. */
async function removeFiles(
  transaction: Queryable<Tables>,
  { id, account_id: accountId }: Screening,
  fileIds: string[],
): Promise<number> {
  let removed = 0;
  for (const fileId of fileIds) {
    const file = await findCvFileForJob(transaction, fileId);
    if (file?.account_id === accountId && file.screening_id === id) {
      await removeCvFile(transaction, file);
      removed += 1;
    }
  }
  return removed;
}

async function findAllOfApplications(
  transaction: Queryable<Tables>,
  { account_id: accountId }: Screening,
  applicationIds: string[],
): Promise<OfCvFiles & { found: string[]; files: number; mailKeys: string[] }> {
  const all = { ids: [], emails: [], names: [], found: [], files: 0, mailKeys: [] } as OfCvFiles & {
    found: string[];
    files: number;
    mailKeys: string[];
  };
  for (const applicationId of applicationIds) {
    const of = { accountId, applicationId };
    const application = await findSentApplication(transaction, of);
    if (!application) {
      continue;
    }
    const requests = await listRequests(transaction, accountId, [applicationId]);
    all.found.push(applicationId);
    all.ids.push(applicationId, ...requests.map(({ id }) => id));
    all.emails.push(application.email);
    all.names.push(application.name);
    all.files += (await listApplicationFiles(transaction, of)).length;
    all.mailKeys.push(
      ...["received", ...requests.map(({ id }) => id)].map((mail) => applicationMailKey(applicationId, mail)),
    );
  }
  return all;
}
