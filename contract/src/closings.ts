import { z } from "zod";
import { email, typedPassword } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { codeIfAny } from "./second-factors.ts";
import { creditsHundredths, done } from "./wire.ts";

const tags = ["Accounts"];
const count = z.number().int();

/** What goes with an account, and what stands in the way. */
export const closing = z.object({
  screenings: count,
  cvs: count,
  drives: count,
  interviews: count,
  /** What is left of them is lost. */
  credits: creditsHundredths,
  /** Drives that candidates are in: they have to be cancelled or over first. */
  running_drives: count,
  /** Screenings and drives under a legal hold, which has to end first. */
  on_hold: count,
});
export type Closing = z.infer<typeof closing>;

export const getClosing = endpoint({
  method: "GET",
  url: "/auth/account/closing",
  access: "account",
  schema: {
    summary: "What deleting the account would delete, and what stands in the way",
    tags,
    response: { 200: closing },
  },
});

export const closeAccount = endpoint({
  method: "POST",
  url: "/auth/account/closing",
  access: "account",
  schema: {
    summary:
      "Delete the account with everything in it: all sessions end at once, the rest goes in the background. Cannot be taken back",
    tags,
    body: z.strictObject({ password: typedPassword, email, code: codeIfAny }),
    response: { 200: done },
  },
});
