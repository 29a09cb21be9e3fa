import type { z } from "zod";

/** Who may call: anybody, or only somebody with a session (`Authorization: <token>`). */
export type Access = "public" | "account";

/**
 * One call of the HTTP API as plain data, in the shape of a Fastify route: the server mounts it with a handler,
 * the web calls it, the OpenAPI document is made from it.
 */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api`, with `:name` for parameters. */
  url: string;
  access: Access;
  /**
   * For calls that spend or create: sent twice with the same `Idempotency-Key` header within a day, they act once
   * and answer the same.
   */
  takesIdempotencyKey?: true;
  /** For calls that take credits or money. */
  spends?: true;
  schema: {
    summary: string;
    tags: string[];
    params?: z.ZodObject;
    querystring?: z.ZodObject;
    body?: z.ZodType;
    response: { 200: z.ZodType };
  };
};

/** A call that deletes or spends does nothing with what it knows only in part: a misspelt key is refused. */
export function refusesUnknownKeys({ method, spends }: Endpoint): boolean {
  return method === "DELETE" || spends === true;
}

/** Keeps the literal types of an endpoint, so that both sides infer its shapes. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
