import type { TestWinnow } from "./start-winnow.ts";

/**
 * From now on notes every statement that writes a decision on a result or an interview, whoever sends it. Answers those of them, in
 * order, that were sent since it was asked before.
 */
export async function watchDecisions(winnow: Pick<TestWinnow, "pool">): Promise<() => Promise<string[]>> {
  await winnow.pool.query(`
    create table written_decisions (id integer generated always as identity, statement text not null);
    create function note_decision() returns trigger language plpgsql as $$
      begin
        insert into written_decisions (statement) values (current_query());
        return null;
      end $$;
    create trigger watch_changed_decisions
      after update of decision, decision_reason, decided_by, decided_at on screening_results
      for each statement execute function note_decision();
    create trigger watch_decisions_on_interviews after insert or update on interview_decisions
      for each statement execute function note_decision();
    create trigger watch_new_decisions after insert on screening_results
      for each row when (num_nonnulls(new.decision, new.decision_reason, new.decided_by, new.decided_at) > 0)
      execute function note_decision()`);
  return async () => {
    const { rows } = await winnow.pool.query<{ statement: string }>(
      "with noted as (delete from written_decisions returning *) select statement from noted order by id",
    );
    return rows.map(({ statement }) => statement);
  };
}
