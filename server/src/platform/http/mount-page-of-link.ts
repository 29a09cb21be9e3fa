import { existsSync } from "node:fs";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerAddress } from "./caller-address.ts";
import { headersOfLanguage, pageLanguageFor } from "./page-language.ts";
import { webDirectory } from "./web-directory.ts";
import { type OwnPage, readWebPage } from "./web-page.ts";

/** Looking at a page is looking its link up, so whoever tries many is stopped here as by the calls of the page. */
const lookingAMinute = 300;

/** What a link opens, to be written in a language. */
export type FoundPage = {
  isListed: boolean;
  /** Of the mails to candidates, where any led here. */
  languageOfMails?: string;
  /** Null where the page has to ask for everything. */
  write: (language: PageLanguage) => OwnPage | null;
};

/**
 * A page that strangers open by a link: the web application, with what `find` knows of this one in it, so that it can be
 * read before any script has run. A link that opens nothing gets the application's page like every other; while nothing
 * can be found, that page says so and asks again. The path's parameter is `:link`.
 */
export function mountPageOfLink(
  app: FastifyInstance,
  path: string,
  find: (link: string) => Promise<FoundPage | null>,
  { max = lookingAMinute }: { max?: number } = {},
): void {
  if (!existsSync(webDirectory)) return;
  const limit = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => `GET ${path} ${callerAddress(request)}`,
  });
  app.get<{ Params: { link: string } }>(path, async (request, reply) => {
    const found = await findOrNothing(request, reply);
    if (!found?.isListed) reply.header("x-robots-tag", "noindex");
    const language = pageLanguageFor(request, found?.languageOfMails);
    reply.header("vary", headersOfLanguage).type("text/html; charset=utf-8");
    return reply.send(await readWebPage(language, found?.write(language) ?? null));
  });

  async function findOrNothing(request: FastifyRequest<{ Params: { link: string } }>, reply: FastifyReply) {
    try {
      const count = await limit(request);
      if (!count.isAllowed && count.isExceeded) {
        reply.code(429).header("retry-after", count.ttlInSeconds);
        return null;
      }
      return await find(request.params.link);
    } catch (error) {
      request.log.error({ err: error }, "a page comes without its first words");
      reply.code(503);
      return null;
    }
  }
}
