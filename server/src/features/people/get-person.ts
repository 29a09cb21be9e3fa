import type { Person } from "@winnow/contract/people.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { getApplication } from "../applications/list-applications.ts";
import { presentDecision } from "../reports/present.ts";
import { listDecisions } from "../reports/rows.ts";
import { presentNote } from "../results/present.ts";
import { listNotes } from "../results/rows.ts";
import { type FoundPerson, findPerson } from "./find-person.ts";
import { listPersonMails } from "./rows.ts";

/** Everything of one person, by the id of any part of it. Throws `personNotFound`, `personHidden`. */
export async function getPerson(services: Services, accountId: AccountId, id: string): Promise<Person> {
  const { kysely } = services.database;
  const found = await findPerson(kysely, accountId, id);
  const { cvs, applications, candidates } = found;
  return {
    id,
    ...whoTheyAre(found),
    cvs: await Promise.all(cvs.map((cv) => presentCv(kysely, accountId, cv))),
    applications: await Promise.all(
      applications.map(async ({ id: applicationId, link, name, email, screening_title }) => ({
        id: applicationId,
        link,
        name: name || null,
        email: email || null,
        screening_title,
        application: await getApplication(kysely, { accountId, applicationId }),
      })),
    ),
    candidates: await Promise.all(candidates.map((one) => presentCandidate(kysely, accountId, one))),
    mails: await listMails(kysely, accountId, found),
    hidden: found.hidden.length,
  };
}

/** Each spelling once, the newest first; whoever has only the phone number in common may be somebody else. */
export function whoTheyAre(found: FoundPerson): Pick<Person, "names" | "emails" | "phones"> {
  const { applications, candidates } = found;
  const cvs = found.cvs.filter(({ link }) => link !== "phone");
  const dated = [
    ...cvs.map((cv) => ({ name: cv.name ?? cv.applicant_name, email: cv.email, at: cv.created_at })),
    ...applications.map(({ name, email, sent_at: at }) => ({ name, email, at })),
    ...candidates.map(({ name, email, created_at: at }) => ({ name, email, at })),
  ].toSorted((one, other) => Number(other.at) - Number(one.at));
  return {
    names: eachOnce(dated.map(({ name }) => name)),
    emails: eachOnce(dated.map(({ email }) => email?.toLowerCase() ?? null)),
    phones: eachOnce(cvs.map(({ phone }) => phone)),
  };
}

function eachOnce(texts: (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.trim() || []))];
}

async function presentCv(
  database: Queryable<Tables>,
  accountId: AccountId,
  cv: FoundPerson["cvs"][number],
): Promise<Person["cvs"][number]> {
  const notes = cv.result_id ? await listNotes(database, accountId, cv.result_id) : [];
  return {
    id: cv.id,
    link: cv.link,
    name: cv.name ?? cv.applicant_name,
    email: cv.email,
    phone: cv.phone,
    screening_id: cv.screening_id,
    screening_title: cv.screening_title,
    file_name: cv.file_name,
    result_id: cv.result_id,
    score: cv.matching_score,
    decision:
      cv.decision && cv.decided_at
        ? {
            kind: cv.decision,
            reason: cv.decision_reason,
            decided_by: cv.decided_by ?? "",
            decided_at: toEpochSeconds(cv.decided_at),
          }
        : null,
    notes: notes.map(presentNote),
    arrived_at: toEpochSeconds(cv.created_at),
  };
}

async function presentCandidate(
  database: Queryable<Tables>,
  accountId: AccountId,
  candidate: FoundPerson["candidates"][number],
): Promise<Person["candidates"][number]> {
  const { interview_id: interviewId, invited_at, completed_at } = candidate;
  const [latest] = interviewId
    ? (await listDecisions(database, { accountId, interviewId })).map(presentDecision)
    : [];
  return {
    id: candidate.id,
    link: candidate.link,
    name: candidate.name,
    email: candidate.email,
    drive_id: candidate.drive_id,
    drive_title: candidate.drive_title,
    result_id: candidate.result_id,
    interview_id: interviewId,
    status: candidate.status,
    outcome: candidate.outcome,
    invited_at: invited_at && toEpochSeconds(invited_at),
    completed_at: completed_at && toEpochSeconds(completed_at),
    decision: latest?.kind ? latest : null,
    open_requests: candidate.open_requests,
    added_at: toEpochSeconds(candidate.created_at),
  };
}

async function listMails(
  database: Queryable<Tables>,
  accountId: AccountId,
  { cvs, applications, candidates }: FoundPerson,
): Promise<Person["mails"]> {
  const mails = await listPersonMails(database, accountId, {
    resultIds: cvs.filter(({ link }) => link !== "phone").flatMap(({ result_id }) => result_id ?? []),
    applicationIds: applications.map(({ id }) => id),
    interviewIds: candidates.flatMap(({ interview_id }) => interview_id ?? []),
  });
  return mails.map(({ id, kind, email: to, subject, state, failure, at }) => ({
    id,
    kind,
    to,
    subject,
    state,
    failure,
    at: toEpochSeconds(at),
  }));
}
