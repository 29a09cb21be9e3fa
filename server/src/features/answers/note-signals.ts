import type { noteSignals as endpoint } from "@winnow/contract/answers.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { followLink, lockOpenedInterview, requireOpen } from "./by-link.ts";
import { keepSignals } from "./keep-signals.ts";
import { requireVisit } from "./visits.ts";

/**
 * Keeps what happened on the page while questions were open, at the moment by our clock: never before the interview was
 * begun. Throws as `inInterview`.
 */
export async function noteSignals(
  services: Services,
  request: { token: string } & z.output<typeof endpoint.schema.body>,
): Promise<void> {
  await transact(services, async (transaction) => {
    const of = await followLink(transaction, request.token);
    const interview = await lockOpenedInterview(transaction, of);
    requireOpen(interview);
    requireVisit(interview, request.visit);
    if (interview.status !== "Started" || !interview.begun_at) {
      return;
    }
    const begunMsAgo = interview.now.getTime() - interview.begun_at.getTime();
    await keepSignals(transaction, {
      ...of,
      events: request.signals.map((signal) => ({
        kind: signal.kind,
        questionId: signal.question_id,
        characters: signal.characters ?? null,
        agoMs: Math.min(signal.ago_ms, begunMsAgo),
      })),
    });
  });
}
