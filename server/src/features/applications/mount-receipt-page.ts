import { isolate } from "@winnow/contract/isolate.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { type FoundPage, mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { Services } from "../../services.ts";
import { followReceipt } from "./follow-receipt.ts";
import { showReceipt } from "./open-receipt.ts";

type Of = { title: string; employer: string };

/** As the page itself says it, in its own words (`web/src/words`). */
const firstWords: Record<
  PageLanguage,
  { title: string; subtitle: (of: Of) => string; text: (of: Of) => string }
> = {
  en: {
    title: "Your application",
    subtitle: ({ title, employer }) => `${title} at ${employer}`,
    text: ({ employer }) =>
      `A person at ${employer} decides about it. On this page you see what was read from your CV and what is looked at; you can correct it, ask for a person, download everything, withdraw, or have it erased.`,
  },
  de: {
    title: "Ihre Bewerbung",
    subtitle: ({ title, employer }) => `${title} bei ${employer}`,
    text: ({ employer }) =>
      `Über sie entscheidet ein Mensch bei ${employer}. Auf dieser Seite sehen Sie, was aus Ihrem Lebenslauf gelesen wurde und worauf geachtet wird. Sie können es berichtigen, einen Menschen hinzuziehen, alles herunterladen, die Bewerbung zurückziehen oder löschen lassen.`,
  },
};

/** The page of a receipt, with the receipt in it unless a CV would have to be read first. */
export function mountReceiptPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.receipt(":link"), (token) => findReceipt(services, token));
}

async function findReceipt(services: Services, token: string): Promise<FoundPage | null> {
  const application = await followReceipt(services.database.kysely, token).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (!application) return null;
  const answer = application.result_id ? await showReceipt(services, application) : null;
  const of = { title: isolate(application.title), employer: isolate(application.employer) };
  return {
    isListed: false,
    languageOfMails: application.mail_language,
    write: (language) => {
      const { title, subtitle, text } = firstWords[language];
      return {
        beginning: { title, subtitle: subtitle(of), text: application.withdrawn_at ? "" : text(of), answer },
      };
    },
  };
}
