import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import { isSameSecret } from "../same-secret.ts";

/** Where the operator's pages lie. */
export const operatorPath = "/operator";

/**
 * Lets a call through to a page of the operator's: true. With the key in its address it is answered with a cookie and the
 * address without the key: false. Throws `notFound` for anybody else.
 */
export type OperatorPass = (
  request: FastifyRequest<{ Querystring: { key?: string } }>,
  reply: FastifyReply,
) => boolean;

const cookieName = "winnow_operator";
const cookieSeconds = 12 * 60 * 60;

/**
 * The operator's pages ask for the operator's key, which is shown at the start; without it they do not exist. Once shown, a
 * cookie for these pages alone takes its place, so that the key stands in no address bar, history or picture of the screen.
 */
export function createOperatorPass(options: {
  operatorKey: string;
  isSecure: boolean;
  onEntry: (entry: { caller: string; isAllowed: boolean }) => void;
}): OperatorPass {
  const pass = createHmac("sha256", options.operatorKey).update(operatorPath).digest("base64url");
  return (request, reply) => {
    const { key } = request.query;
    if (key !== undefined) {
      const isAllowed = isSameSecret(String(key), options.operatorKey);
      options.onEntry({ caller: request.ip, isAllowed });
      if (!isAllowed) {
        throw new Failure("notFound");
      }
      const rules = `HttpOnly; SameSite=Lax; Path=${operatorPath}; Max-Age=${cookieSeconds}`;
      reply
        .header("set-cookie", `${cookieName}=${pass}; ${rules}${options.isSecure ? "; Secure" : ""}`)
        .redirect(new URL(request.url, "http://localhost").pathname, 303);
      return false;
    }
    const cookies = (request.headers.cookie ?? "").split("; ");
    if (!cookies.some((cookie) => isSameSecret(cookie, `${cookieName}=${pass}`))) {
      throw new Failure("notFound");
    }
    return true;
  };
}
