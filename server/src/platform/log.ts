import { type Logger, pino } from "pino";
import { currentLogContext } from "./log-context.ts";
import { loggedError } from "./logged-error.ts";
import { currentTraceIds } from "./traces/in-span.ts";

/** Structured log lines on standard output, in the shape of those that Fastify writes about calls. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Each line names the call or the job that it was written in, and the trace of it. */
export function createLog(level: string, destination?: NodeJS.WritableStream): Log {
  const options = {
    level,
    mixin: () => ({ ...currentLogContext(), ...currentTraceIds() }),
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}
