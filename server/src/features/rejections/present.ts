import type { MailBatch, RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import { candidateLabel } from "../screenings/candidate-label.ts";
import type { CountedBatch } from "./batch-rows.ts";
import { obstacleOf } from "./obstacle-of.ts";
import type { Recipient } from "./recipient-rows.ts";

export function presentRecipient(recipient: Recipient): RejectionRecipient {
  const { id, name, email, is_hidden, reason, mail_state, mail_failure, told_at } = recipient;
  const label = candidateLabel(recipient.candidate_number ?? 0);
  return {
    id,
    name: is_hidden ? label : name || email || label,
    email: is_hidden ? null : email,
    reason,
    obstacle: obstacleOf(recipient),
    told_at: told_at && mail_state !== "failed" ? toEpochSeconds(told_at) : null,
    mail_failure: mail_state === "failed" ? mail_failure : null,
  };
}

export function presentMailBatch(batch: CountedBatch): MailBatch {
  const { id, sends_at, count, undone_at, now } = batch;
  return {
    id,
    sends_at: toEpochSeconds(sends_at),
    count,
    state: undone_at ? "undone" : sends_at > now ? "waiting" : "leaving",
  };
}
