import { existsSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { webDirectory } from "./web-application.ts";
import { type OwnPage, readWebPage } from "./web-page.ts";

/** Looking at a page is looking its link up, so whoever tries many is stopped here as by the calls of the page. */
const lookingAMinute = 300;

/**
 * A page that strangers open by a link: the web application, with what `find` knows of this one in it, so that it can be
 * read before any script has run. A link that opens nothing gets the application's page like every other; while nothing
 * can be found, that page says so and asks again. The path's parameter is `:link`.
 */
export function mountPageOfLink(
  app: FastifyInstance,
  path: string,
  find: (link: string) => Promise<(OwnPage & { isListed: boolean }) | null>,
  { max = lookingAMinute }: { max?: number } = {},
): void {
  if (!existsSync(webDirectory)) return;
  const limit = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: callerAddress });
  app.get<{ Params: { link: string } }>(path, async (request, reply) => {
    const count = await limit(request);
    const isTooMuch = !count.isAllowed && count.isExceeded;
    if (isTooMuch) reply.code(429).header("retry-after", count.ttlInSeconds);
    const own = isTooMuch ? null : await findOrNothing(request, reply);
    if (!own?.isListed) reply.header("x-robots-tag", "noindex");
    return reply.type("text/html; charset=utf-8").send(await readWebPage(own));
  });

  async function findOrNothing(request: FastifyRequest<{ Params: { link: string } }>, reply: FastifyReply) {
    try {
      return await find(request.params.link);
    } catch (error) {
      request.log.error({ err: error }, "a page comes without its first words");
      reply.code(503);
      return null;
    }
  }
}
