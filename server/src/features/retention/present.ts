import type { listErasuresAhead, Retention } from "@winnow/contract/retention.ts";
import type { z } from "zod";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Clock, RunningClock } from "./rows.ts";

type Ahead = z.output<(typeof listErasuresAhead.schema.response)[200]>["data"][number];

export function presentRetention(clock: Clock): Retention {
  const { hold_reason: reason, hold_by: by, hold_since: since } = clock;
  return {
    days: clock.days,
    account_days: clock.account_days,
    hold:
      reason !== null && by !== null && since !== null ? { reason, by, since: toEpochSeconds(since) } : null,
    counts_from: clock.counts_from && toEpochSeconds(clock.counts_from),
    erases_at: clock.erases_at && toEpochSeconds(clock.erases_at),
    told_at: clock.told_at && toEpochSeconds(clock.told_at),
    erased_at: clock.erased_at && toEpochSeconds(clock.erased_at),
    people: clock.people,
  };
}

export function presentAhead({ kind, id, title, people, erases_at }: RunningClock): Ahead {
  return { kind, id, title, people, erases_at: toEpochSeconds(erases_at) };
}
