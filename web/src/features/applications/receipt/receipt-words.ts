import type { Receipt } from "@winnow/contract/applications.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { formatDate } from "../../../ui/format/format-time.ts";

export type ReceiptStep = { words: string; mark: "done" | "now" | "later" };

type Shown = Pick<Receipt, "state" | "sent_at" | "withdrawn_at" | "employer">;

/** The way of an application, up to where it is and on to who decides. */
export function receiptSteps({ state, sent_at, withdrawn_at, employer }: Shown): ReceiptStep[] {
  const received: ReceiptStep = { words: `Received ${formatDate(sent_at)}`, mark: "done" };
  const withPerson = `With a person at ${isolate(employer)}`;
  switch (state) {
    case "received":
      return [received, { words: "Being read", mark: "now" }, { words: withPerson, mark: "later" }];
    case "read":
      return [received, { words: "Read", mark: "done" }, { words: withPerson, mark: "now" }];
    case "unreadable":
      return [received, { words: "Could not be read", mark: "now" }, { words: withPerson, mark: "later" }];
    case "withdrawn":
      return [received, { words: `Withdrawn ${formatDate(withdrawn_at ?? sent_at)}`, mark: "done" }];
  }
}

/** What that means, and whether there is anything to do. */
export function stateSentence({ state, employer }: Pick<Receipt, "state" | "employer">): string {
  const whom = isolate(employer);
  switch (state) {
    case "received":
      return "Your CV is being read. There is nothing to do; this page shows what was found.";
    case "read":
      return `${whom} has your application. Look below whether your CV was read rightly.`;
    case "unreadable":
      return "Your application has arrived, but no words could be read from your CV. Please replace it by a PDF or Word document with text in it.";
    case "withdrawn":
      return `${whom} no longer considers this application. You can still see what was sent, download it and erase it.`;
  }
}
