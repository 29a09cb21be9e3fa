import { listDriveRounds } from "@winnow/contract/drives.ts";
import { listInterviews } from "@winnow/contract/interviews.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "1000.00" });
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

/** A call as the specification writes it down, with the correlation header that every request carries. */
const send = (method: string, path: string, options: { body?: string | FormData; type?: string } = {}) =>
  fetch(`${winnow.url}/api${path}`, {
    method,
    headers: {
      authorization: recruiter.token,
      globalContextId: "a1b2c-d3e4f-g5h6i-j7k8l",
      ...(options.type === undefined ? {} : { "content-type": options.type }),
    },
    ...(options.body === undefined ? {} : { body: options.body }),
  });

test.each([
  ["without a body", {}],
  ["with the type of JSON and no body", { type: "application/json" }],
  ["with an empty object", { type: "application/json", body: "{}" }],
])("PUT /auth/DriveRound/{id}/schedule/Interviews is taken %s", async (_how, options) => {
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });

  const answer = await send("PUT", `/auth/DriveRound/${id}/schedule/Interviews`, options);

  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, status: "InProgress" });
});

test("lists answer total, page, page_size and total_pages, and filters with uniqueId, filterGroup and filterName", async () => {
  for (const list of [listDriveRounds, listInterviews]) {
    const answer = await recruiter.call(list, { query: { size: 5 } });
    expect(answer).toMatchObject({ page: 0, page_size: 5 });
    expect(answer.total_pages).toBe(Math.ceil(answer.total / 5));
    for (const filter of answer.filters) {
      expect(filter.uniqueId).toBe(`${filter.filterGroup}:${filter.filterName}`);
    }
  }
});

test("POST /auth/DriveRound/aggregate answers data, a list of pairs group_by and count", async () => {
  const body = JSON.stringify({ aggregationType: "count", groupBy: "status" });

  const answer = await send("POST", "/auth/DriveRound/aggregate", { body, type: "application/json" });

  const { data } = (await answer.json()) as { data: object[] };
  expect(data.length).toBeGreaterThan(0);
  for (const pair of data) expect(Object.keys(pair).sort()).toEqual(["count", "group_by"]);
});

test("multipart calls take the field file, with optional instructions for a job description", async () => {
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  const form = (fileName: string, text: string, instructions?: string) => {
    const sent = new FormData();
    if (instructions !== undefined) sent.set("instructions", instructions);
    sent.set("file", new Blob([text]), fileName);
    return sent;
  };
  const people = form("people.csv", "Name,E-mail\nAna,ana@example.com\n");

  const jd = await send("POST", "/auth/DriveRound/jd", {
    body: form("jd.txt", "Cook\n\n- Grilling", "Be brief"),
  });
  const upload = await send("POST", `/auth/DriveRound/${id}/upload/candidates`, { body: people });
  const download = await send("GET", `/auth/DriveRound/${id}/download/candidates`);

  expect([jd.status, upload.status, download.status]).toEqual([200, 200, 200]);
  expect(await download.text()).toContain("Candidate 1");
});

test("any other status above 400 carries error.message", async () => {
  const nowhere = "5b0e3f0c-6b0c-4f6d-9c39-0d1f1f1f1f1f";
  for (const [method, path] of [
    ["GET", `/auth/DriveRound/${nowhere}`],
    ["DELETE", `/auth/DriveRound/${nowhere}`],
    ["DELETE", `/auth/Interview/${nowhere}`],
    ["GET", `/auth/interview/${nowhere}/candidate`],
    ["GET", `/auth/DriveRound/${nowhere}/credits`],
    ["PUT", `/auth/DriveRound/${nowhere}/schedule/Interviews`],
  ] as const) {
    const answer = await send(method, path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json(), path).toMatchObject({
      error: { message: expect.stringMatching(/ not found$/) },
    });
  }
});
