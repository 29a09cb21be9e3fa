import { updateScreening } from "@winnow/contract/screenings.ts";
import type { z } from "zod";
import { forgetDraft, keepDraft, readDraft } from "../../api/drafts.ts";

type Changes = z.input<typeof updateScreening.schema.body>;

/** Keeps changes of a screening until they are saved. A JD's text has a draft of its own and is read on request. */
export function keepUnsaved(screeningId: string, { jd_text: _, ...changes }: Changes): void {
  keepDraft(draftName(screeningId), { ...readUnsaved(screeningId), ...changes });
}

/** Forgets what was saved, or refused, unless it has changed again since. */
export function forgetSaved(screeningId: string, saved: Changes): void {
  const unsaved = readUnsaved(screeningId);
  if (!unsaved) return;
  const left = Object.entries(unsaved).filter(([field, value]) => {
    const savedValue = Object.entries(saved).find(([name]) => name === field)?.[1];
    return JSON.stringify(savedValue) !== JSON.stringify(value);
  });
  if (left.length === 0) forgetDraft(draftName(screeningId));
  else keepDraft(draftName(screeningId), Object.fromEntries(left));
}

export function readUnsaved(screeningId: string): Changes | null {
  const draft = readDraft(draftName(screeningId));
  if (draft === null) return null;
  const parsed = updateScreening.schema.body.safeParse(draft);
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function draftName(screeningId: string): string {
  return `screening ${screeningId}`;
}
