import { z } from "zod";
import { fieldMessages } from "./field-messages.ts";
import type { FormQuestion } from "./job-forms.ts";
import { maximumShortAnswerCharacters } from "./limits.ts";

/** What is wrong with an answer, in words for whoever gave it; null where nothing is. An empty one is none. */
export function checkAnswer({ kind, is_required, choices }: FormQuestion, value: string): string | null {
  if (value === "") return is_required ? fieldMessages.unanswered : null;
  switch (kind) {
    case "short_text":
      return value.length > maximumShortAnswerCharacters ? fieldMessages.tooLongAnswer : null;
    case "long_text":
      return null;
    case "choice":
      return choices.includes(value) ? null : fieldMessages.choice;
    case "yes_no":
      return value === "yes" || value === "no" ? null : fieldMessages.yesOrNo;
    case "number":
      return /^[+-]?\d{1,12}([.,]\d{1,6})?$/.test(value) ? null : fieldMessages.number;
    case "date":
      return isDate(value) ? null : fieldMessages.date;
    case "file":
      return z.uuid().safeParse(value).success ? null : fieldMessages.file;
    case "link":
      return isLink(value) ? null : fieldMessages.link;
  }
}

/** "2026-11-23", a day that there is. */
function isDate(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

function isLink(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
