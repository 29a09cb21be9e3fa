import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { logIn, logOut } from "@winnow/contract/accounts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { pathOf } from "../support/api-client.ts";
import { goodPassword, type Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

/** Whose address begins with https, as of any that is open to the world. */
let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow({ PUBLIC_URL: "https://jobs.example.com" });
  recruiter = await givenAccount(winnow, "Guarded");
});
afterAll(() => winnow.stop());

const pages = ["/admin/sign-in", "/api/auth/account", "/api/docs/", "/api/nothing", "/healthz", "/nothing"];

describe("whatever is answered tells browsers", () => {
  test.each(pages)("%s", async (path) => {
    const { headers } = await fetch(`${winnow.url}${path}`, { redirect: "manual" });

    const [, maxAge] = /^max-age=(\d+); includeSubDomains/.exec(
      headers.get("strict-transport-security") ?? "",
    ) ?? [""];
    expect(Number(maxAge)).toBeGreaterThanOrEqual(365 * 24 * 3600);
    const policy = headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test.each(pages)("neither what it runs on, nor that another site may read %s", async (path) => {
    const { headers } = await fetch(`${winnow.url}${path}`, {
      redirect: "manual",
      headers: { origin: "https://elsewhere.example" },
    });

    for (const name of ["server", "x-powered-by", "access-control-allow-origin"]) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });
});

test("answers say in which characters they are written", async () => {
  for (const path of ["/admin/sign-in", "/api/auth/account/usage", "/api/nothing", "/operator/nothing"]) {
    const { headers } = await fetch(`${winnow.url}${path}`, { headers: { authorization: recruiter.token } });

    expect(headers.get("content-type")).toMatch(/^(application\/json|text\/html); charset=utf-8$/i);
  }
});

describe("a page of somebody else that has a browser call", () => {
  const address = () => `${winnow.url}/api${pathOf(logOut, {})}`;

  test("is not known by what the browser sends along by itself", async () => {
    const answer = await fetch(address(), {
      method: "POST",
      headers: { cookie: `token=${recruiter.token}` },
    });

    expect(answer.status).toBe(401);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "signs nobody in by a form, which it could send as %s without asking first",
    async (type) => {
      const answer = await fetch(`${winnow.url}/api${pathOf(logIn, {})}`, {
        method: "POST",
        headers: { "content-type": type },
        body: JSON.stringify({ email: recruiter.email, password: goodPassword }),
      });

      expect([400, 415]).toContain(answer.status);
    },
  );

  test("may not ask first either", async () => {
    const answer = await fetch(address(), {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });

    expect(answer.status).toBe(404);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

test.each(["TRACE", "PATCH", "PROPFIND"])("%s is no way to ask for anything", async (method) => {
  const { hostname, port } = new URL(winnow.url);
  const connection = createConnection({ host: hostname, port: Number(port) });
  connection.end(
    `${method} /api/auth/account HTTP/1.1\r\nHost: x\r\nX-Said: secret\r\nConnection: close\r\n\r\n`,
  );

  const answer = await text(connection);

  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405) /);
  expect(answer).not.toContain("secret");
});
