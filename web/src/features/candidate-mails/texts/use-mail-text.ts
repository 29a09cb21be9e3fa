import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import { useRef, useState } from "react";
import { useKeptText } from "../../../api/use-kept-text.ts";
import type { MailPlace } from "../mail-place.ts";
import { type Saving, TextChangedElsewhere, useChangeMailTexts } from "./text-queries.ts";

/**
 * One text of the mails as it is typed and saved. The usual text stands where there is none of the recruiter's own; to
 * take it, or nothing, is to have none again. What another window has changed meanwhile is `theirs` and nothing is
 * saved until a person has chosen.
 */
export function useMailText(options: {
  place: MailPlace;
  kind: CandidateMailKind;
  own: string | null;
  usual: string;
  saving: Saving;
}) {
  const { place, kind, own, usual } = options;
  const saving = useChangeMailTexts(place, options.saving);
  const [theirs, setTheirs] = useState<{ text: string | null } | null>(null);
  /** What the field was made of when somebody began to type in it. */
  const known = useRef(own);
  const stored = own ?? usual;

  const kept = useKeptText({
    place: { subjectId: place.id, name: `mail ${kind}` },
    stored,
    save: async (next) => {
      const text = next.trim() === "" || next === usual ? null : next;
      try {
        await saving.mutateAsync({ kind, text, known: () => known.current });
        known.current = text;
      } catch (error) {
        if (error instanceof TextChangedElsewhere) setTheirs({ text: error.theirs });
        throw error;
      }
    },
  });

  function change(next: string) {
    if (kept.text === stored && theirs === null) known.current = own;
    kept.change(next);
  }

  function settle(next: string) {
    known.current = theirs?.text ?? null;
    setTheirs(null);
    saving.reset();
    kept.change(next);
    kept.commit();
  }

  return {
    text: kept.text,
    isOwn: kept.text !== usual && kept.text.trim() !== "",
    change,
    /** The field is left: nothing in it means the usual text. */
    commit: () => {
      if (kept.text.trim() === "") kept.change(usual);
      kept.commit();
    },
    takeUsual: () => {
      change(usual);
      kept.commit();
    },
    theirs: theirs && { text: theirs.text ?? usual },
    keepMine: () => settle(kept.text),
    takeTheirs: () => settle(theirs?.text ?? usual),
    error: saving.error instanceof TextChangedElsewhere ? null : saving.error,
  };
}
