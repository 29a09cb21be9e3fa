import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { getApplication } from "../applications/list-applications.ts";
import { getReport } from "../reports/get-report.ts";
import { listEarlierReports } from "../rescreenings/list-earlier-reports.ts";
import { cvTextLines } from "../results/cv-text-lines.ts";
import { getResult } from "../results/get-result.ts";
import { findDocument } from "../screenings/cv-file-rows.ts";
import { listShareRows } from "../shares/rows.ts";
import {
  findPersonApplications,
  findPersonCandidates,
  findPersonCvs,
  listPersonMails,
  type PersonCandidateRow,
  type PersonCvRow,
  type PersonExportRow,
} from "./rows.ts";

/**
 * The data of what an export holds as JSON, thing by thing, so that no more than one is in memory; of whoever is hidden
 * nothing. Keys are those of the API's answers.
 */
export async function* personAsJson(services: Services, wanted: PersonExportRow): AsyncGenerator<string> {
  const { account_id: accountId } = wanted;
  const { kysely } = services.database;
  const shown = <Row extends { is_hidden: boolean }>(rows: Row[]) =>
    rows.filter(({ is_hidden }) => !is_hidden);
  const cvs = shown(await findPersonCvs(kysely, accountId, { fileIds: wanted.cv_file_ids }));
  const applications = shown(
    await findPersonApplications(kysely, accountId, { ids: wanted.application_ids }),
  );
  const candidates = await findPersonCandidates(kysely, accountId, { ids: wanted.candidate_ids });
  yield `{\n"made_at": ${JSON.stringify(new Date())}`;
  yield* list("cvs", cvs, (cv) => cvAsData(services, accountId, cv));
  yield* list("applications", applications, async ({ id: applicationId, screening_title }) => ({
    screening_title,
    ...(await getApplication(kysely, { accountId, applicationId })),
  }));
  yield* list("candidates", candidates, (candidate) => candidateAsData(services, accountId, candidate));
  const mails = await listPersonMails(kysely, accountId, {
    resultIds: cvs.flatMap(({ result_id }) => result_id ?? []),
    applicationIds: applications.map(({ id }) => id),
    interviewIds: candidates.flatMap(({ interview_id }) => interview_id ?? []),
  });
  yield* list("mails", mails, async ({ kind, email, subject, state, failure, at }) => ({
    kind,
    to: email,
    subject,
    state,
    failure,
    at,
  }));
  yield "\n}\n";
}

async function* list<Row>(
  name: string,
  rows: Row[],
  dataOf: (row: Row) => Promise<unknown>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  for (const [index, row] of rows.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(await dataOf(row), null, 2)}`;
  }
  yield "]";
}

async function cvAsData(services: Services, accountId: AccountId, cv: PersonCvRow): Promise<unknown> {
  const { kysely } = services.database;
  const document = await findDocument(kysely, accountId, cv.id);
  return {
    file_name: cv.file_name,
    screening_title: cv.screening_title,
    arrived_at: cv.created_at,
    text: document ? cvTextLines(document, null).map(({ text }) => text) : [],
    result: cv.result_id ? await getResult(services, accountId, cv.result_id) : null,
    earlier_reports: cv.result_id ? (await listEarlierReports(services, accountId, cv.result_id)).data : [],
  };
}

async function candidateAsData(
  services: Services,
  accountId: AccountId,
  candidate: PersonCandidateRow,
): Promise<unknown> {
  const { interview_id: interviewId, name, email, drive_title, created_at: added_at } = candidate;
  if (!interviewId) {
    return { name, email, drive_title, added_at };
  }
  const shares = await listShareRows(services.database.kysely, { accountId, interviewId });
  return {
    name,
    email,
    drive_title,
    added_at,
    report: await getReport(services, accountId, interviewId),
    shared_with: shares.map(({ whom, created_at, expires_at, revoked_at }) => ({
      whom,
      created_at,
      expires_at,
      revoked_at,
    })),
  };
}
