import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { interviewNoticeTexts } from "@winnow/contract/interview-notice.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { noticeLanguageFor } from "@winnow/contract/notice-languages.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { type FoundPage, mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { OwnPage } from "../../platform/http/web-page.ts";
import type { Services } from "../../services.ts";
import { followLink, showInterview } from "./by-link.ts";
import { interviewsLookedUpAMinute } from "./routes.ts";
import { findOpenedInterview } from "./rows.ts";

/** The page of an interview, with the interview in it as long as it was not begun. */
export function mountInterviewPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.candidateInterview(":link"), (token) => findWelcome(services, token), {
    max: interviewsLookedUpAMinute,
  });
}

async function findWelcome(services: Services, token: string): Promise<FoundPage | null> {
  const { kysely: database } = services.database;
  try {
    const of = await followLink(database, token);
    const languageOfMails = (await findOpenedInterview(database, of))?.mail_language ?? "en";
    const interview = await showInterview({ services, database }, of, undefined);
    return { isListed: false, languageOfMails, write: (language) => welcomeOf(interview, language) };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** As the page itself greets, in its own words (`web/src/words`). */
const greetings: Record<PageLanguage, (of: { name: string; recruiter: string }) => string> = {
  en: ({ name, recruiter }) =>
    `Hello ${name}. ${recruiter} asks you a few questions, which you answer at a time that suits you. Reading this page uses nothing up.`,
  de: ({ name, recruiter }) =>
    `Guten Tag, ${name}. ${recruiter} stellt Ihnen einige Fragen, die Sie beantworten, wann es Ihnen passt. Durch das Lesen dieser Seite wird nichts verbraucht.`,
};

/** Where somebody stopped is shown to the page that goes on only. */
function welcomeOf(interview: CandidateInterview, language: PageLanguage): OwnPage | null {
  if (interview.phase !== "open" || interview.consent) return null;
  const { title, recruiter, name } = interview;
  const notice = interviewNoticeTexts[noticeLanguageFor(language)];
  return {
    beginning: {
      title: `Interview: ${isolate(title)}`,
      subtitle: greetings[language]({ name: isolate(name), recruiter: isolate(recruiter) }),
      text: [notice.assessed, notice.noted, notice.yours].join("\n\n"),
      textLanguage: notice.language,
      answer: interview,
    },
  };
}
