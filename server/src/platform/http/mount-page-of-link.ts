import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { webDirectory } from "./web-application.ts";
import { type OwnPage, readWebPage } from "./web-page.ts";

/** Looking at a page is looking its link up, so whoever tries many is stopped here as by the calls of the page. */
const looking = { max: 300, timeWindow: 60_000, keyGenerator: callerAddress };

/**
 * A page that strangers open by a link: the web application, with what `find` knows of this one in it, so that it can be
 * read before any script has run. A link that opens nothing gets the application's page like every other. The path's
 * parameter is `:link`.
 */
export function mountPageOfLink(
  app: FastifyInstance,
  path: string,
  find: (link: string) => Promise<(OwnPage & { isListed: boolean }) | null>,
): void {
  if (!existsSync(webDirectory)) return;
  const limit = app.createRateLimit(looking);
  app.get<{ Params: { link: string } }>(path, async (request, reply) => {
    const count = await limit(request);
    const isTooMuch = !count.isAllowed && count.isExceeded;
    const own = isTooMuch ? null : await find(request.params.link);
    if (isTooMuch) reply.code(429).header("retry-after", count.ttlInSeconds);
    if (!own?.isListed) reply.header("x-robots-tag", "noindex");
    return reply.type("text/html; charset=utf-8").send(await readWebPage(own));
  });
}
