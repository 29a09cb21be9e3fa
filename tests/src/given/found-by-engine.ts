import type { Fact, MatchReport } from "@winnow/matching/match-report.ts";
import { questionsFor } from "@winnow/matching/questions.ts";
import { score } from "@winnow/matching/score.ts";
import type { TestWinnow } from "../support/start-winnow.ts";

/**
 * Makes the results of a screening those of another engine: of its version, and where `blindTo` names a requirement, of one
 * that finds nothing for it in any CV. Everything else is what the running engine has found: there is no older one to ask.
 */
export async function foundByEngine(
  { pool }: Pick<TestWinnow, "pool">,
  screeningId: string,
  version: string,
  { blindTo }: { blindTo?: string | undefined } = {},
): Promise<void> {
  const { rows } = await pool.query<{ id: string; report: MatchReport; original: MatchReport | null }>(
    "select id, report, original_report as original from screening_results where screening_id = $1",
    [screeningId],
  );
  for (const { id, ...reports } of rows) {
    const report = asFoundBy(reports.report, { version, blindTo });
    await pool.query(
      `update screening_results
          set engine_version = $2, matching_score = $3, must_haves_met = $4, facts = $5, report = $6, original_report = $7
        where id = $1`,
      [
        id,
        version,
        report.score,
        report.mustHavesMet,
        JSON.stringify(
          Object.fromEntries(
            report.facts.map(({ requirementId, verdict, strength }) => [
              requirementId,
              { verdict, strength },
            ]),
          ),
        ),
        JSON.stringify(report),
        reports.original && JSON.stringify(asFoundBy(reports.original, { version, blindTo })),
      ],
    );
  }
}

function asFoundBy(
  report: MatchReport,
  { version, blindTo }: { version: string; blindTo: string | undefined },
): MatchReport {
  const { requirements } = report;
  const facts: Fact[] = report.facts.map((fact) =>
    fact.requirementId === blindTo
      ? { ...fact, verdict: "not stated", strength: 0, quotations: [], years: null, remark: null }
      : fact,
  );
  return {
    ...report,
    engineVersion: version,
    facts,
    ...score({ requirements, facts }),
    questions: questionsFor({ requirements, facts }),
  };
}
