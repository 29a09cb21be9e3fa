import type { Receipt } from "@winnow/contract/applications.ts";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import type { Services } from "../../services.ts";
import { presentCvAsRead } from "../job-forms/present.ts";
import { turnOfApplicants } from "../job-forms/read-uploaded-cv.ts";
import { findResult } from "../results/rows.ts";
import { findApplicantCorrections, findDocument } from "../screenings/cv-file-rows.ts";
import { followReceipt } from "./follow-receipt.ts";
import { presentReceipt } from "./present.ts";
import { listRequests, type SentApplication } from "./rows.ts";

/** What an applicant sees of their application. Throws `linkNotFound`. */
export async function openReceipt(services: Services, token: string): Promise<Receipt> {
  return showReceipt(services, await followReceipt(services.database.kysely, token));
}

export async function showReceipt(services: Services, application: SentApplication): Promise<Receipt> {
  const { kysely } = services.database;
  const { id, account_id: accountId, cv_file_id: fileId } = application;
  return presentReceipt(application, {
    cvAsRead: await readCvOf(services, application),
    corrections: fileId ? await findApplicantCorrections(kysely, accountId, fileId) : [],
    requests: await listRequests(kysely, accountId, [id]),
    readBy: services.languageModels.cvs?.name ?? null,
  });
}

/** Before any correction; null while it is being read, or cannot be. */
export async function readCvOf(services: Services, application: SentApplication): Promise<CvAsRead | null> {
  const { kysely } = services.database;
  const { account_id: accountId, kept_file_id: fileId, result_id: resultId } = application;
  if (fileId === null || !application.is_read) {
    return null;
  }
  if (resultId) {
    const { report, original_report: original } = await findResult(kysely, accountId, resultId);
    return presentCvAsRead((original ?? report).profile);
  }
  const document = await findDocument(kysely, accountId, fileId);
  if (!document) {
    return null;
  }
  const asOf = new Date().toISOString().slice(0, 10);
  return presentCvAsRead(
    await services.reading.run("readProfile", { document, asOf }, { turn: turnOfApplicants(accountId) }),
  );
}
