import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

const token = "lantern-harbour-metrics-47";
let winnow: TestWinnow;
let worker: { stop: () => Promise<void> };
let workerUrl: string;
let recruiter: Recruiter;
beforeAll(async () => {
  const workerPort = String(await freePort());
  workerUrl = `http://127.0.0.1:${workerPort}`;
  winnow = await startWinnow({ ROLE: "api", METRICS_TOKEN: token, WORKER_PORT: workerPort });
  worker = await startWorker(winnow);
  recruiter = await givenAccount(winnow, "Mara Lind");
  await givenScreening(winnow, recruiter, { cvs: 1 });
  await fetch(`${winnow.url}/public/interview/not-a-token-of-anybody`);
});
afterAll(async () => {
  await worker?.stop();
  await winnow?.stop();
});

const ask = (url: string, given: string | null) =>
  fetch(`${url}/metrics`, { headers: given === null ? {} : { authorization: `Bearer ${given}` } });
const textOf = async (url: string) => (await ask(url, token)).text();

test("whoever has no token finds no page", async () => {
  for (const url of [winnow.url, workerUrl]) {
    expect((await ask(url, null)).status).toBe(404);
    expect((await ask(url, `${token}8`)).status).toBe(404);
    expect((await ask(url, token)).status).toBe(200);
  }
});

test("calls are counted where they are answered, and jobs, mails, files and reading where they are done", async () => {
  const api = await textOf(winnow.url);
  // A run is counted once its end is written.
  const worked = await vi.waitUntil(
    async () => {
      const text = await textOf(workerUrl);
      return text.includes('winnow_job_duration_seconds_count{kind="read-cv-file",outcome="done"} 1') && text;
    },
    { timeout: patienceMs, interval: 50 },
  );

  expect(api).toContain(
    'winnow_http_requests_total{route="/api/public/account/login",method="POST",status="200"} 1',
  );
  expect(api).toContain('winnow_queue_waiting_jobs{kind="read-cv-file"} 0');
  expect(api).toContain("winnow_database_up 1");
  expect(api).toMatch(/winnow_build_info{version="[\d.]+",engine_version="[\d.]+",role="api"} 1/);
  expect(api).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(worked).toContain('winnow_mail_duration_seconds_count{operation="send",outcome="done"} 1');
  expect(worked).toContain('winnow_task_duration_seconds_count{operation="readCv",outcome="done"} 1');
  expect(worked).toContain('winnow_storage_call_duration_seconds_count{operation="read",outcome="done"}');
});

test("no label holds anything of people: no address, name, id or token", async () => {
  const text = `${await textOf(winnow.url)}${await textOf(workerUrl)}`;
  const labels = [...text.matchAll(/="((?:[^"\\]|\\.)*)"/g)].map(([, label = ""]) => label);

  expect(labels.length).toBeGreaterThan(100);
  for (const label of labels) {
    expect(label).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}|Mara|Lind|not-a-token|[\w-]{41}/);
  }
});

test("a worker says whether it can work", async () => {
  const answer = await fetch(`${workerUrl}/readyz`);

  expect(answer.status).toBe(200);
});
