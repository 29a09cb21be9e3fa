import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { type ApiClient, createApiClient } from "@winnow/tests/support/api-client.ts";

export type Phase = {
  name: string;
  seconds: number;
  /** Of each call that was answered. */
  answered: { what: string; ms: number }[];
  /** What failed, once for each time. */
  failures: string[];
};

/** All that is asked of the APIs, by what happened meanwhile. */
export type Traffic = {
  phases: Phase[];
  /** What is asked while `during` runs counts as of this phase. */
  phase: <T>(name: string, during: () => Promise<T>) => Promise<T>;
  /** One request, counted; where it fails, which is counted too, it is sent again, so that the load goes on. */
  send: <T>(what: string, attempt: () => Promise<T>) => Promise<T>;
  /** Calls of somebody with this token, each with a key of its own, so that sent again it acts once. */
  client: (url: string, token?: string) => Pick<ApiClient, "call">;
};

const maxAttempts = 40;
const pauseMs = 250;

export function createTraffic(): Traffic {
  const phases: Phase[] = [];
  const begin = (name: string) => {
    const phase: Phase = { name, seconds: 0, answered: [], failures: [] };
    phases.push(phase);
    return phase;
  };
  let current = begin("before");
  const send = async <T>(what: string, attempt: () => Promise<T>): Promise<T> => {
    for (let count = 1; ; count += 1) {
      const startedAt = performance.now();
      try {
        const answer = await attempt();
        current.answered.push({ what, ms: performance.now() - startedAt });
        return answer;
      } catch (error) {
        current.failures.push(`${what}: ${reasonOf(error)}`);
        if (count === maxAttempts) throw error;
        await setTimeout(pauseMs);
      }
    }
  };
  return {
    phases,
    send,
    phase: async (name, during) => {
      current = begin(name);
      const startedAt = performance.now();
      try {
        return await during();
      } finally {
        current.seconds = (performance.now() - startedAt) / 1_000;
      }
    },
    client: (url, token) => {
      const call = (endpoint: Endpoint, ...given: unknown[]) => {
        const headers: Record<string, string> = {
          "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`,
          ...(endpoint.method === "GET" ? {} : { "idempotency-key": randomUUID() }),
        };
        const client = createApiClient(url, token, headers);
        return send(`${endpoint.method} ${endpoint.url}`, () =>
          Reflect.apply(client.call, null, [endpoint, ...given]),
        );
      };
      return { call: call as ApiClient["call"] };
    },
  };
}

const byte = () => Math.floor(Math.random() * 256);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
