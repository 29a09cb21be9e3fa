import type { FastifyInstance, FastifyRequest } from "fastify";
import { openSpan } from "./in-span.ts";

/** Where people's work goes through; pages, their files and probes are left out. */
const tracedRoutes = ["/api/", "/files/", "/operator/", "/sandbox/"];

/**
 * Makes each request a span, by the route as it is mounted. A proxy that is trusted may have begun the trace;
 * anybody else might send what has us keep more than we want.
 */
export function traceRequests(app: FastifyInstance, { goesOn }: { goesOn: boolean }): void {
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof openSpan>>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    if (route === undefined || !tracedRoutes.some((start) => route.startsWith(start))) {
      done();
      return;
    }
    const { traceparent } = request.headers;
    const opened = openSpan({
      name: `${request.method} ${route}`,
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "winnow.global_context_id": request.id,
      },
      origin: goesOn && typeof traceparent === "string" ? traceparent : undefined,
    });
    spans.set(request, opened);
    opened.run(done);
  });
  // A body arrives by events of its connection, which know nothing of the call.
  app.addHook("preValidation", (request, _reply, done) => {
    const opened = spans.get(request);
    if (opened) {
      opened.run(done);
    } else {
      done();
    }
  });
  app.addHook("onSend", async (request, reply, payload) => {
    // Live events go on for hours; what the call did is done when they begin.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) {
      end(request, reply.statusCode);
    }
    return payload;
  });
  app.addHook("onResponse", async (request, reply) => end(request, reply.statusCode));
  app.addHook("onRequestAbort", async (request) => end(request, 499));

  const end = (request: FastifyRequest, status: number) => {
    const span = spans.get(request)?.span;
    if (!span?.isRecording()) {
      return;
    }
    span.setAttribute("http.response.status_code", status);
    if (request.accountId !== undefined) span.setAttribute("winnow.account_id", request.accountId);
    if (status >= 500) span.setAttribute("error.type", String(status));
    span.end();
  };
}
