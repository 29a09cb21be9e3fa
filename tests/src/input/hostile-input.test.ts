import { request } from "node:http";
import { logIn } from "@winnow/contract/accounts.ts";
import { listTransactionGroups, listTransactions } from "@winnow/contract/credits.ts";
import { failureBody } from "@winnow/contract/failure-body.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import {
  createScreening,
  getScreening,
  listCvFiles,
  listScreenings,
  requestUploads,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Input");
  screeningId = (await recruiter.call(createScreening, { body: { title: "Here" } })).id;
});
afterAll(() => winnow.stop());

type Raw = { method: string; path: string; body?: string; headers?: Record<string, string> };

/** Sends exactly what it is told: no URL is tidied on the way. */
function send({ method, path, body, headers }: Raw): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(winnow.url),
      {
        method,
        path,
        headers: {
          authorization: recruiter.token,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** A refusal of the caller, in the one form that refusals have. */
function expectRefusal(answer: { status: number; text: string }): void {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text).toBeLessThan(500);
  const { error } = failureBody.strict().parse(JSON.parse(answer.text));
  expect(error.code).not.toBe(1002);
  expect(error.message).not.toBe("");
  expectPlainWords(error);
}

/** None of the words with which a parser speaks to developers. */
function expectPlainWords(error: { message: string; fields?: Record<string, string> | undefined }): void {
  for (const words of [error.message, ...Object.values(error.fields ?? {})]) {
    expect(words).toMatch(/^[A-Z].*[^.:]\.?$/);
    expect(words).not.toMatch(/Invalid|expected|Unrecognized|Too (big|small)|undefined|NaN|null|UUID|regex/);
  }
}

describe("list queries are refused:", () => {
  const queries: [string, Record<string, unknown>][] = [
    ["no rows per page", { size: 0 }],
    ["101 rows per page", { size: 101 }],
    ["a negative page", { start: -1 }],
    ["half a page", { start: 1.5 }],
    ["a page beyond all", { start: 1e9 }],
    ["an endless page", { start: "1e400" }],
    ["a page that is no number", { start: "first" }],
    ["a column that does not exist", { sort_by: "password_hash" }],
    ["SQL for a column", { sort_by: "created_at;drop table accounts" }],
    ["a direction that does not exist", { order_by: "sideways" }],
    ["NUL in the search", { search: "a\u0000b" }],
    ["a search of 201 characters", { search: "x".repeat(201) }],
  ];
  const lists = [
    ["screenings", listScreenings],
    ["transactions", listTransactions],
    ["transactions by work and day", listTransactionGroups],
    ["CV files", listCvFiles],
    ["results", listScreeningResults],
  ] as const;

  describe.each(lists)("%s with", (_list, endpoint) => {
    test.each(queries)("%s", async (_name, query) => {
      const refusal = await recruiter.refusal(endpoint, { params: { id: screeningId }, query });

      expect(refusal).toMatchObject({ status: 400, code: 1201 });
      expect(Object.keys(refusal.fields ?? {})).toEqual(Object.keys(query));
      expectPlainWords(refusal);
    });
  });

  test("a status that does not exist", async () => {
    expect(await recruiter.refusal(listScreenings, { query: { status: "Pending,Lost" } })).toMatchObject({
      status: 400,
      code: 1201,
    });
  });

  test("the same name twice", async () => {
    expectRefusal(await send({ method: "GET", path: "/api/auth/screener?search=a&search=b" }));
  });
});

describe("1 and 100 rows per page", () => {
  test.each([1, 100])("%d are taken", async (size) => {
    const page = await recruiter.call(listScreenings, { query: { size } });

    expect(page).toMatchObject({ page: 0, page_size: size });
  });
});

describe("bodies are refused:", () => {
  const title = (text: string) => `{"title":${text}}`;
  const bodies: [string, string][] = [
    ["NUL in text", title('"a\\u0000b"')],
    ["half of a surrogate pair", title('"a\\ud800b"')],
    ["a surrogate pair the wrong way round", title('"\\udc00\\ud800"')],
    ["a number that is too large for numbers", title("1e400")],
    ["a list for a text", title('["a"]')],
    ["an object for a text", title('{"a":1}')],
    ["null for a text", title("null")],
    ["a text of 201 characters", title(`"${"x".repeat(201)}"`)],
    ["only spaces", title('"   "')],
    ["10,000 lists in each other", title(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)],
    ["10,000 lists that do not end", "[".repeat(10_000)],
    ["10,000 objects in each other", `${'{"title":'.repeat(10_000)}1${"}".repeat(10_000)}`],
    ["a list for everything", "[]"],
    ["null for everything", "null"],
    ["a text for everything", '"title"'],
    ["nothing", ""],
    ["half of something", '{"title":"a'],
    ["no JSON", "title=a"],
    ["a prototype", '{"__proto__":{"title":"a"}}'],
    ["2 MB", title(`"${"x".repeat(2 * 1024 * 1024)}"`)],
  ];

  test.each(bodies)("%s", async (_name, body) => {
    expectRefusal(await send({ method: "POST", path: "/api/auth/screener", body }));
  });

  test("another type than JSON", async () => {
    for (const type of [
      "application/xml",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json; charset=",
    ]) {
      const answer = await send({
        method: "POST",
        path: "/api/auth/screener",
        body: "<title/>",
        headers: { "content-type": type },
      });
      expectRefusal(answer);
    }
  });

  test.each([
    ["a size that is too large for numbers", "1e400"],
    ["a negative size", "-1"],
    ["a broken size", "1.5"],
    ["a text for a size", '"1"'],
    ["a size beyond whole numbers", "1e300"],
  ])("an upload with %s", async (_name, size) => {
    expectRefusal(
      await send({
        method: "POST",
        path: `/api/auth/screener/${screeningId}/upload`,
        body: `{"kind":"cv","files":[{"name":"a.pdf","size":${size}}]}`,
      }),
    );
  });

  test("an upload of no and of 501 files", async () => {
    for (const count of [0, 501]) {
      const files = Array.from({ length: count }, () => ({ name: "a.pdf", size: 1 }));
      expect(
        await recruiter.refusal(requestUploads, {
          params: { screening_id: screeningId },
          body: { kind: "cv", files },
        }),
      ).toMatchObject({ status: 400, code: 1201 });
    }
  });

  test("numbers and objects where credentials belong", async () => {
    for (const body of [
      { email: 1, password: 2 },
      { email: { $ne: null }, password: { $ne: null } },
      { email: [], password: [] },
    ]) {
      const refusal = await createApiClient(winnow.url).refusal(logIn, { body });
      expect(refusal).toMatchObject({ status: 400, code: 1201 });
    }
  });
});

describe("paths are refused:", () => {
  test.each([
    ["GET", "/api/auth/Screener"],
    ["GET", "/api/Auth/screener"],
    ["GET", "/api/auth/screeners"],
    ["GET", "/api/auth/screener/"],
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["GET", "/nothing"],
    ["PATCH", "/api/auth/screener"],
    ["DELETE", "/api/auth/account"],
    ["GET", "/api/auth/screener/not-an-id"],
    ["GET", "/api/auth/screener/%00"],
    ["GET", "/api/auth/screener/%zz"],
    ["GET", "/api/auth/screener/%ff%fe"],
    ["GET", "/api/auth/screener/..%2f..%2fetc%2fpasswd"],
    ["GET", "/api/auth/screener/../../etc/passwd"],
    ["POST", "/api/auth/screener/1 or 1=1/start"],
  ])("%s %s", async (method, path) => {
    expectRefusal(await send({ method, path: encodeSpaces(path) }));
  });

  test("a parameter of 2,000 characters", async () => {
    expectRefusal(await send({ method: "GET", path: `/api/auth/screener/${"x".repeat(2_000)}` }));
  });
});

describe("a search finds", () => {
  const titles = [
    "100% remote",
    "100 remote",
    "snake_case",
    "snakeXcase",
    "back\\slash",
    'it\'s "quoted"',
    "Ünïcode ÄÖ",
  ];
  beforeAll(async () => {
    for (const title of titles) {
      await recruiter.call(createScreening, { body: { title } });
    }
  });

  test.each([
    ["%", ["100% remote"]],
    ["_", ["snake_case"]],
    ["\\", ["back\\slash"]],
    ["'", ['it\'s "quoted"']],
    ["' or '1'='1", []],
    ["SNAKE_", ["snake_case"]],
    ["remote", ["100 remote", "100% remote"]],
  ])("what is typed, as it is: %s", async (search, expected) => {
    const { data, total } = await recruiter.call(listScreenings, { query: { search } });

    expect(data.map((one) => one.title).sort()).toEqual(expected);
    expect(total).toBe(expected.length);
  });
});

test("markup, right-to-left and emoji in a title come back as they are", async () => {
  const title = '<img src=x onerror=alert(1)> ‮שלום 👩🏽‍💻 =1+1 "';
  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { title } });

  expect((await recruiter.call(getScreening, { params: { id: screeningId } })).title).toBe(title);
});

function encodeSpaces(path: string): string {
  return path.replaceAll(" ", "%20");
}
