import { editedRequirement, type Requirement } from "@winnow/contract/requirements.ts";
import { updateScreening } from "@winnow/contract/screenings.ts";
import { z } from "zod";

type Changes = z.input<typeof updateScreening.schema.body>;
type EditedList = NonNullable<Changes["requirements"]>;

/** Fields of which each change goes over the whole of what was there. */
const singleFields = ["title", "mode", "visibility", "is_blind", "instructions"] as const;
export type SingleFields = Pick<Changes, (typeof singleFields)[number]>;

/** Keeps changes of a screening until they are saved. A JD's text has a draft of its own and is read on request. */
export function keepUnsaved(
  screeningId: string,
  { jd_text: _, ...changes }: Changes,
  /** What the server held when they were made, as far as the page knows. */
  held: SingleFields = {},
): void {
  const before = readUnsaved(screeningId);
  const checked = [...new Set([...(before?.checked ?? []), ...(changes.checked ?? [])])];
  const own = readOwnLists(screeningId);
  if (changes.requirements && before?.requirements) own.push(before.requirements);
  const over = readOver(screeningId);
  for (const field of singleFields) {
    if (changes[field] === undefined) continue;
    // What was kept before may have reached the server.
    const there = before?.[field] ?? held[field];
    if (there !== undefined) over[field] = [...(over[field] ?? []), there];
  }
  store(screeningId, { ...before, ...changes, ...(checked.length > 0 ? { checked } : {}) }, { own, over });
}

/**
 * The unsaved fields that somebody else has changed since: the server holds neither what they were a change of, nor what
 * this browser has sent, nor what they are to become.
 */
export function fieldsOvertaken(screeningId: string, held: SingleFields): (keyof SingleFields)[] {
  const unsaved = readUnsaved(screeningId) ?? {};
  const over = readOver(screeningId);
  return singleFields.filter((field) => {
    const known = over[field];
    return known !== undefined && ![...known, unsaved[field]].includes(held[field]);
  });
}

/** Forgets what was saved, or refused, unless it has changed again since. */
export function forgetSaved(screeningId: string, saved: Changes): void {
  const unsaved = readUnsaved(screeningId);
  if (!unsaved) return;
  const { checked = [], ...others } = unsaved;
  const unchecked = checked.filter((sentence) => !saved.checked?.includes(sentence));
  const fields = { ...others, ...(unchecked.length > 0 ? { checked: unchecked } : {}) };
  const isSaved = (field: string, value: unknown) => {
    const savedValue = Object.entries(saved).find(([name]) => name === field)?.[1];
    return JSON.stringify(savedValue) === JSON.stringify(value);
  };
  const isListSaved = isSaved("requirements", fields.requirements);
  const left = Object.entries(fields).filter(([field, value]) =>
    // What a list is a change of goes with the list.
    field === "requirements_version" ? !isListSaved : !isSaved(field, value),
  );
  if (left.length === 0) localStorage.removeItem(keyOf(screeningId));
  else {
    const over = Object.entries(readOver(screeningId)).filter(([field]) =>
      left.some(([name]) => name === field),
    );
    store(screeningId, Object.fromEntries(left), {
      own: isListSaved ? [] : readOwnLists(screeningId),
      over: Object.fromEntries(over),
    });
  }
}

export function readUnsaved(screeningId: string): Changes | null {
  const parsed = updateScreening.schema.body.safeParse(stored(screeningId));
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

/** The lists of requirements that were sent before the one that is unsaved: the server may hold any of them. */
export function readOwnLists(screeningId: string): EditedList[] {
  const parsed = withOwnLists.safeParse(stored(screeningId));
  return parsed.success ? parsed.data.own : [];
}

const withOwnLists = z.object({ own: z.array(z.array(editedRequirement)) });

/** Of each unsaved field what the server may hold: what it was a change of, and what was sent of it since. */
function readOver(screeningId: string): Over {
  const parsed = withOver.safeParse(stored(screeningId));
  return parsed.success ? parsed.data.over : {};
}

type Over = z.output<typeof withOver>["over"];

const withOver = z.object({
  over: z.partialRecord(z.enum(singleFields), z.array(z.union([z.string(), z.boolean()]))),
});

/** Whether the server holds this list. It says in words of its own what has no id yet. */
export function isHeld(
  sent: EditedList,
  held: readonly Pick<Requirement, "kind" | "text" | "weight">[],
): boolean {
  return (
    sent.length === held.length &&
    sent.every(({ id, kind, text, weight }, at) => {
      const there = held[at];
      return there?.kind === kind && there.weight === weight && (id === null || there.text === text);
    })
  );
}

function store(
  screeningId: string,
  changes: Changes,
  { own, over }: { own: EditedList[]; over: Over },
): void {
  const ground = {
    ...(own.length > 0 ? { own } : {}),
    ...(Object.keys(over).length > 0 ? { over } : {}),
  };
  try {
    localStorage.setItem(keyOf(screeningId), JSON.stringify({ ...changes, ...ground }));
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
