import { isolate } from "@winnow/contract/isolate.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { type FoundPage, mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { Services } from "../../services.ts";
import { openShare } from "./open-share.ts";

/** As the page itself says it, in its own words (`web/src/words`). */
const firstWords: Record<PageLanguage, { candidate: string; text: (isNamed: boolean) => string }> = {
  en: {
    candidate: "Candidate",
    text: (isNamed) =>
      `${isNamed ? "Contact details" : "Name, contact details and schools"} are left out and stand as [hidden]. This is about a person: please do not pass it on.`,
  },
  de: {
    candidate: "Bewerberin oder Bewerber",
    text: (isNamed) =>
      `${isNamed ? "Kontaktdaten" : "Name, Kontaktdaten und Schulen"} sind ausgelassen und stehen als [hidden]. Hier geht es um einen Menschen: Bitte geben Sie das nicht weiter.`,
  },
};

/**
 * The page of a shared candidate, with what is shared in it. It counts as opened once it runs and asks for itself: a
 * program that fetches every link of a chat is nobody who reads.
 */
export function mountSharedPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.sharedCandidate(":link"), (token) => findShared(services, token));
}

async function findShared(services: Services, token: string): Promise<FoundPage | null> {
  const shared = await openShare(services, { token, visit: null, isCounted: false }).catch(
    (error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    },
  );
  if (!shared) return null;
  return {
    isListed: false,
    write: (language) => {
      const { candidate, text } = firstWords[language];
      return {
        beginning: {
          title: shared.name === null ? candidate : isolate(shared.name),
          subtitle: isolate(shared.title),
          text: text(shared.name !== null),
          answer: shared,
        },
      };
    },
  };
}
