import { type FastifyBaseLogger, fastify } from "fastify";

/** Structured log lines on standard output, as Fastify's logger (pino) writes them. */
export type Log = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;

export function createLog(level: string): Log {
  return fastify({ logger: { level } }).log;
}
