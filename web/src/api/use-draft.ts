import { queryOptions, useQuery } from "@tanstack/react-query";
import { type DraftFields, listDrafts } from "@winnow/contract/drafts.ts";
import { useCallback, useSyncExternalStore } from "react";
import { call } from "./call.ts";
import { type DraftPlace, keepDraft, onDraftChange, readDraft } from "./drafts.ts";

const draftsQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ["drafts", subjectId],
    queryFn: async ({ signal }) =>
      (await call(listDrafts, { params: { subject_id: subjectId }, signal })).drafts,
  });

/** What was typed here and not saved yet, also before a reload, on another device or in a session that ended. */
export function useDraft({ subjectId, name }: DraftPlace): {
  fields: DraftFields | null;
  keep: (fields: DraftFields | null) => void;
} {
  const own = useSyncExternalStore(onDraftChange, () => readDraft({ subjectId, name }));
  const { data } = useQuery(draftsQuery(subjectId));
  const stored = data?.find((draft) => draft.name === name)?.fields ?? null;
  const keep = useCallback(
    (fields: DraftFields | null) => keepDraft({ subjectId, name }, fields),
    [subjectId, name],
  );
  return { fields: own === undefined ? stored : own, keep };
}

/** A draft of one text; null where nothing was typed. */
export function useDraftText(
  place: DraftPlace,
): [typed: string | null, keep: (typed: string | null) => void] {
  const { fields, keep } = useDraft(place);
  const keepText = useCallback(
    (typed: string | null) => keep(typed === null ? null : { text: typed }),
    [keep],
  );
  return [typeof fields?.text === "string" ? fields.text : null, keepText];
}
