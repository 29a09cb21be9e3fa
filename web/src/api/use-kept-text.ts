import { useEffect, useEffectEvent, useRef } from "react";
import { useSavedText } from "../ui/form/use-saved-text.ts";
import { type DraftPlace, dropSavedText } from "./drafts.ts";
import { useDraftText } from "./use-draft.ts";

/**
 * A text that saves itself, and is kept as it is typed until the server has saved it: a reload, a lost network or the
 * end of the session on the way there loses nothing.
 */
export function useKeptText(options: {
  place: DraftPlace;
  stored: string;
  /** Where nothing is no value, nothing is neither kept nor saved. */
  isRequired?: boolean;
  /** Resolves when the server has it. */
  save: (text: string) => Promise<unknown>;
}): ReturnType<typeof useSavedText> {
  const { place, stored, isRequired = false, save } = options;
  const [draft, keepDraft] = useDraftText(place);
  const isResumed = useRef(false);
  const isNothing = (text: string) => isRequired && text.trim() === "";

  const dropDraft = (text: string) => void dropSavedText(place, text);

  const saved = useSavedText(
    stored,
    (text) => {
      if (isNothing(text)) return;
      return save(text).then(
        () => dropDraft(text),
        // What could not be saved stays a draft, and the mutation says why.
        () => undefined,
      );
    },
    // What is typed back before it was sent is no draft any more: it would go over what others save.
    dropDraft,
  );

  function change(text: string) {
    isResumed.current = true;
    keepDraft(isNothing(text) ? null : text);
    saved.change(text);
  }

  const resume = useEffectEvent((typed: string) => {
    if (isResumed.current) return;
    isResumed.current = true;
    if (typed === stored) keepDraft(null);
    else {
      saved.change(typed);
      // Nobody is in the field: what another window changes since may take its place.
      saved.commit();
    }
  });

  useEffect(() => {
    if (draft !== null) resume(draft);
  }, [draft]);

  return { ...saved, change };
}
