import type { Endpoint } from "@winnow/contract/endpoint.ts";
import { failureBody } from "@winnow/contract/failure-body.ts";
import { failures } from "@winnow/contract/failures.ts";
import type { z } from "zod";
import { pageLanguage } from "../words/page-language.ts";
import { sayFailure, sayField } from "../words/said-failure.ts";
import { wordsOf } from "../words/words.ts";
import { ApiError } from "./api-error.ts";
import { takeAskedFirst } from "./asked-first.ts";
import { globalContextId } from "./global-context-id.ts";
import { sendWithKey } from "./send-with-key.ts";
import { endSession, readSession, type Session } from "./session.ts";
import { within } from "./within.ts";

type Sent<Part extends string, Schema, IsOptional extends boolean = false> = Schema extends z.ZodType
  ? IsOptional extends true
    ? { [Key in Part]?: z.input<Schema> }
    : { [Key in Part]: z.input<Schema> }
  : { [Key in Part]?: undefined };

type Part<Of, Name extends string> = Of extends { [Key in Name]: infer Schema } ? Schema : undefined;

/** What an endpoint takes: `params`, `query` and `body` as its schemas say, and a signal to give up with. */
export type Arguments<E extends Endpoint> = Sent<"params", Part<E["schema"], "params">> &
  Sent<"query", Part<E["schema"], "querystring">, true> &
  Sent<"body", Part<E["schema"], "body">> & {
    signal?: AbortSignal;
    /** Sent to the end even if the page is left meanwhile; browsers take 64 kB that way. */
    keepalive?: boolean;
    /** Tells one act from the same one done again later; otherwise the same call twice is one, as a second click is. */
    act?: string;
  };

export type Answer<E extends Endpoint> = z.output<E["schema"]["response"][200]>;

type Untyped = {
  params?: object;
  query?: object;
  body?: unknown;
  /** Instead of a body. */
  form?: FormData;
  signal?: AbortSignal;
  keepalive?: boolean;
  act?: string;
};

/** Calls an endpoint of the contract. Throws an ApiError on anything but a success. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[given]: Record<string, never> extends Arguments<E> ? [given?: Arguments<E>] : [given: Arguments<E>]
): Promise<Answer<E>> {
  const send = (key?: string) => sendOnce(endpoint, given ?? {}, key);
  // Guaranteed by `sendOnce`: the answer was parsed with this very endpoint's schema.
  return (await (endpoint.takesIdempotencyKey
    ? sendWithKey(JSON.stringify([endpoint.method, endpoint.url, given]), send)
    : send())) as Answer<E>;
}

/** Asks for a file that an endpoint of the contract answers with. Throws an ApiError on anything but a success. */
export async function callForFile<const E extends Endpoint>(endpoint: E, given: Arguments<E>): Promise<Blob> {
  const { response } = await request(endpoint, given);
  return response.blob();
}

/** Sends files and fields to an endpoint that takes them as multipart. Throws an ApiError on anything but a success. */
export async function callWithForm<const E extends Endpoint>(
  endpoint: E,
  given: { params?: object; form: FormData },
): Promise<Answer<E>> {
  // Guaranteed by `sendOnce`, as above.
  return (await sendOnce(endpoint, given)) as Answer<E>;
}

async function sendOnce(endpoint: Endpoint, given: Untyped, key?: string): Promise<unknown> {
  const { response, sent } = await request(endpoint, given, key);
  const received: unknown = await response.json().catch((cause: unknown) => {
    if (given.signal?.aborted) throw cause;
    // Cut off on its way, or somebody else's, such as a hotspot's page.
    throw unreached(sent.reference);
  });
  const parsed = endpoint.schema.response[200].safeParse(received);
  if (!parsed.success) throw failed(response.status, undefined, sent);
  return parsed.data;
}

type SentAs = { reference: string; session: Session | null };

/** A line can fall silent without an error. Nothing that is asked for takes so long; files take what they take. */
const maxAnswerMs = 60_000;

/** Sends a request; anything but a success is thrown as an ApiError. */
async function request(
  endpoint: Endpoint,
  { params, query, body, form, signal, keepalive }: Untyped,
  key?: string,
): Promise<{ response: Response; sent: SentAs }> {
  const reference = globalContextId();
  // Whoever calls without an account is nobody, whoever else may be signed in in this browser.
  const session = endpoint.access === "public" ? null : readSession();
  const headers: Record<string, string> = { globalContextId: reference, "Accept-Language": pageLanguage() };
  if (session) headers.Authorization = session.token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Idempotency-Key"] = key;

  const address = `/api${path(endpoint.url, params)}${search(query)}`;
  const askedFirst = endpoint.method === "GET" ? takeAskedFirst(address, session) : undefined;
  const asking =
    askedFirst ??
    fetch(address, {
      method: endpoint.method,
      headers,
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: form ? signal : within(maxAnswerMs, signal),
      keepalive,
    });
  const response = await asking.catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreached(reference);
  });
  const sent = {
    reference: (askedFirst && response.headers.get("globalContextId")) ?? reference,
    session,
  };
  if (response.status !== 200) {
    const received: unknown = await response.json().catch(() => undefined);
    throw failed(response.status, received, sent);
  }
  return { response, sent };
}

function unreached(reference: string): ApiError {
  return new ApiError({ status: 0, code: null, message: wordsOf("failures").unreached, reference });
}

function failed(status: number, received: unknown, { reference, session }: SentAs): ApiError {
  const parsed = failureBody.safeParse(received);
  if (!parsed.success) {
    return new ApiError({ status, code: null, message: wordsOf("failures").unreadable, reference });
  }
  const { code, message, fields, challenge } = parsed.data.error;
  const isSessionOver = (status === 400 || status === 401) && code === failures.invalidToken.code;
  // A late answer to an old session says nothing about the one that began since.
  if (isSessionOver && session && readSession()?.token === session.token) endSession("expired");
  return new ApiError({
    status,
    code,
    message: sayFailure({ code, message }),
    fields: fields && sayFields(fields),
    challenge,
    reference,
  });
}

function sayFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, sayField({ message })]));
}

function path(url: string, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: object = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries)}`;
}
