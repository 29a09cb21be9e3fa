import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAccount } from "@winnow/contract/accounts.ts";
import { listTransactions } from "@winnow/contract/credits.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { payrollAccountantJd } from "@winnow/samples/job-descriptions.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import { people } from "@winnow/samples/people.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { type ServerProcess, signUpThroughInbox, startServerProcess } from "../support/server-process.ts";

const layouts = ["classicSerif", "modernSans", "leftSidebar", "twoColumns"] as const;

let directory: string;
let variables: Record<string, string>;
let server: ServerProcess;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "winnow-killed-"));
  variables = {
    DATA_DIR: directory,
    PORT: String(await freePort()),
    WELCOME_CREDITS: "200.00",
    // Slow enough that the kill comes in the middle.
    WORKER_CONCURRENCY: "1",
    READING_PROCESSES: "1",
  };
  server = await startServerProcess(variables);
});

afterAll(async () => {
  await server?.end("SIGTERM");
  await rm(directory, { recursive: true, force: true });
});

test("a server killed in the middle of a screening goes on by itself, with one result and one charge per CV", async () => {
  const recruiter = await signUpThroughInbox(server.url, directory);
  const files = await Promise.all(
    layouts.flatMap((layout) =>
      people.map(async (person, index) => ({
        name: `${layout}-${index}.pdf`,
        bytes: await makeCvPdf(person, layout),
      })),
    ),
  );
  const { id } = await givenScreening(server, recruiter, { cvs: files, jdText: payrollAccountantJd });
  await recruiter.call(startScreening, { params: { id } });
  const before = await untilScreening(recruiter, id, ({ counts }) => counts.screened >= 10);
  expect(before.status).toBe("InProgress");

  await server.end("SIGKILL");
  server = await startServerProcess(variables);

  const after = await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  expect(after.counts).toMatchObject({ screened: files.length, failed: 0, waiting: 0 });
  const results = await recruiter.call(listScreeningResults, { params: { id }, query: { size: 1 } });
  expect(results.total).toBe(files.length);
  const debits = await recruiter.call(listTransactions, { query: { type: "debit", size: 1 } });
  expect(debits.total).toBe(files.length);
  const { account } = await recruiter.call(getAccount);
  expect(account.credits).toBe(20_000 - files.length * 100);
  const { held, used } = await recruiter.call(getScreeningCredits, { params: { id } });
  expect({ held, used }).toEqual({ held: 0, used: files.length * 100 });
});
