import type { IncomingMessage } from "node:http";

/** As proxies make them: hexadecimal digits, UUIDs and the like, of a length that lines of a log can bear. */
const form = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a proxy gave the request as `X-Request-Id`; null for none, and for anything else that stands there. */
export function proxyRequestIdOf(request: IncomingMessage): string | null {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && form.test(given) ? given : null;
}
