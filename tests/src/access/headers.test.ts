import { getAccount, getFeatureFlags } from "@winnow/contract/accounts.ts";
import { downloadTransactions } from "@winnow/contract/credits.ts";
import { eventsPath, iconPath } from "@winnow/contract/notifications.ts";
import { createScreening, listCvFiles, requestDownload } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { announce, put } from "../given/uploads.ts";
import { pathOf } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Headers");
});
afterAll(() => winnow.stop());

async function headersOf(path: string): Promise<Headers> {
  const abandon = new AbortController();
  const { headers } = await fetch(new URL(path, winnow.url), {
    headers: { authorization: recruiter.token },
    redirect: "manual",
    signal: abandon.signal,
  });
  abandon.abort();
  return headers;
}

describe("nothing private stays in a browser's or a proxy's cache:", () => {
  test.each([
    ["an account", pathOf(getAccount, {})],
    ["features", pathOf(getFeatureFlags, {})],
    ["a ledger as a file", pathOf(downloadTransactions, {})],
    ["live events", eventsPath],
    ["a call that does not exist", "/nothing"],
  ])("%s", async (_what, path) => {
    expect((await headersOf(`/api${path}`)).get("cache-control")).toBe("no-store");
  });

  test("links, and the files behind them", async () => {
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    const { data } = await recruiter.call(listCvFiles, { params: { id } });
    const answer = await recruiter.attempt(requestDownload, {
      params: { screening_id: id },
      body: { file_id: data[0]?.id },
    });
    const { url } = await recruiter.call(requestDownload, {
      params: { screening_id: id },
      body: { file_id: data[0]?.id ?? null },
    });

    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await headersOf(url)).get("cache-control")).toContain("no-store");
  });

  test("the answer to an upload", async () => {
    const { id } = await recruiter.call(createScreening, { body: {} });
    const file = { name: "a.pdf", bytes: new Uint8Array(9) };
    const { link } = await announce(recruiter, { screeningId: id, file });

    expect((await put(winnow, link, file.bytes)).headers.get("cache-control")).toBe("no-store");
  });
});

test("the application's own files and icons are kept", async () => {
  const page = await (await fetch(`${winnow.url}/admin/sign-in`)).text();
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];

  expect((await headersOf(script)).get("cache-control")).toContain("immutable");
  expect((await headersOf(`/api${iconPath("credits")}`)).get("cache-control")).toContain("max-age");
});

test.each(["/admin/sign-in", "/api/auth/account", "/healthz"])(
  "%s may use camera and microphone itself, for answers that are recorded, and nothing else of whoever has it open",
  async (path) => {
    const policy = (await headersOf(path)).get("permissions-policy");

    for (const feature of ["camera", "microphone"]) {
      expect(policy).toContain(`${feature}=(self)`);
    }
    for (const feature of ["geolocation", "payment", "usb", "display-capture"]) {
      expect(policy).toContain(`${feature}=()`);
    }
  },
);
