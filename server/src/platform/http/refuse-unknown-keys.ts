import type { Endpoint } from "@winnow/contract/endpoint.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure } from "../failure.ts";

/** Throws `inputInvalid`, with the names, when a query or a body holds keys that the call does not know. */
export function refuseUnknownKeys(
  { query, body }: Pick<FastifyRequest, "query" | "body">,
  { querystring, body: bodySchema }: Endpoint["schema"],
): void {
  const unknown = [...unknownKeys(query, querystring), ...unknownKeys(body, bodySchema)];
  if (unknown.length === 0) {
    return;
  }
  throw new Failure("inputInvalid", {
    message: `Nothing was done, because this call does not know: ${unknown.join(", ")}.`,
    fields: Object.fromEntries(unknown.map((key) => [key, "This is not known here."])),
  });
}

function unknownKeys(given: unknown, schema: z.ZodType | undefined): string[] {
  if (given === undefined || given === null) {
    return [];
  }
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => key.slice(0, 100));
}
