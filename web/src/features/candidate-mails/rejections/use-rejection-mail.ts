import type { MailTexts } from "@winnow/contract/candidate-mails.ts";
import { withoutReason } from "@winnow/contract/without-reason.ts";
import { useDraft } from "../../../api/use-draft.ts";
import { wordsOf } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { unknownPlaceholders } from "../texts/placeholders.ts";
import { namesReason, rejectionText, type TypedRejection } from "./rejection-text.ts";

export type RejectionMailState = ReturnType<typeof useRejectionMail>;

/** What these mails say, with the reason or without; what is typed for them is kept until they are sent. */
export function useRejectionMail({
  place,
  stored,
}: {
  place: MailPlace;
  stored: MailTexts["texts"][number];
}) {
  const { fields, keep } = useDraft({ subjectId: place.id, name: "rejection mail" });
  const typed: TypedRejection = {
    withReason: textOf(fields?.with_reason),
    withoutReason: textOf(fields?.without_reason),
  };
  const givesReason =
    typeof fields?.gives_reason === "boolean" ? fields.gives_reason : namesReason(stored.text ?? "");
  const text = rejectionText({ stored, typed, givesReason });
  const isTyped = (givesReason ? typed.withReason : typed.withoutReason) !== null;
  const isUsual = stored.text === null && typed.withReason === null && !isTyped;

  return {
    text,
    /** For whoever was rejected without a reason. */
    plain: isUsual ? stored.usual : withoutReason(text),
    givesReason,
    isTyped,
    isUsual,
    trouble: troubleOf(text, givesReason),
    change: (next: string) =>
      keep({ ...fields, gives_reason: givesReason, [givesReason ? "with_reason" : "without_reason"]: next }),
    giveReason: (next: boolean) => keep({ ...fields, gives_reason: next }),
    /** Back to the text of the screening or drive. */
    reset: () => keep({ gives_reason: givesReason }),
    /** They are sent. */
    forget: () => keep(null),
  };
}

function textOf(field: unknown): string | null {
  return typeof field === "string" ? field : null;
}

/** Why it cannot be sent as it stands, or null. */
function troubleOf(text: string, givesReason: boolean): string | null {
  const { troubles } = wordsOf("rejections").mail;
  if (text.trim() === "") return troubles.empty;
  if (unknownPlaceholders("rejected", text).length > 0) return troubles.unknown;
  if (!givesReason && namesReason(text)) return troubles.reasonNamed;
  return givesReason && !namesReason(text) ? troubles.reasonMissing : null;
}
