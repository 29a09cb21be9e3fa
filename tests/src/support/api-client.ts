import type { Endpoint } from "@winnow/contract/endpoint.ts";
import type { FailureBody } from "@winnow/contract/failure-body.ts";
import type { z } from "zod";

type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: undefined };

/** What a call to an endpoint has to be given, read from its schemas. */
export type CallInput<E extends Endpoint> = Part<"params", E["schema"]["params"]> &
  Part<"query", E["schema"]["querystring"]> &
  Part<"body", E["schema"]["body"]>;

type Given<E extends Endpoint> = Record<never, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>];

export type Answer = { status: number; headers: Headers; body: unknown };

/** Somebody who calls the API: with a token as that account, without one as nobody. */
export type ApiClient = {
  /** The body of a success. Throws `Refused` for anything else. */
  call: <const E extends Endpoint>(
    endpoint: E,
    ...given: Given<E>
  ) => Promise<z.output<E["schema"]["response"][200]>>;
  /** Whatever the server answers, to whatever is sent: nothing is checked on the way. */
  attempt: (endpoint: Endpoint, given?: AnyInput) => Promise<Answer>;
  /** The refusal of a call that must not succeed. */
  refusal: (endpoint: Endpoint, given?: AnyInput) => Promise<Refusal>;
};

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** In place of a body, as multipart/form-data. */
  form?: FormData;
  headers?: Record<string, string>;
};

export type Refusal = FailureBody["error"] & { status: number };

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(what: string, refusal: Refusal) {
    super(`${what} was refused: ${refusal.status} ${refusal.message}`);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

/** `always`: headers of every call, such as the address that a proxy tells. */
export function createApiClient(url: string, token?: string, always: Record<string, string> = {}): ApiClient {
  const attempt: ApiClient["attempt"] = async (endpoint, given = {}) => {
    const headers = new Headers({ ...always, ...given.headers });
    if (token !== undefined) headers.set("authorization", token);
    if (given.body !== undefined) headers.set("content-type", "application/json");
    const response = await fetch(`${url}/api${pathOf(endpoint, given)}`, {
      method: endpoint.method,
      headers,
      ...(given.form ? { body: given.form } : {}),
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };
  return {
    attempt,
    call: async (endpoint, ...given) => {
      const answer = await attempt(endpoint, given[0]);
      if (answer.status !== 200) {
        throw new Refused(`${endpoint.method} ${endpoint.url}`, refusalOf(answer));
      }
      // The server has made the body with the endpoint's own response schema.
      return answer.body as z.output<(typeof endpoint)["schema"]["response"][200]>;
    },
    refusal: async (endpoint, given) => {
      const answer = await attempt(endpoint, given);
      if (answer.status < 400) {
        throw new Error(`${endpoint.method} ${endpoint.url} was not refused`);
      }
      return refusalOf(answer);
    },
  };
}

export function refusalOf(answer: Answer): Refusal {
  // Every failure has this body; `input/every-refusal.test.ts` holds the server to it.
  const { error } = answer.body as FailureBody;
  return { status: answer.status, ...error };
}

export function pathOf(endpoint: Endpoint, given: AnyInput): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(given.params?.[name] ?? `:${name}`)),
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [key, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
