import type { Readable } from "node:stream";
import { type Endpoint, refusesUnknownKeys } from "@winnow/contract/endpoint.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { z } from "zod";
import { inTransaction } from "../database/transact.ts";
import { Failure } from "../failure.ts";
import { callerAddress } from "./caller-address.ts";
import { runIdempotent, runIdempotentInSteps } from "./idempotent-calls.ts";
import { refuseUnknownKeys } from "./refuse-unknown-keys.ts";

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: the parsed call, who makes it (for `access: "public"` nobody), and what to answer it with. */
export type Call<E extends Endpoint, Identity, Services> = {
  params: Parsed<E["schema"]["params"]>;
  query: Parsed<E["schema"]["querystring"]>;
  body: Parsed<E["schema"]["body"]>;
  identity: E["access"] extends "public" ? undefined : Identity;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Within a call that has an `Idempotency-Key`, they work in its transaction. */
  services: Services;
};

export type Handler<E extends Endpoint, Identity, Services> = (
  call: Call<E, Identity, Services>,
) => Promise<Answered<z.output<E["schema"]["response"][200]>>>;

/**
 * A handler that asks somebody outside of the database: no transaction may wait for that. What `prepare` has stored it
 * answers the id of; `finish` goes on from there, and whenever it runs again for the same id the effect is the same.
 */
export type SteppedHandler<E extends Endpoint, Identity, Services> = {
  prepare: (call: Call<E, Identity, Services>) => Promise<string>;
  finish: (
    call: Call<E, Identity, Services>,
    preparedId: string,
  ) => Promise<Answered<z.output<E["schema"]["response"][200]>>>;
};

/**
 * A handler with work to do before the transaction of a call that has an `Idempotency-Key`, so that none is held open
 * meanwhile (a password is hashed, say). What it answers is what the call does.
 */
export type ReadiedHandler<E extends Endpoint, Identity, Services> = {
  ready: (call: Call<E, Identity, Services>) => Promise<Handler<E, Identity, Services>>;
};

/** A text may come as a stream. */
type Answered<Body> = Body extends string ? Body | Readable : Body;

/** Hangs one endpoint of the contract into the server. */
export type Mount<Identity, Services> = <const E extends Endpoint>(
  endpoint: E,
  handler:
    | Handler<E, Identity, Services>
    | SteppedHandler<E, Identity, Services>
    | ReadiedHandler<E, Identity, Services>,
  options?: { rateLimits?: RateLimit[] },
) => void;

/** How many calls within how long, counted by `key` (default: the caller's address). */
export type RateLimit = {
  max: number | ((request: FastifyRequest) => Promise<number>);
  timeWindowMs: number;
  key?: (request: FastifyRequest) => string;
};

/** How many of its calls one account may make in a minute. */
export type CallLimits = ReadonlyMap<Endpoint, number>;

const minuteMs = 60_000;

/**
 * `authenticate` answers the account that sends a request, or throws the failure `invalidToken`. Calls that take an
 * `Idempotency-Key` are kept in the database of `services`, which the handlers are given.
 */
export function createMount<Identity extends string, Tables, Services>(
  app: FastifyInstance,
  wiring: {
    authenticate: (request: FastifyRequest) => Promise<Identity>;
    services: Services & { database: { kysely: Kysely<Tables> } };
    callLimits: CallLimits;
    /** In percent of `callLimits`. */
    findCallPercent: (identity: Identity) => Promise<number>;
  },
): Mount<Identity, Services> {
  const { authenticate, services, callLimits, findCallPercent } = wiring;
  return (endpoint, given, options = {}) => {
    const { access, takesIdempotencyKey = false, spends: _, ...route } = endpoint;
    const identities = new WeakMap<FastifyRequest, Identity>();
    const limits = [...(options.rateLimits ?? [])];
    const perMinute = access === "public" ? undefined : callLimits.get(endpoint);
    if (perMinute !== undefined) {
      limits.push({
        max: async (request) => {
          const identity = identities.get(request);
          const percent = identity === undefined ? 100 : await findCallPercent(identity);
          return Math.max(1, Math.round((perMinute * percent) / 100));
        },
        timeWindowMs: minuteMs,
        key: (request) => identities.get(request) ?? "",
      });
    }
    const limiters = limits.map(({ max, timeWindowMs, key = callerAddress }, index) =>
      app.createRateLimit({
        max,
        timeWindow: timeWindowMs,
        keyGenerator: (request) => `${route.method} ${route.url} ${index} ${key(request)}`,
      }),
    );
    app.route<RouteGenericInterface>({
      ...route,
      schema: {
        ...route.schema,
        ...(access === "public" ? {} : { security: [{ session: [] }] }),
      },
      config: { takesIdempotencyKey },
      // Who is asking comes before what is asked: nobody learns from validation whether a path exists.
      onRequest: async (request) => {
        if (access !== "public") {
          const identity = await authenticate(request);
          identities.set(request, identity);
          request.accountId = identity;
        }
      },
      preValidation: async (request) => {
        if (refusesUnknownKeys(endpoint)) {
          refuseUnknownKeys(request, endpoint.schema);
        }
      },
      preHandler: async (request) => {
        for (const limiter of limiters) {
          const count = await limiter(request);
          if (!count.isAllowed && count.isExceeded) {
            throw new Failure("tooManyRequests", { retryAfterSeconds: count.ttlInSeconds });
          }
        }
      },
      handler: async (request, reply): Promise<unknown> => {
        // Fastify cannot follow the generic endpoint; the serializer checks the answer against its schema.
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          identity: identities.get(request),
          request,
          reply,
          services,
          // Fastify has parsed all parts with the endpoint's own schemas, and onRequest has set the identity.
        } as Call<typeof endpoint, Identity, Services>;
        const handler = "ready" in given ? await given.ready(call) : given;
        const key = request.headers["idempotency-key"];
        if (!takesIdempotencyKey || key === undefined) {
          return typeof handler === "function"
            ? handler(call)
            : handler.finish(call, await handler.prepare(call));
        }
        const keyed = {
          key: String(key),
          accountId: identities.get(request) ?? null,
          method: request.method,
          url: request.url,
          body: request.body,
        };
        const within = (transaction: Transaction<Tables>) => ({
          ...call,
          services: inTransaction(services, transaction),
        });
        const { kysely } = services.database;
        const { text, isReplayed } =
          typeof handler === "function"
            ? await runIdempotent(kysely, keyed, async (transaction) =>
                String(reply.serialize(await handler(within(transaction)))),
              )
            : await runIdempotentInSteps(kysely, keyed, {
                prepare: (transaction) => handler.prepare(within(transaction)),
                finish: async (id) => String(reply.serialize(await handler.finish(call, id))),
              });
        if (isReplayed) {
          reply.header("idempotent-replayed", "true");
        }
        return reply.type("application/json; charset=utf-8").send(text);
      },
    });
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whose session it is, for who writes of the call. */
    accountId?: string;
    /** What a call by a link is about, and whose account that is in: the link says neither. */
    subject?: { accountId: string; id: string };
  }
  interface FastifyContextConfig {
    takesIdempotencyKey?: boolean;
  }
}
