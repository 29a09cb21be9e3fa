import { type Logger, pino } from "pino";

/** Structured log lines on standard output, in the shape of those that Fastify writes about calls. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

export function createLog(level: string): Log {
  return pino({ level });
}
