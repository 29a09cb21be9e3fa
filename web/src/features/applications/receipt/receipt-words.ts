import type { Receipt } from "@winnow/contract/applications.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { formatDate } from "../../../ui/format/format-time.ts";
import type { Words } from "../../../words/catalogue.ts";

export type ReceiptStep = { words: string; mark: "done" | "now" | "later" };

type Shown = Pick<Receipt, "state" | "sent_at" | "withdrawn_at" | "employer">;

type ReceiptWords = Words<"receipt">;

/** The way of an application, up to where it is and on to who decides. */
export function receiptSteps(
  { state, sent_at, withdrawn_at, employer }: Shown,
  { step }: Pick<ReceiptWords, "step">,
): ReceiptStep[] {
  const received: ReceiptStep = { words: step.received({ date: formatDate(sent_at) }), mark: "done" };
  const withPerson = step.withPerson({ employer: isolate(employer) });
  switch (state) {
    case "received":
      return [received, { words: step.beingRead, mark: "now" }, { words: withPerson, mark: "later" }];
    case "read":
      return [received, { words: step.read, mark: "done" }, { words: withPerson, mark: "now" }];
    case "unreadable":
      return [received, { words: step.unreadable, mark: "now" }, { words: withPerson, mark: "later" }];
    case "withdrawn":
      return [
        received,
        { words: step.withdrawn({ date: formatDate(withdrawn_at ?? sent_at) }), mark: "done" },
      ];
  }
}

/** What that means, and whether there is anything to do. */
export function stateSentence(
  { state, employer }: Pick<Receipt, "state" | "employer">,
  words: Pick<ReceiptWords, "state">,
): string {
  return words.state[state]({ employer: isolate(employer) });
}
