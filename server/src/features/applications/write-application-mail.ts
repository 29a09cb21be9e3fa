import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { SentApplication } from "./rows.ts";

/**
 * What an applicant is told by mail: that the application has come, or the answer to what they asked. Nothing of it is
 * what a stranger has typed, who may have given somebody else's address.
 */
export function writeApplicationMail(of: {
  application: Pick<SentApplication, "email" | "title" | "employer" | "answers">;
  /** Null: that it has come. */
  answer: string | null;
  token: string;
  publicUrl: string;
  idempotencyKey: string;
}): Mail {
  const { application, answer } = of;
  const { email, title, employer } = application;
  const position = `“${isolate(title)}”`;
  const paragraphs =
    answer === null
      ? [
          `${isolate(employer)} has received your application for ${position}: ${whatCame(application)}.`,
          "A program reads your CV and looks at it for the same requirements as at everybody's. People decide. What was read stands on your receipt, where you can correct it.",
          "There you can also ask for a person, send another CV, withdraw, download everything that is kept of you, and erase it.",
        ]
      : [
          `${isolate(employer)} has answered what you asked about your application for ${position}:`,
          ...answer.split(/\s*\n\s*/).filter((line) => line !== ""),
        ];
  return {
    to: { name: "", address: email },
    subject: `Your application: ${title}`.replace(/\s+/g, " "),
    idempotencyKey: of.idempotencyKey,
    ...renderMail({
      greeting: "Hello,",
      paragraphs,
      button: { label: "Open the receipt", url: `${of.publicUrl}${paths.receipt(of.token)}` },
      after:
        "This link is yours alone, so please do not pass it on. If you have not applied, somebody has mistyped an address: open the link to erase what was sent.",
    }),
  };
}

function whatCame({ answers }: Pick<SentApplication, "answers">): string {
  const count = answers.length;
  return count === 0 ? "your CV" : `your CV and ${count} ${count === 1 ? "answer" : "answers"}`;
}
