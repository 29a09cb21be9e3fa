import { checkAnswer } from "@winnow/contract/check-answer.ts";
import type { Correction } from "@winnow/contract/corrections.ts";
import {
  type ApplicationAnswer,
  applicationNoticeVersion,
  type sendApplication as endpoint,
  type FormQuestion,
} from "@winnow/contract/job-forms.ts";
import { noticeLanguageOf } from "@winnow/contract/notice-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { insertCvFiles, moveCvFile } from "../screenings/cv-file-rows.ts";
import { presentFileFailure } from "../screenings/file-failures.ts";
import { storedKey } from "../screenings/object-keys.ts";
import { queueReading } from "../screenings/queue-cv-files.ts";
import {
  type ApplicationFileRow,
  deleteApplicationFiles,
  listApplicationFiles,
} from "./application-file-rows.ts";
import {
  type ApplicationRow,
  countReceipts,
  countSent,
  findApplication,
  insertApplicationEvent,
  insertReceipt,
  lockApplication,
  updateApplication,
} from "./application-rows.ts";
import { followJobForm, requireOpen } from "./follow-job-form.ts";
import { applicationMailKey, applicationSent } from "./jobs.ts";
import { lockJobFormOfLink } from "./lock-job-form.ts";
import { notifyApplied } from "./notify-applied.ts";
import { formStateOf } from "./present.ts";
import { findJobFormOfSending } from "./rows.ts";
import { type RefusedFiles, takeInAnswerFiles } from "./take-in-answer-files.ts";

/** Answers get lost again and again only for a while. */
const maximumReceipts = 20;

type Input = z.output<typeof endpoint.schema.body>;

/**
 * The CV joins the screening, with who sent it and what they answered. Sent twice, it is one application, and both
 * links open its receipt. A machine that fills in what people do not see is told the same, and nothing is kept.
 * Throws `jobFormNotFound`, `applicationNotFound`, `cvNotSent`, `jobFormChanged`, `noticeChanged`,
 * `correctionInvalid`, `scannerUnavailable`, and `inputInvalid` with a message per field.
 */
export async function sendApplication(
  services: Services,
  { formId, applicationId: id, ...given }: { formId: string; applicationId: string } & Input,
): Promise<{ receipt_link: string }> {
  const token = newToken();
  const receipt = { receipt_link: `${services.config.publicUrl}${paths.receipt(token)}` };
  const refused: RefusedFiles =
    given.website === "" ? await takeInFiles(services, { formId, applicationId: id }) : new Map();
  return transact(services, async (transaction) => {
    if (given.website !== "") {
      await followJobForm(transaction, formId);
      return receipt;
    }
    // Screening before application: in the order in which everything takes its locks.
    const form = await lockJobFormOfLink(transaction, formId);
    const { account_id: accountId, screening_id: screeningId } = form;
    const application = await lockApplication(transaction, { accountId, screeningId, id });
    const tokenHash = hashToken(token);
    // Also where the form has closed since: the answer was lost, and the application was in time.
    if (application?.state === "sent") {
      if ((await countReceipts(transaction, { accountId, applicationId: id })) >= maximumReceipts) {
        throw new Failure("applicationNotFound");
      }
      await insertReceipt(transaction, { accountId, applicationId: id, tokenHash });
      return receipt;
    }
    requireOpen(form);
    if (!application) {
      throw new Failure("applicationNotFound");
    }
    if (given.form_version !== form.version) {
      throw new Failure("jobFormChanged");
    }
    const { version, language } = given.consent;
    if (
      version !== applicationNoticeVersion(services.languageModels.cvs?.name ?? null) ||
      !noticeLanguageOf(language)
    ) {
      throw new Failure("noticeChanged");
    }
    if (!application.has_arrived) {
      throw new Failure("cvNotSent");
    }
    if (given.corrections.some(({ kind }) => kind === "requirement")) {
      throw new Failure("correctionInvalid");
    }
    const files = await listApplicationFiles(transaction, { accountId, applicationId: id });
    const answers = answersTo(form.questions, { answers: given.answers, files, refused });
    await insertFile(transaction, application, { name: given.name, corrections: given.corrections });
    await updateApplication(
      transaction,
      { accountId, id },
      {
        state: "sent",
        sent_at: form.now,
        // From now on it is the screening's.
        object_key: null,
        name: given.name,
        email: given.email,
        answers: JSON.stringify(answers),
        source: given.source,
        consent_version: given.consent.version,
        consent_language: given.consent.language,
      },
    );
    // What answers no question any more: of one that was taken back, or out of the form.
    const left = files.filter((file) => !answers.some(({ file_id }) => file_id === file.id));
    await deleteApplicationFiles(transaction, { accountId, ids: left.map((file) => file.id) });
    await insertReceipt(transaction, { accountId, applicationId: id, tokenHash });
    await insertApplicationEvent(transaction, {
      accountId,
      applicationId: id,
      kind: "sent",
      sentence: "Application sent.",
    });
    await enqueue(transaction, applicationSent, [
      { payload: { accountId, applicationId: id }, key: applicationMailKey(id, "received") },
    ]);
    await notifyApplied(transaction, {
      form,
      count: await countSent(transaction, { accountId, screeningId }),
    });
    return receipt;
  });
}

/** Before the transaction, which waits for no storage. Whether it may be sent at all is decided there. */
async function takeInFiles(
  services: Services,
  { formId, applicationId }: { formId: string; applicationId: string },
): Promise<RefusedFiles> {
  const { kysely } = services.database;
  const form = await findJobFormOfSending(kysely, { publicId: formId, applicationId });
  if (!form || (formStateOf(form) !== "open" && !form.is_sent)) {
    throw new Failure("jobFormNotFound");
  }
  const { account_id: accountId, screening_id: screeningId } = form;
  const application = await findApplication(kysely, { accountId, screeningId, id: applicationId });
  return application?.state === "begun"
    ? takeInAnswerFiles(services, { accountId, screeningId, applicationId })
    : new Map();
}

async function insertFile(
  transaction: Parameters<typeof insertCvFiles>[0],
  { account_id: accountId, screening_id: screeningId, ...application }: ApplicationRow,
  applicant: { name: string; corrections: Correction[] },
): Promise<void> {
  const { file_id: id } = application;
  await insertCvFiles(transaction, [
    {
      id,
      accountId,
      screeningId,
      fileName: application.file_name,
      sizeBytes: application.size_bytes,
      mediaType: application.media_type,
      objectKey: storedKey({ accountId, screeningId, fileId: id }),
      applicant,
    },
  ]);
  await moveCvFile(transaction, { accountId, id, event: "arrived" });
  await queueReading(transaction, accountId, [id]);
}

/** Every question with its answer; what was left out is left out. Throws `inputInvalid` with a message per field. */
function answersTo(
  questions: FormQuestion[],
  given: { answers: Input["answers"]; files: ApplicationFileRow[]; refused: RefusedFiles },
): ApplicationAnswer[] {
  const values = new Map(given.answers.map(({ question_id, value }) => [question_id, value]));
  const fields: Record<string, string> = {};
  const answers = questions.flatMap((question): ApplicationAnswer[] => {
    const value = values.get(question.id) ?? "";
    const { text, kind } = question;
    const file =
      kind === "file"
        ? given.files.find((one) => one.id === value && one.question_id === question.id && one.has_arrived)
        : undefined;
    const isFileMissing = kind === "file" && value !== "" && !file;
    const refusal = isFileMissing ? presentFileFailure(given.refused.get(value) ?? null) : null;
    const trouble =
      checkAnswer(question, value) ??
      refusal?.message ??
      (isFileMissing ? "Please select the file again." : null);
    if (trouble !== null) fields[`answers.${question.id}`] = trouble;
    if (value === "") return [];
    return [{ question: text, kind, value: file?.file_name ?? value, file_id: file?.id ?? null }];
  });
  if (Object.keys(fields).length > 0) {
    throw new Failure("inputInvalid", { fields });
  }
  return answers;
}
