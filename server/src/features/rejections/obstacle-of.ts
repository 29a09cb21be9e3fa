import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { z } from "zod";
import type { Recipient } from "./recipient-rows.ts";

export type Obstacle = NonNullable<RejectionRecipient["obstacle"]>;

const address = z.email();

/** Why somebody gets no mail, whatever mails they got before; null where nothing is in the way. */
export function obstacleToTell(recipient: Recipient): Obstacle | null {
  if (!recipient.is_rejected) return "not rejected";
  if (recipient.is_hidden) return "names hidden";
  if (recipient.is_sample) return "sample";
  if (recipient.is_withdrawn) return "withdrawn";
  return address.safeParse(recipient.email).success ? null : "no address";
}

/** The same of a mail that is to be sent now: whoever was told is not told again. */
export function obstacleOf(recipient: Recipient): Obstacle | null {
  if (recipient.mail_state === "sent") return "told before";
  if (recipient.mail_state === "waiting" && recipient.is_rejected) return "on its way";
  return obstacleToTell(recipient);
}
