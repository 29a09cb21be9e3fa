import { noticeTexts } from "@winnow/contract/interview-notice.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { mountPageOfLink } from "../../platform/http/mount-page-of-link.ts";
import type { Services } from "../../services.ts";
import { followLink, showInterview } from "./by-link.ts";
import { interviewsLookedUpAMinute } from "./routes.ts";

/** The page of an interview, with the interview in it as long as it was not begun. */
export function mountInterviewPage(app: FastifyInstance, services: Services): void {
  mountPageOfLink(app, paths.candidateInterview(":link"), (token) => findWelcome(services, token), {
    max: interviewsLookedUpAMinute,
  });
}

async function findWelcome(services: Services, token: string) {
  const { kysely } = services.database;
  const interview = await followLink(kysely, token)
    .then((of) => showInterview({ services, database: kysely }, of, undefined))
    .catch((error: unknown) => {
      if (error instanceof Failure) return null;
      throw error;
    });
  // Where somebody stopped is shown to the page that goes on only.
  if (interview?.phase !== "open" || interview.consent) return null;
  const { title, recruiter, name } = interview;
  return {
    isListed: false,
    beginning: {
      title: `Interview: ${isolate(title)}`,
      subtitle: `Hello ${isolate(name)}. ${isolate(recruiter)} asks you a few questions, which you answer at a time that suits you. Reading this page uses nothing up.`,
      text: [noticeTexts.assessed, noticeTexts.noted, noticeTexts.yours].join("\n\n"),
      answer: interview,
    },
  };
}
