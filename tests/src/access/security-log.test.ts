import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { getAccount, logIn, requestPasswordReset } from "@winnow/contract/accounts.ts";
import { openInterview, withdrawFromInterview } from "@winnow/contract/answers.ts";
import { eraseApplication, withdrawApplication } from "@winnow/contract/applications.ts";
import { revealCandidate } from "@winnow/contract/decisions.ts";
import { eraseInterview } from "@winnow/contract/erasures.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { clearNotification } from "@winnow/contract/notifications.ts";
import { erasePerson } from "@winnow/contract/people.ts";
import { answerRequest, decideInterview, playRecording } from "@winnow/contract/reports.ts";
import { deleteSavedView } from "@winnow/contract/saved-views.ts";
import { deleteScreening, updateScreening } from "@winnow/contract/screenings.ts";
import { logInWithCode } from "@winnow/contract/second-factors.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { newGlobalContextId } from "@winnow/server/platform/http/global-context-id.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenInvited } from "../given/given-interview.ts";
import { givenSecondFactor } from "../given/given-second-factor.ts";
import { createApiClient } from "../support/api-client.ts";
import { patienceMs } from "../support/patience.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { startingEnvironment } from "../support/starting-environment.ts";

import { endpointsOfContract } from "./endpoints.ts";

let winnow: TestWinnow;
let server: ServerProcess;
/** Writes a line about every call. */
let loud: ServerProcess;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Watched");
  // The highest level at which anything is written: these lines are there all the same.
  const variables = {
    ...winnow.environment,
    PORT: String(await freePort()),
    ROLE: "api",
    LOG_LEVEL: "error",
  };
  server = await startServerProcess(variables);
  loud = await startServerProcess({ ...variables, PORT: String(await freePort()), LOG_LEVEL: "info" });
});
afterAll(async () => {
  await server?.end("SIGTERM");
  await loud?.end("SIGTERM");
  await winnow?.stop();
});

type Line = {
  globalContextId: string;
  act: string;
  outcome: string;
  caller: string;
  accountId: string | null;
  domain?: string;
};

function lines(): Line[] {
  return server
    .printed()
    .split("\n")
    .flatMap((line) => (line.includes('"msg":"security"') ? [JSON.parse(line)] : []));
}

async function linesOf(act: string, count: number): Promise<Line[]> {
  await vi.waitUntil(() => lines().filter((line) => line.act === act).length >= count, {
    timeout: patienceMs,
    interval: 20,
  });
  return lines().filter((line) => line.act === act);
}

const visitor = () => createApiClient(server.url);

test("a sign-in has a line with who and from where, whether it succeeds or fails", async () => {
  const { email, account } = recruiter;
  await visitor().call(logIn, { body: { email, password: goodPassword } });
  await visitor().refusal(logIn, { body: { email, password: "not-the-password" } });
  await visitor().refusal(logIn, { body: { email: "nobody@unknown.example", password: "not-the-password" } });

  const found = await linesOf("sign in", 3);

  expect(
    found.map(({ outcome, accountId, caller, domain }) => ({ outcome, accountId, caller, domain })),
  ).toEqual([
    { outcome: "done", accountId: account.id, caller: "127.0.0.1", domain: undefined },
    { outcome: "invalidCredentials", accountId: account.id, caller: "127.0.0.1", domain: undefined },
    { outcome: "invalidCredentials", accountId: null, caller: "127.0.0.1", domain: "unknown.example" },
  ]);
});

test("the second step of a sign-in has a line, a recovery code one more, and neither holds what was typed", async () => {
  const careful = await givenAccount(winnow, "Careful");
  const { recoveryCodes } = await givenSecondFactor(winnow, careful);
  const { challenge = "" } = await visitor().refusal(logIn, {
    body: { email: careful.email, password: goodPassword },
  });
  const code = recoveryCodes[0] ?? "";
  await visitor().refusal(logInWithCode, { body: { challenge, code: "000000" } });
  await visitor().call(logInWithCode, { body: { challenge, code } });

  expect(await linesOf("sign in with a code", 2)).toMatchObject([
    { outcome: "codeWrong", accountId: careful.account.id },
    { outcome: "done", accountId: careful.account.id },
  ]);
  expect(await linesOf("use a recovery code", 1)).toMatchObject([{ accountId: careful.account.id }]);
  expect(await linesOf("sign in", 1)).toContainEqual(
    expect.objectContaining({ outcome: "secondFactorNeeded", accountId: careful.account.id }),
  );
  expect(server.printed()).not.toContain(challenge);
  expect(server.printed()).not.toContain(code);
});

test("exports, reveals and deletions have a line with what they are about, refused ones too", async () => {
  const { id } = await createScreeningWithoutCvs();
  const client = createApiClient(server.url, recruiter.token);
  const nothing = "6e0a2f66-9f0c-4b38-9c3a-6a4c5a6f0001";

  await client.refusal(createExport, {
    params: { id },
    body: { format: "csv", selection: { matching: {} } },
  });
  await client.refusal(revealCandidate, { params: { id: nothing } });
  await client.call(updateScreening, { params: { id }, body: { is_blind: true } });
  await client.call(updateScreening, { params: { id }, body: { title: "Not of interest" } });
  await client.call(deleteScreening, { params: { id } });

  await client.attempt(deleteScreening, { params: { id }, query: { file_id: "ann.lee@example.com" } });
  expect(await linesOf("delete a screening", 2)).toMatchObject([
    { outcome: "done", accountId: recruiter.account.id, subjectId: id },
    { accountId: recruiter.account.id, subjectId: id },
  ]);
  expect(await linesOf("export", 1)).toMatchObject([{ outcome: "nothingToExport", subjectId: id }]);
  expect(await linesOf("reveal a candidate", 1)).toMatchObject([{ subjectId: nothing }]);
  expect(await linesOf("hide or reveal all candidates", 1)).toHaveLength(1);
});

/** What holds nothing of anybody: a view of a list, and a notification that was read. */
const ofNobody = [deleteSavedView, clearNotification];

test("whatever deletes has a line: what a backup brings back is found by it", async () => {
  const client = createApiClient(server.url, recruiter.token);
  const deleting = [...(await endpointsOfContract()).values()].filter(
    (endpoint) => endpoint.method === "DELETE" && !ofNobody.some(({ url }) => url === endpoint.url),
  );
  expect(deleting.length).toBeGreaterThan(8);
  const callOf = new Map<string, string>();
  for (const endpoint of deleting) {
    const names = [...endpoint.url.matchAll(/:(\w+)/gu)].map(([, name = ""]) => name);
    const globalContextId = newGlobalContextId();
    await client.attempt(endpoint, {
      headers: { globalContextId },
      params: Object.fromEntries(names.map((name) => [name, randomUUID()])),
      query: { file_id: randomUUID() },
    });
    callOf.set(globalContextId, `${endpoint.method} ${endpoint.url}`);
  }
  // Lines come one after the other: once that of a later call is there, those before it are.
  await client.refusal(revealCandidate, { params: { id: randomUUID() } });
  await linesOf("reveal a candidate", 2);
  for (const { globalContextId } of lines()) callOf.delete(globalContextId);
  expect([...callOf.values()]).toEqual([]);
});

test("who erases or withdraws themselves by a link has a line with whose account and what it was", async () => {
  const [leaving, erased] = await givenInvited(winnow, recruiter, { candidates: 2 });
  const [cv] = await givenCvs(1);
  if (!leaving || !erased || !cv) throw new Error("Nobody was invited.");
  const form = await givenForm(winnow, recruiter);
  const { token, applicationId } = await apply(winnow, createApiClient(winnow.url), { form, cv });

  const { token: own } = leaving;
  await visitor().call(withdrawFromInterview, { params: { token: own }, body: { erase: true } });
  await visitor().call(eraseInterview, { params: { token: erased.token } });
  await visitor().call(withdrawApplication, { params: { token } });
  await visitor().call(eraseApplication, { params: { token } });

  const accountId = recruiter.account.id;
  for (const [act, subjectId] of [
    ["withdraw from one's own interview", leaving.interviewId],
    ["erase one's own interview", erased.interviewId],
    ["withdraw one's own application", applicationId],
    ["erase one's own application", applicationId],
  ] as const) {
    await expect
      .poll(lines)
      .toContainEqual(expect.objectContaining({ act, outcome: "done", accountId, subjectId }));
  }
  for (const link of [own, erased.token, token]) expect(server.printed()).not.toContain(link);
});

test("of a person the line names each thing that was to be erased", async () => {
  const client = createApiClient(server.url, recruiter.token);
  const [id, thing] = [randomUUID(), randomUUID()];
  await client.refusal(erasePerson, {
    params: { id },
    body: { things: [{ kind: "cv", id: thing }], hidden: true },
  });
  expect(await linesOf("erase a person", 1)).toMatchObject([
    { subjectId: id, things: [`cv ${thing}`, "hidden"] },
  ]);
});

test("playing a recording, answering a request and deciding on an interview have a line", async () => {
  const client = createApiClient(server.url, recruiter.token);
  const id = randomUUID();

  await client.refusal(playRecording, { params: { id, recording_id: randomUUID() } });
  await client.refusal(answerRequest, {
    params: { id, request_id: randomUUID() },
    body: { is_granted: false },
  });
  await client.refusal(decideInterview, { params: { id }, body: { decision: "hold" } });

  for (const act of ["play a recording", "answer a candidate's request", "decide on an interview"]) {
    expect(await linesOf(act, 1)).toMatchObject([{ accountId: recruiter.account.id, subjectId: id }]);
  }
});

test("no line of any kind holds the link of a candidate", async () => {
  const token = `link${randomUUID().replaceAll("-", "")}ABCDEF`;
  const visible = createApiClient(loud.url);

  await visible.refusal(openInterview, { params: { token } });
  for (const path of [
    `/admin/public/interview/${token}`,
    `/admin/public/${token}`,
    `/api/public/interview//${token}`,
    `/API/Public/Interview/${token}/`,
    `/api/public/candidate/${token.slice(0, 20)}`,
  ]) {
    await fetch(`${loud.url}${path}`, { headers: { referer: `${loud.url}/admin/public/${token}` } });
  }

  await vi.waitUntil(() => loud.printed().includes("/public/candidate"), {
    timeout: patienceMs,
    interval: 20,
  });
  expect(loud.printed()).not.toContain(token.slice(0, 20));
});

test("a session that is none has a line, and nothing that was typed is in any of them", async () => {
  await createApiClient(server.url, "made-up-token").refusal(getAccount);
  await visitor().call(requestPasswordReset, { body: { email: recruiter.email } });

  expect(await linesOf("use an invalid session", 1)).toMatchObject([
    { outcome: "invalidToken", accountId: null },
  ]);
  await linesOf("ask for a new password", 1);
  for (const typed of [
    recruiter.email,
    goodPassword,
    "not-the-password",
    "nobody@",
    "made-up-token",
    recruiter.token,
  ]) {
    expect(server.printed()).not.toContain(typed);
  }
});

test("what the operator does by a command has a line beside its answer", async () => {
  const command = fileURLToPath(new URL("../../../server/src/commands/credits.ts", import.meta.url));
  const environment = { ...startingEnvironment(), ...winnow.environment, LOG_LEVEL: "error" };

  const written = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [command, "add", recruiter.email, "1"],
      { env: environment },
      (_error, _out, log) => resolve(log),
    );
  });

  expect(written).toContain('"act":"command: add credits"');
  expect(written).toContain(recruiter.account.id);
  expect(written).not.toContain(recruiter.email);
});

async function createScreeningWithoutCvs(): Promise<{ id: string }> {
  const { rows } = await winnow.pool.query(
    "insert into screenings (account_id, title) values ($1, 'Watched') returning id",
    [recruiter.account.id],
  );
  return rows[0];
}
