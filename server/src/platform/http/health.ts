import type { FastifyInstance } from "fastify";
import { orElse } from "../or-else.ts";
import { recently } from "../recently.ts";

/**
 * Answers in words for an operator what is wrong, or null. They are public, so they name no path and no address.
 * `isVital`: without it the process can do nothing, and nobody should be sent to it. Anything else is only said.
 */
export type ReadinessCheck = {
  name: string;
  findTrouble: () => Promise<string | null>;
  isVital?: boolean;
  /** However often somebody asks. */
  validForMs?: number;
};

/** What has not answered for so long does not answer. */
const checkTimeoutMs = 3_000;
/** Longest wait for what is only said, since probes are seldom patient; a later one hears of it. */
const saidTimeoutMs = 200;

/** What a check found, "storage: does not answer"; null where all is well. */
export type Finding = { name: string; isVital: boolean; reason: string | null };
export type FindTroubles = () => Promise<Finding[]>;

/** The checks together, each asked no more often than it says. */
export function watchAll(checks: ReadinessCheck[]): FindTroubles {
  const watched = checks.map((check) => ({ ...check, find: watch(check) }));
  return () =>
    Promise.all(
      watched.map(async ({ name, isVital = false, find }) => ({ name, isVital, reason: await find() })),
    );
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work (200 `ready`), it can with some trouble (200 `degraded`
 * with its reasons), or it cannot (503 `not ready`, likewise).
 */
export function mountHealth(app: FastifyInstance, findTroubles: FindTroubles): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const found = await findTroubles();
    const reasons = found.flatMap(({ reason }) => (reason === null ? [] : [reason]));
    if (reasons.length === 0) {
      return reply.send({ status: "ready" });
    }
    if (!found.some(({ isVital, reason }) => isVital && reason !== null)) {
      return reply.send({ status: "degraded", reasons });
    }
    return reply.code(503).header("retry-after", 2).send({ status: "not ready", reasons });
  });
}

function watch({
  name,
  findTrouble,
  isVital = false,
  validForMs = 1_000,
}: ReadinessCheck): () => Promise<string | null> {
  const silent = `${name}: does not answer`;
  let known: string | null = null;
  const find = recently(async () => {
    known = await findTrouble().then(
      (trouble) => trouble && `${name}: ${trouble}`,
      () => silent,
    );
    return known;
  }, validForMs);
  return () => {
    const { answer, askedAt } = find();
    const leftMs = Math.max(0, askedAt + checkTimeoutMs - performance.now());
    const isWaitedFor = isVital || leftMs <= saidTimeoutMs;
    return orElse(answer, isWaitedFor ? leftMs : saidTimeoutMs, () => (isWaitedFor ? silent : known));
  };
}
