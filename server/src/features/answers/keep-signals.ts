import type { Transaction } from "kysely";
import type { Tables } from "../../tables.ts";
import { countInterviewEvents, insertInterviewEvents, type NewEvent, type OfInterview } from "./rows.ts";

/** Enough for everybody; the rest would only be noise. */
const maximumEvents = 1_000;

/** Keeps what a page tells by itself. One that never stops telling is not listened to for ever. */
export async function keepSignals(
  transaction: Transaction<Tables>,
  { events, ...of }: OfInterview & { events: NewEvent[] },
): Promise<void> {
  if ((await countInterviewEvents(transaction, of)) < maximumEvents) {
    await insertInterviewEvents(transaction, { ...of, events });
  }
}
