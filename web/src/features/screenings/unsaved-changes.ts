import type { Requirement } from "@winnow/contract/requirements.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import type { z } from "zod";

type Changes = z.input<typeof updateScreening.schema.body>;

/** Keeps changes of a screening until they are saved. A JD's text has a draft of its own and is read on request. */
export function keepUnsaved(screeningId: string, { jd_text: _, ...changes }: Changes): void {
  const before = readUnsaved(screeningId);
  const checked = [...new Set([...(before?.checked ?? []), ...(changes.checked ?? [])])];
  store(screeningId, { ...before, ...changes, ...(checked.length > 0 ? { checked } : {}) });
}

/** Forgets what was saved, or refused, unless it has changed again since. */
export function forgetSaved(screeningId: string, saved: Changes): void {
  const unsaved = readUnsaved(screeningId);
  if (!unsaved) return;
  const { checked = [], ...others } = unsaved;
  const unchecked = checked.filter((sentence) => !saved.checked?.includes(sentence));
  const fields = { ...others, ...(unchecked.length > 0 ? { checked: unchecked } : {}) };
  const left = Object.entries(fields).filter(([field, value]) => {
    const savedValue = Object.entries(saved).find(([name]) => name === field)?.[1];
    return JSON.stringify(savedValue) !== JSON.stringify(value);
  });
  if (left.length === 0) localStorage.removeItem(keyOf(screeningId));
  else store(screeningId, Object.fromEntries(left));
}

export function readUnsaved(screeningId: string): Changes | null {
  const parsed = updateScreening.schema.body.safeParse(stored(screeningId));
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

/** Whether these are the same requirements to whoever looks at them. */
export function areSame(
  some: readonly Pick<Requirement, "kind" | "text" | "weight">[],
  others: readonly Pick<Requirement, "kind" | "text" | "weight">[],
): boolean {
  const shown = (list: typeof some) =>
    JSON.stringify(list.map(({ kind, text, weight }) => [kind, text, weight]));
  return shown(some) === shown(others);
}

function store(screeningId: string, changes: Changes): void {
  try {
    localStorage.setItem(keyOf(screeningId), JSON.stringify(changes));
  } catch {
    // The browser is full or keeps nothing: the changes live as long as the page, which goes on sending them.
  }
}

function stored(screeningId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(screeningId)) ?? "null");
  } catch {
    return null;
  }
}

function keyOf(screeningId: string): string {
  return `winnow-unsaved ${screeningId}`;
}
