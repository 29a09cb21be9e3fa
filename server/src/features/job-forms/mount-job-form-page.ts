import { existsSync } from "node:fs";
import { openJobForm } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { callerAddress } from "../../platform/http/caller-address.ts";
import { webDirectory } from "../../platform/http/web-application.ts";
import { type PageHead, readWebPage } from "../../platform/http/web-page.ts";
import type { Services } from "../../services.ts";
import { jobPostingOf, writeJsonLd } from "./job-posting.ts";
import { linkOf, openSince, presentPublicJobForm } from "./present.ts";
import { findJobFormOfLink } from "./rows.ts";

const descriptionCharacters = 200;

/**
 * The page of a job form: the web application, and of an open form what search engines and previews of links read of
 * it. Only a form that its recruiter lets search engines list may be listed; every other page looks the same.
 */
export function mountJobFormPage(app: FastifyInstance, services: Services): void {
  if (!existsSync(webDirectory)) return;
  const limit = app.createRateLimit({ max: 300, timeWindow: 60_000, keyGenerator: callerAddress });
  app.get<{ Params: { id: string } }>(paths.jobForm(":id"), async (request, reply) => {
    const count = await limit(request);
    const isTooMuch = !count.isAllowed && count.isExceeded;
    const open = isTooMuch ? null : await findOpenForm(services, request.params.id);
    if (isTooMuch) reply.code(429).header("retry-after", count.ttlInSeconds);
    if (!open?.isListed) reply.header("x-robots-tag", "noindex");
    return reply.type("text/html; charset=utf-8").send(await readWebPage(open?.head));
  });
}

async function findOpenForm(
  services: Services,
  publicId: string,
): Promise<{ isListed: boolean; head: PageHead } | null> {
  const params = openJobForm.schema.params.safeParse({ id: publicId });
  if (!params.success) return null;
  const form = await findJobFormOfLink(services.database.kysely, params.data.id);
  const since = form && openSince(form);
  if (!since) return null;
  const shown = presentPublicJobForm(form);
  const link = linkOf(services, form);
  return {
    isListed: form.is_listed,
    head: {
      title: `${shown.title} · ${shown.employer}`,
      description: beginningOf(shown.description),
      url: link,
      siteName: shown.employer,
      jsonLd: writeJsonLd(jobPostingOf(form, { ...shown, link, openSince: since })),
    },
  };
}

/** The first words, on one line. */
function beginningOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= descriptionCharacters) return line;
  const cut = line.slice(0, descriptionCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), descriptionCharacters / 2))}…`;
}
