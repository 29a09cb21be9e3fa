import { randomUUID } from "node:crypto";
import {
  askRecruiter,
  correctApplication,
  eraseApplication,
  listApplications,
} from "@winnow/contract/applications.ts";
import { addNote } from "@winnow/contract/decisions.ts";
import { createExport } from "@winnow/contract/exports.ts";
import { people } from "@winnow/samples/people.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { apply, givenForm } from "../given/given-application.ts";
import { cvsOf } from "../given/given-cvs.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { stored } from "../support/stored.ts";
import { objectsWith, tablesWith } from "../support/traces.ts";

const canary = "Quillfeather";

let winnow: TestWinnow;
let server: ServerProcess;
let recruiter: Recruiter;

/** A process of its own beside that of the test, since what it logs is looked into. */
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  const PORT = String(await freePort());
  server = await startServerProcess({ ...winnow.environment, ROLE: "all", PORT, LOG_LEVEL: "debug" });
  recruiter = await givenAccount({ ...winnow, url: server.url }, "Mara Ruiz");
});
afterAll(async () => {
  await server?.end("SIGTERM");
  await winnow?.stop();
});

test("whoever erases their application leaves no trace in tables, objects, mails and the log; the ledger keeps its line", async () => {
  const applicant = createApiClient(server.url);
  const [person, other] = people;
  if (!person || !other) throw new Error("There are no people.");
  const [first, cv] = await cvsOf([other, { ...person, name: `Ada ${canary}` }]);
  if (!first || !cv) throw new Error("There are no CVs.");
  const question = {
    id: randomUUID(),
    kind: "long_text" as const,
    text: "Why?",
    is_required: true,
    choices: [],
  };
  const form = await givenForm(server, recruiter, { runsWith: first, questions: [question] });
  const { token } = await apply(server, applicant, {
    form,
    cv: { ...cv, name: `${canary}.pdf` },
    name: `Ada ${canary}`,
    email: `${canary.toLowerCase()}@example.com`,
    answers: [{ question_id: question.id, value: `Because of ${canary}.` }],
    corrections: [{ kind: "contact", field: "name", value: `A. ${canary}` }],
  });
  await untilScreening(recruiter, form.screeningId, ({ counts }) => counts.screened === 2);
  await applicant.call(askRecruiter, {
    params: { token },
    body: { request_id: randomUUID(), kind: "addition", text: `${canary} speaks Polish.` },
  });
  await applicant.call(correctApplication, {
    params: { token },
    body: { corrections: [{ kind: "contact", field: "name", value: `B. ${canary}` }] },
  });
  const { data } = await recruiter.call(listApplications, { params: { id: form.screeningId } });
  const resultId = data[0]?.result_id ?? "";
  await recruiter.call(addNote, { params: { id: resultId }, body: { text: `Call ${canary}.` } });
  await recruiter.call(createExport, {
    params: { id: form.screeningId },
    body: { format: "csv", selection: { result_ids: [resultId] } },
  });
  await untilJobsAreDone(winnow);
  expect(await tablesWith(winnow, canary)).toEqual(
    expect.arrayContaining([
      "public.applications",
      "public.cv_files",
      "public.inbox_mails",
      "public.result_notes",
    ]),
  );
  expect(await objectsWith(winnow, canary)).not.toEqual([]);
  const entries = async () =>
    (await winnow.pool.query("select reason from credit_entries where reason = 'CV screened'")).rowCount;
  expect(await entries()).toBe(2);

  await applicant.call(eraseApplication, { params: { token } });
  await untilJobsAreDone(winnow);

  // The one mail that says so goes a day later.
  const { rows: left } = await winnow.pool.query(
    "delete from inbox_mails where recipient ilike $1 returning subject, body_text",
    [`%${canary}%`],
  );
  expect(left.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your data has been erased: /)]);
  expect(left[0]?.body_text).not.toContain(canary);
  expect(await tablesWith(winnow, canary)).toEqual([]);
  expect(await objectsWith(winnow, canary)).toEqual([]);
  expect(await stored(winnow)).toHaveLength(1);
  expect(server.printed()).not.toMatch(new RegExp(`${canary}|${token}`, "i"));
  expect(await entries()).toBe(2);
});
