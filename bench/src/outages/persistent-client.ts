import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { type ApiClient, createApiClient, Refused } from "@winnow/tests/support/api-client.ts";

/** How often it had to be tried again, by why. */
export type Retries = { unreachable: number; unavailable: number };

const pauseMs = 250;
const maxPatienceMs = 180_000;

/** Whoever tries again at the next API until one answers, with the same key so that nothing happens twice. */
export function createPersistentClient(
  apis: string[],
  retries: Retries,
  token?: string,
): Pick<ApiClient, "call"> {
  const call = async (endpoint: Endpoint, ...given: unknown[]) => {
    const key = randomUUID();
    return persist(retries, (attempt) => {
      const api = apis[attempt % apis.length] ?? "";
      const headers: Record<string, string> = endpoint.method === "GET" ? {} : { "idempotency-key": key };
      return Reflect.apply(createApiClient(api, token, headers).call, null, [endpoint, ...given]);
    });
  };
  return { call: call as ApiClient["call"] };
}

/** Tries again what found nobody or was told to come back. */
export async function persist<T>(retries: Retries, attempt: (count: number) => Promise<T>): Promise<T> {
  const deadline = Date.now() + maxPatienceMs;
  for (let count = 0; ; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      const isRefused = error instanceof Refused;
      if (Date.now() > deadline || (isRefused && error.refusal.status !== 503)) throw error;
      if (isRefused) retries.unavailable += 1;
      else retries.unreachable += 1;
      await setTimeout(pauseMs);
    }
  }
}
