import { openJobForm, type PublicJobForm } from "@winnow/contract/job-forms.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { type FoundPage, mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { Services } from "../../services.ts";
import { jobPostingOf, writeJsonLd } from "./job-posting.ts";
import { linkOf, openSince, presentPublicJobForm } from "./present.ts";
import { findJobFormOfLink } from "./rows.ts";

const descriptionCharacters = 200;
/** About as many as a phone shows at once. */
const firstCharacters = 1_200;

/**
 * The page of a job form: the web application, and of an open form what search engines and previews of links read of
 * it. Only a form that its recruiter lets search engines list may be listed; every other page looks the same.
 */
export function mountJobFormPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.jobForm(":link"), (link) => findOpenForm(services, link));
}

async function findOpenForm(services: Services, publicId: string): Promise<FoundPage | null> {
  const params = openJobForm.schema.params.safeParse({ id: publicId });
  if (!params.success) return null;
  const form = await findJobFormOfLink(services.database.kysely, params.data.id);
  const since = form && openSince(form);
  if (!since) return null;
  const shown = presentPublicJobForm(services, form);
  const link = linkOf(services, form);
  const page = {
    head: {
      title: `${shown.title} · ${shown.employer}`,
      description: beginningOf(shown.description),
      url: link,
      siteName: shown.employer,
      jsonLd: writeJsonLd(jobPostingOf(form, { ...shown, link, openSince: since })),
    },
    beginning: {
      title: shown.title,
      subtitle: shown.employer,
      text: textOf(shown).slice(0, firstCharacters),
      answer: shown,
    },
  };
  // Nothing of it is ours to say.
  return { isListed: form.is_listed, languageOfMails: form.mail_language, write: () => page };
}

/** The description without the title that most begin with. */
function textOf({ title, description }: PublicJobForm): string {
  const text = description.trim();
  return text.startsWith(title) ? text.slice(title.length).trim() : text;
}

/** The first words, on one line. */
function beginningOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= descriptionCharacters) return line;
  const cut = line.slice(0, descriptionCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), descriptionCharacters / 2))}…`;
}
