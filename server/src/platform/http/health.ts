import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Answers in words for an operator what is wrong, or null. They are public, so they name no path and no address. */
export type ReadinessCheck = { name: string; findTrouble: () => Promise<string | null> };

const checkTimeoutMs = 3_000;
/** However often somebody asks. */
const validForMs = 1_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, or why not. */
export function mountHealth(app: FastifyInstance, checks: ReadinessCheck[]): void {
  const findReasons = checks.map(recently);
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const reasons = (await Promise.all(findReasons.map((find) => find()))).filter(
      (reason) => reason !== null,
    );
    if (reasons.length === 0) {
      return reply.send({ status: "ready" });
    }
    return reply.code(503).header("retry-after", 2).send({ status: "not ready", reasons });
  });
}

/** One check at a time: what hangs is not asked again until it answers. */
function recently({ name, findTrouble }: ReadinessCheck): () => Promise<string | null> {
  let last: { reason: Promise<string | null>; endedAt: number | null } | null = null;
  const begin = () => {
    const reason = findTrouble().then(
      (trouble) => trouble && `${name}: ${trouble}`,
      () => `${name}: does not answer`,
    );
    const begun: NonNullable<typeof last> = { reason, endedAt: null };
    reason.finally(() => {
      begun.endedAt = performance.now();
    });
    return begun;
  };
  return async () => {
    if (!last || (last.endedAt !== null && performance.now() - last.endedAt > validForMs)) {
      last = begin();
    }
    const abandon = new AbortController();
    const late = setTimeout(checkTimeoutMs, `${name}: does not answer`, { signal: abandon.signal });
    late.catch(() => undefined);
    return Promise.race([last.reason, late]).finally(() => abandon.abort());
  };
}
