import type { Correction } from "@winnow/contract/corrections.ts";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { type Insertable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { blindCorrectionSentence, correctionSentence } from "./correction-sentence.ts";

/** Who has corrected something, where names are hidden. */
export const theApplicant = "The applicant";

export type CorrectedByApplicant = { report: MatchReport; corrections: Correction[]; by: string };

/**
 * Stores the result of a CV, and that it was screened. The screening is locked by the caller, so that candidates are
 * numbered without a gap. Answers the candidate's number; null when the CV has a result already: then nothing changed.
 */
export async function insertResult(
  database: Queryable<Tables>,
  result: {
    accountId: AccountId;
    screeningId: string;
    cvFileId: string;
    report: MatchReport;
    /** As the applicant corrected it at once. */
    corrected: CorrectedByApplicant | null;
  },
): Promise<number | null> {
  const { corrected } = result;
  const inserted = await database
    .insertInto("screening_results")
    .values({
      account_id: result.accountId,
      screening_id: result.screeningId,
      cv_file_id: result.cvFileId,
      candidate_number: sql<number>`(select coalesce(max(candidate_number), 0) + 1 from screening_results
                                      where screening_id = ${result.screeningId})`,
      ...columnsOf(corrected?.report ?? result.report),
      ...(corrected && {
        corrections: JSON.stringify(corrected.corrections),
        original_report: JSON.stringify(result.report),
      }),
    })
    .onConflict((conflict) => conflict.column("cv_file_id").doNothing())
    .returning(["id", "candidate_number"])
    .executeTakeFirst();
  if (!inserted) {
    return null;
  }
  await database
    .insertInto("result_events")
    .values({
      account_id: result.accountId,
      result_id: inserted.id,
      kind: "screened",
      sentence: `Screened: score ${result.report.score}`,
      caused_by: null,
    })
    .execute();
  if (corrected) {
    const change = {
      before: [],
      after: corrected.corrections,
      requirements: result.report.requirements,
      score: { before: result.report.score, after: corrected.report.score },
    };
    await database
      .insertInto("result_events")
      .values({
        account_id: result.accountId,
        result_id: inserted.id,
        kind: "corrected",
        sentence: correctionSentence(change) ?? "",
        caused_by: corrected.by,
        blind_sentence: blindCorrectionSentence(change),
        blind_by: theApplicant,
      })
      .execute();
  }
  return inserted.candidate_number;
}

/** What a result's row says of its report: the report itself, and what lists sort, search and filter by. */
export function columnsOf(report: MatchReport) {
  const { profile } = report;
  const latestJob = profile.jobs.find((job) => job.isCurrent) ?? profile.jobs[0];
  return {
    matching_score: report.score,
    must_haves_met: report.mustHavesMet,
    must_haves: report.mustHaves,
    flags: [...new Set(report.flags.map((flag) => flag.kind))],
    name: profile.name?.value ?? null,
    email: profile.email?.value ?? null,
    phone: profile.phone?.value ?? null,
    location: profile.location?.value ?? null,
    latest_job: latestJob ? [latestJob.title, latestJob.employer].filter(Boolean).join(", ") || null : null,
    years_of_work: profile.yearsOfWork,
    engine_version: report.engineVersion,
    facts: JSON.stringify(
      Object.fromEntries(
        report.facts.map(({ requirementId, verdict, strength }) => [requirementId, { verdict, strength }]),
      ),
    ),
    report: JSON.stringify(report),
  } satisfies Partial<Insertable<Tables["screening_results"]>>;
}

/** Shows everybody of a screening, and writes down for each who was hidden that this happened. */
export async function revealAll(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; screeningId: string },
): Promise<void> {
  await database
    .with("revealed", (query) =>
      query
        .updateTable("screening_results")
        .set({ revealed_at: sql<Date>`now()` })
        .where("account_id", "=", screening.accountId)
        .where("screening_id", "=", screening.screeningId)
        .where("revealed_at", "is", null)
        .returning(["id", "account_id"]),
    )
    .insertInto("result_events")
    .columns(["account_id", "result_id", "kind", "sentence", "caused_by"])
    .expression((query) =>
      query
        .selectFrom("revealed")
        .innerJoin("accounts", "accounts.id", "revealed.account_id")
        .select([
          "revealed.account_id",
          "revealed.id",
          sql<"revealed">`'revealed'`.as("kind"),
          sql<string>`'Identity revealed: names are shown in the whole screening'`.as("sentence"),
          "accounts.username",
        ]),
    )
    .execute();
}

/** Hides everybody again; the history keeps who was revealed before. */
export async function hideAll(
  database: Queryable<Tables>,
  screening: { accountId: AccountId; screeningId: string },
): Promise<void> {
  await database
    .updateTable("screening_results")
    .set({ revealed_at: null })
    .where("account_id", "=", screening.accountId)
    .where("screening_id", "=", screening.screeningId)
    .where("revealed_at", "is not", null)
    .execute();
}
