import { failures } from "@winnow/contract/failures.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { endpointsOfContract } from "./endpoints.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());

test("the server describes every endpoint of the contract, and nothing else, in OpenAPI 3.1", async () => {
  const document = await fetch(`${winnow.url}/api/openapi.json`).then((answer) => answer.json());
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = [...(await endpointsOfContract()).values()];
  const wanted = endpoints.map(({ method, url }) => `${method} /api${url.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(described.sort()).toEqual(wanted.sort());
});

test("every call is described with the failure that it may answer", async () => {
  const document = await fetch(`${winnow.url}/api/openapi.json`).then((answer) => answer.json());
  const calls = Object.values<Record<string, { responses: Record<string, unknown> }>>(document.paths).flatMap(
    (methods) => Object.values(methods),
  );

  for (const call of calls) {
    expect(call.responses.default).toMatchObject({
      content: {
        "application/json": {
          schema: {
            properties: { error: { properties: { code: { type: "integer" }, message: { type: "string" } } } },
          },
        },
      },
    });
  }
});

test("the description lists every failure with its code, status and message", async () => {
  const document = await fetch(`${winnow.url}/api/openapi.json`).then((answer) => answer.json());

  for (const { code, status, message } of Object.values(failures)) {
    expect(document.info.description).toContain(`| ${code} | ${status} | ${message} |`);
  }
});

test("the description can be read as a page", async () => {
  const answer = await fetch(`${winnow.url}/api/docs/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("swagger");
});
