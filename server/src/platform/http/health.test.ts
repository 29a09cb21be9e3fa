import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { mountHealth, type ReadinessCheck, watchAll } from "./health.ts";

const fine = async () => null;

async function readinessOf(checks: ReadinessCheck[]) {
  const app = fastify();
  mountHealth(app, watchAll(checks));
  return async () => {
    const answer = await app.inject("/readyz");
    return { status: answer.statusCode, body: answer.json() };
  };
}

test("nobody is sent to a process without its database; any other trouble is only said", async () => {
  const without = await readinessOf([
    { name: "database", isVital: true, findTrouble: () => Promise.reject(new Error("It is away.")) },
    { name: "storage", findTrouble: async () => "full" },
  ]);
  const degraded = await readinessOf([
    { name: "database", isVital: true, findTrouble: fine },
    { name: "storage", findTrouble: async () => "full" },
  ]);

  expect(await without()).toEqual({
    status: 503,
    body: { status: "not ready", reasons: ["database: does not answer", "storage: full"] },
  });
  expect(await degraded()).toEqual({
    status: 200,
    body: { status: "degraded", reasons: ["storage: full"] },
  });
});

test("a store that hangs is asked once, holds up no answer, and is named after a while", async () => {
  const findTrouble = vi.fn(() => new Promise<null>(() => undefined));
  const read = await readinessOf([
    { name: "database", isVital: true, findTrouble: fine },
    { name: "storage", findTrouble },
  ]);

  expect(await read()).toEqual({ status: 200, body: { status: "ready" } });
  await vi.waitUntil(async () => (await read()).body.status === "degraded", {
    timeout: 60_000,
    interval: 100,
  });
  expect((await read()).body.reasons).toEqual(["storage: does not answer"]);
  expect(findTrouble).toHaveBeenCalledOnce();
});
