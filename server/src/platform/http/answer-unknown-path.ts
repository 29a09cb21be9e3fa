import { paths } from "@winnow/contract/paths.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import { answerFailure } from "./answer-failure.ts";

/** What people do not open as pages; and /admin, where the page itself would otherwise be looked for again and again. */
const withoutPages = /^\/(api|files|assets|operator|metrics|admin)(\/|$)/;

/** Somebody who looks for a page is led to "Page not found"; everything else gets the failure `notFound`. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ""] = request.url.split("?");
  const isRead = request.method === "GET" || request.method === "HEAD";
  const wantsPage = isRead && (request.headers.accept ?? "").includes("text/html");
  if (wantsPage && !withoutPages.test(path)) {
    return reply.header("cache-control", "no-store").redirect(paths.notFound);
  }
  return answerFailure(new Failure("notFound"), request, reply);
}
