import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Whatever is asked for that there is no route for counts as one. */
const unknownRoute = "unknown";

/** Counts what is answered. Labels are the routes as they are mounted, so that no id, token or word of a path is one. */
export function measureRequests(registry: Registry, app: FastifyInstance): void {
  const requests = new Counter({
    name: "winnow_http_requests_total",
    help: "Requests that were answered, by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "winnow_http_request_duration_seconds",
    help: "Time until the answer was sent whole, by route and method; live events are left out.",
    labelNames: ["route", "method"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = labelOf(request.routeOptions.url);
    const { method } = request;
    requests.inc({ route, method, status: reply.statusCode });
    if (!String(reply.getHeader("content-type")).startsWith("text/event-stream")) {
      durations.observe({ route, method }, reply.elapsedTime / 1000);
    }
  });
}

/** Each file of the web application is a route of its own, under another name with each version. */
function labelOf(url: string | undefined): string {
  if (url === undefined) {
    return unknownRoute;
  }
  return url.startsWith("/assets/") ? "/assets/*" : url;
}
