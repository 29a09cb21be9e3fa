import type { FailureBody } from "@winnow/contract/failure-body.ts";
import type { FailureName } from "@winnow/contract/failures.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import { failureOfTrouble, storageTroubleOf } from "../storage/storage-trouble.ts";

/** Turns everything that a handler or Fastify throws into `{ error: { code, message } }`. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  request.failureName = failure.failureName;
  if (failure.status >= 500) {
    request.log.error({ err: error }, failure.failureName);
  }
  if (failure.retryAfterSeconds !== undefined) {
    reply.header("retry-after", failure.retryAfterSeconds);
  }
  const body: FailureBody = {
    error: {
      code: failure.code,
      message: failure.message,
      ...(failure.fields ? { fields: failure.fields } : {}),
      ...(failure.challenge ? { challenge: failure.challenge } : {}),
    },
  };
  return reply
    .code(failure.status)
    .header("cache-control", "no-store")
    .type("application/json")
    .send(JSON.stringify(body));
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) {
    return error;
  }
  const status = numberProperty(error, "statusCode");
  if (status === 429) {
    return new Failure("tooManyRequests");
  }
  if (status === 413) {
    return new Failure("bodyTooLarge");
  }
  if (status === 415) {
    return new Failure("mediaTypeUnsupported");
  }
  if (status === 404) {
    return new Failure("notFound");
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new Failure("inputInvalid");
  }
  if (isDatabaseUnreachable(error)) {
    return new Failure("unavailable", { retryAfterSeconds: 2 });
  }
  const storageTrouble = storageTroubleOf(error);
  if (storageTrouble) {
    return failureOfTrouble(storageTrouble, error);
  }
  return new Failure("unexpected");
}

/** Connection trouble as Node and PostgreSQL name it (PostgreSQL manual, appendix A: classes 08, 53, 57P; 57014). */
function isDatabaseUnreachable(error: unknown): boolean {
  const code = stringProperty(error, "code");
  if (
    code &&
    (/^(08|53|57P|57014)/.test(code) || ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"].includes(code))
  ) {
    return true;
  }
  const message = error instanceof Error ? error.message : "";
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|the database system is/.test(
    message,
  );
}

function numberProperty(value: unknown, key: string): number | undefined {
  const found = propertyOf(value, key);
  return typeof found === "number" ? found : undefined;
}

function stringProperty(value: unknown, key: string): string | undefined {
  const found = propertyOf(value, key);
  return typeof found === "string" ? found : undefined;
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

declare module "fastify" {
  interface FastifyRequest {
    /** What the call was refused with, for who writes of it. */
    failureName?: FailureName;
  }
}
