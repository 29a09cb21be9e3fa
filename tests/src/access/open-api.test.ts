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

test("the description can be read as a page", async () => {
  const answer = await fetch(`${winnow.url}/api/docs/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("swagger");
});
