import { createAccountExport, downloadAccountExport } from "@winnow/contract/account-exports.ts";
import * as settings from "@winnow/contract/account-settings.ts";
import * as accounts from "@winnow/contract/accounts.ts";
import { downloadOwnInterview, withdrawFromInterview } from "@winnow/contract/answers.ts";
import {
  answerApplicantRequest,
  downloadApplication,
  downloadApplicationFile,
  eraseApplication,
  withdrawApplication,
} from "@winnow/contract/applications.ts";
import { sendRejectionsOfDrive, sendRejectionsOfScreening } from "@winnow/contract/candidate-mails.ts";
import { closeAccount } from "@winnow/contract/closings.ts";
import { downloadTransactions } from "@winnow/contract/credits.ts";
import { deleteNote, revealCandidate } from "@winnow/contract/decisions.ts";
import { deleteDriveRound, removeDriveCandidate } from "@winnow/contract/drives.ts";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { eraseInterview } from "@winnow/contract/erasures.ts";
import { createExport, downloadExport } from "@winnow/contract/exports.ts";
import { deleteInterview } from "@winnow/contract/interviews.ts";
import { renewJobFormLink } from "@winnow/contract/job-forms.ts";
import { createOrder } from "@winnow/contract/payments.ts";
import { createPersonExport, downloadPersonExport, erasePerson } from "@winnow/contract/people.ts";
import { answerRequest, decideInterview, downloadReport, playRecording } from "@winnow/contract/reports.ts";
import { takeOverRescreening } from "@winnow/contract/rescreenings.ts";
import {
  updateAccountRetention,
  updateDriveRetention,
  updateScreeningRetention,
} from "@winnow/contract/retention.ts";
import {
  deleteScreening,
  deleteScreeningFile,
  requestDownload,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import * as secondFactors from "@winnow/contract/second-factors.ts";
import {
  downloadSharedCv,
  playSharedRecording,
  renewShareLink,
  revokeShare,
  shareCandidate,
} from "@winnow/contract/shares.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findAccountByEmail, findAccountOfLink } from "./features/accounts/rows.ts";
import { findAccountOfChallenge } from "./features/accounts/second-factor-rows.ts";
import { hashToken } from "./platform/tokens.ts";
import type { Services } from "./services.ts";

/** The calls that the security log has a line for, and what they are called there. */
const acts: [Endpoint, string][] = [
  [accounts.signUp, "sign up"],
  [accounts.verifyEmail, "verify address"],
  [accounts.logIn, "sign in"],
  [secondFactors.logInWithCode, "sign in with a code"],
  [accounts.logOut, "sign out"],
  [accounts.requestPasswordReset, "ask for a new password"],
  [accounts.resetPassword, "choose a new password"],
  [settings.updateAccount, "change the account"],
  [settings.changePassword, "change the password"],
  [secondFactors.beginSecondFactor, "make a key for a second factor"],
  [secondFactors.turnOnSecondFactor, "turn the second factor on"],
  [secondFactors.turnOffSecondFactor, "turn the second factor off"],
  [secondFactors.renewRecoveryCodes, "make new recovery codes"],
  [settings.endSession, "end a session"],
  [settings.endOtherSessions, "end all other sessions"],
  [settings.formerlyEndSession, "end a session"],
  [settings.formerlyEndOtherSessions, "end all other sessions"],
  [closeAccount, "delete the account"],
  [createAccountExport, "export the account"],
  [downloadAccountExport, "download the export of the account"],
  [createExport, "export"],
  [downloadExport, "download an export"],
  [createPersonExport, "export a person"],
  [downloadPersonExport, "download the export of a person"],
  [erasePerson, "erase a person"],
  [downloadTransactions, "download the ledger"],
  [requestDownload, "download a file"],
  [revealCandidate, "reveal a candidate"],
  [updateScreening, "hide or reveal all candidates"],
  [takeOverRescreening, "take over the scores of a newer engine"],
  [deleteScreening, "delete a screening"],
  [deleteScreeningFile, "delete a file"],
  [deleteNote, "delete a note"],
  [deleteDriveRound, "delete a drive"],
  [removeDriveCandidate, "take a candidate out of a drive"],
  [deleteInterview, "delete an interview"],
  [createOrder, "order credits"],
  [playRecording, "play a recording"],
  [downloadReport, "download an interview's report"],
  [answerRequest, "answer a candidate's request"],
  [decideInterview, "decide on an interview"],
  [sendRejectionsOfScreening, "tell candidates that they were rejected"],
  [sendRejectionsOfDrive, "tell candidates that they were rejected"],
  [shareCandidate, "share a candidate"],
  [renewShareLink, "renew a shared link"],
  [revokeShare, "revoke a shared link"],
  [playSharedRecording, "play a shared recording"],
  [downloadSharedCv, "download a shared CV"],
  [downloadApplicationFile, "download a file of an application"],
  [answerApplicantRequest, "answer an applicant's request"],
  [downloadApplication, "download one's own application"],
  [withdrawApplication, "withdraw one's own application"],
  [eraseApplication, "erase one's own application"],
  [withdrawFromInterview, "withdraw from one's own interview"],
  [eraseInterview, "erase one's own interview"],
  [downloadOwnInterview, "download one's own interview"],
  [renewJobFormLink, "renew the link of a job form"],
  [updateAccountRetention, "change how long people are kept"],
  [updateScreeningRetention, "change how long a screening keeps people, or its legal hold"],
  [updateDriveRetention, "change how long a drive keeps people, or its legal hold"],
];
const actOf = new Map(acts.map(([{ method, url }, act]) => [`${method} /api${url}`, act]));

/** Whatever call they are the answer to: sessions that are none, and callers who ask too often. */
const refusals: Record<string, string> = {
  invalidToken: "use an invalid session",
  tooManyRequests: "call too often",
};

/** Writes the security log's lines about calls, after their answer, so that no caller waits for it. */
export function logSecurity(api: FastifyInstance, services: Services): void {
  api.addHook("onResponse", async (request, reply) => {
    const outcome = request.failureName ?? (reply.statusCode < 400 ? "done" : String(reply.statusCode));
    const act = actOf.get(`${request.method} ${request.routeOptions.url}`) ?? refusals[outcome];
    if (!act || (isCallOf(updateScreening, request) && fieldOf(request.body, "is_blind") === undefined)) {
      return;
    }
    services.securityLog({
      act,
      outcome,
      caller: request.ip,
      ...(await whoIs(services, request)),
      subjectId: subjectOf(request),
      ...(isCallOf(erasePerson, request) && { things: thingsOf(request.body) }),
      globalContextId: request.id,
    });
  });
}

/** What a call names: of several things the one that the others hold. */
function subjectOf(request: FastifyRequest): string | null {
  const { subject, params, query } = request;
  const isOfFile = isCallOf(deleteScreeningFile, request);
  const named = ["candidate_id", "note_id", "id", "screening_id"].map((key) => fieldOf(params, key));
  const ids = [subject?.id, isOfFile ? fieldOf(query, "file_id") : undefined, ...named];
  return ids.find((id) => id !== undefined && /^[\w-]{1,64}$/u.test(id)) ?? null;
}

/** Of a person, each thing that was to be erased. */
function thingsOf(body: unknown): string[] {
  const { success, data } = erasePerson.schema.body.safeParse(body);
  if (!success) {
    return [];
  }
  return [...data.things.map(({ kind, id }) => `${kind} ${id}`), ...(data.hidden ? ["hidden"] : [])];
}

function isCallOf({ method, url }: Pick<Endpoint, "method" | "url">, request: FastifyRequest): boolean {
  return request.method === method && request.routeOptions.url === `/api${url}`;
}

async function whoIs(
  services: Services,
  request: FastifyRequest,
): Promise<{ accountId: string | null; domain?: string | null }> {
  const { kysely } = services.database;
  const known = request.accountId ?? request.subject?.accountId;
  if (known) {
    return { accountId: known };
  }
  const email = fieldOf(request.body, "email");
  if (email) {
    const account = await findAccountByEmail(kysely, email);
    return account ? { accountId: account.id } : { accountId: null, domain: email.split("@").at(-1) ?? null };
  }
  const challenge = fieldOf(request.body, "challenge");
  if (challenge) {
    return { accountId: await findAccountOfChallenge(kysely, hashToken(challenge)) };
  }
  const token = fieldOf(request.body, "token");
  return { accountId: token ? await findAccountOfLink(kysely, hashToken(token)) : null };
}

function fieldOf(value: unknown, key: string): string | undefined {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === "string" || typeof found === "boolean" ? String(found) : undefined;
}
