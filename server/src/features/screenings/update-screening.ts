import { isDeepStrictEqual } from "node:util";
import type { updateScreening as endpoint, Screening } from "@winnow/contract/screenings.ts";
import type { Requirement, SentenceToCheck } from "@winnow/matching/requirement.ts";
import type { UpdateObject } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { TaskLost, type TaskOptions } from "../../platform/processes/process-pool.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { awaitProposals } from "./await-proposals.ts";
import { noJdUpload } from "./handle-read-jd-file.ts";
import { jdColumns } from "./jd-columns.ts";
import { placesOfJds } from "./object-keys.ts";
import { presentScreening } from "./present.ts";
import type { InstructedJd, ReadingTasks } from "./reading-tasks.ts";
import { removeLater } from "./remove-later.ts";
import { requirementsAreLocked } from "./requirements-are-locked.ts";
import { requirementsVersion } from "./requirements-version.ts";
import { hideAll, revealAll } from "./result-rows.ts";
import {
  getScreening,
  lockScreening,
  requireScreening,
  type ScreeningRow,
  updateScreeningRow,
} from "./rows.ts";
import { supersedeReading } from "./supersede-reading.ts";
import { isUntitled } from "./untitled.ts";

type Input = z.output<typeof endpoint.schema.body>;
type Update = { id: string; changes: Input; signal: AbortSignal };

/** What was read of a change, each null where it asks for nothing of the kind. */
type Read = {
  jd: InstructedJd | null;
  edited: Requirement[] | null;
  instructed: ReadingTasks["applyInstructions"]["output"] | null;
};

/** How often a change gives way to those that were faster. */
const maxTries = 5;

/**
 * Changes what is given. Throws `screeningNotFound`, `requirementsLocked` once CVs were screened by them,
 * `requirementRefused` naming the field of a protected criterion, `weightsInvalid` when nothing is left to score by,
 * `jdSuperseded` when a newer text of the JD came meanwhile, `requirementsChanged` where requirements are given and those
 * that they are a change of, or their text, are others by now. Nothing is read for a caller who has gone (`signal`).
 */
export async function updateScreening(
  services: Services,
  accountId: AccountId,
  update: Update,
): Promise<Screening> {
  const { id, changes } = update;
  if (changes.jd_text === undefined) {
    return change(services, accountId, update);
  }
  return supersedeReading(`${accountId} ${id}`, (superseded) =>
    change(services, accountId, { ...update, signal: AbortSignal.any([update.signal, superseded]) }),
  );
}

/** Reading takes a while and nothing is locked meanwhile: what it was read for may be something else afterwards. */
async function change(services: Services, accountId: AccountId, update: Update): Promise<Screening> {
  const { kysely } = services.database;
  const { id, changes, signal } = update;
  const reading = { turn: accountId, signal };
  let before = await requireScreening(kysely, accountId, id);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    requireSameRequirements(before, changes);
    const read = await readChanges(services, { before, changes, reading });
    const meanwhile = await writeUnlessChanged(services, accountId, { before, changes, read });
    if (meanwhile === null) {
      return presentScreening(await getScreening(kysely, accountId, id));
    }
    before = meanwhile;
  }
  throw new Failure("requirementsChanged");
}

function requireSameRequirements(row: ScreeningRow, { requirements, requirements_version }: Input): void {
  if (
    requirements &&
    requirements_version !== undefined &&
    requirements_version !== requirementsVersion(row)
  ) {
    throw new Failure("requirementsChanged");
  }
}

async function readChanges(
  services: Services,
  { before, changes, reading }: { before: ScreeningRow; changes: Input; reading: TaskOptions },
): Promise<Read> {
  const jd = isNewJd(changes)
    ? await inTime(
        services.reading.run(
          "readJdText",
          { text: changes.jd_text, instructions: changes.instructions ?? before.jd_instructions },
          reading,
        ),
      )
    : null;
  const edited = changes.requirements
    ? await readEdited(services, reading, {
        edited: changes.requirements,
        known: jd?.requirements ?? before.requirements,
        jdText: changes.jd_text ?? before.jd_text,
        toCheck: jd?.toCheck ?? before.jd_to_check,
      })
    : null;
  const instructed =
    changes.instructions !== undefined && changes.jd_text === undefined
      ? await services.reading.run(
          "applyInstructions",
          { requirements: edited ?? before.requirements, instructions: changes.instructions },
          reading,
        )
      : null;
  return { jd, edited, instructed };
}

function isNewJd(changes: Input): changes is Input & { jd_text: string } {
  return changes.jd_text !== undefined && changes.jd_text.trim() !== "";
}

/** What `readChanges` goes by. */
function readFrom(row: ScreeningRow, changes: Input): unknown[] {
  return isNewJd(changes)
    ? [changes.instructions ?? row.jd_instructions]
    : [row.jd_text, row.requirements, row.jd_to_check];
}

/** The row where it is not as it was read for any more: then nothing was changed. */
async function writeUnlessChanged(
  services: Services,
  accountId: AccountId,
  { before, changes, read }: { before: ScreeningRow; changes: Input; read: Read },
): Promise<ScreeningRow | null> {
  const { id } = before;
  const { jd, edited, instructed } = read;
  return transact(services, async (transaction) => {
    const row = await lockScreening(transaction, accountId, id);
    const touchesJd = changes.jd_text !== undefined || edited !== null || instructed !== null;
    if (touchesJd && (await requirementsAreLocked(transaction, row))) {
      throw new Failure("requirementsLocked");
    }
    requireSameRequirements(row, changes);
    if (edited && changes.jd_text === undefined && row.jd_text !== before.jd_text) {
      throw new Failure("requirementsChanged");
    }
    if (touchesJd && !isDeepStrictEqual(readFrom(row, changes), readFrom(before, changes))) {
      return row;
    }
    if (changes.mode !== undefined && changes.mode !== row.mode && row.status === "InProgress") {
      throw new Failure("screeningRunning");
    }
    const set: UpdateObject<Tables, "screenings"> = {};
    if (changes.title !== undefined) set.title = changes.title;
    if (changes.mode !== undefined) set.mode = changes.mode;
    if (changes.visibility !== undefined) set.visibility = changes.visibility;
    if (changes.is_blind !== undefined && changes.is_blind !== row.is_blind) {
      set.is_blind = changes.is_blind;
      await (changes.is_blind ? hideAll : revealAll)(transaction, { accountId, screeningId: id });
    }
    if (changes.instructions !== undefined) set.jd_instructions = changes.instructions;
    if (changes.jd_text !== undefined) {
      set.jd_text = changes.jd_text;
      set.jd_state = jd ? "read" : "none";
      Object.assign(set, noJdUpload, jdColumns(jd));
      set.jd_object_key = null;
      set.jd_file_name = null;
      set.jd_media_type = null;
      set.jd_size_bytes = null;
      await removeLater(transaction, placesOfJds(row));
    }
    if (changes.checked && changes.jd_text === undefined) {
      const none = new Set(changes.checked);
      set.jd_to_check = JSON.stringify(row.jd_to_check.filter(({ sentence }) => !none.has(sentence)));
    }
    if (edited) set.requirements = JSON.stringify(edited);
    if (instructed) {
      set.requirements = JSON.stringify(instructed.requirements);
      set.refused_criteria = JSON.stringify([...row.refused_criteria, ...instructed.refused]);
      // Without a JD they wait until one is read.
      set.jd_instructions_not_understood = JSON.stringify(
        row.jd_state === "read" ? instructed.notUnderstood : [],
      );
    }
    if (jd?.title && isUntitled(row.title) && changes.title === undefined) set.title = jd.title;
    await updateScreeningRow(transaction, { accountId, id }, set);
    if (jd) {
      const of = { accountId, id, isSample: row.is_sample };
      await awaitProposals(services, transaction, { ...of, isTyped: true });
    }
    return null;
  });
}

/** Text that outlives the limits of reading is refused, not our fault. */
async function inTime<Reading>(reading: Promise<Reading>): Promise<Reading> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof TaskLost ? new Failure("jdTooLaborious") : error;
  }
}

/**
 * A requirement whose words did not change keeps what was read from the JD; other words are read again, and what was
 * read as alternatives from the former words does not outlive them.
 */
async function readEdited(
  services: Services,
  reading: TaskOptions,
  options: {
    edited: NonNullable<Input["requirements"]>;
    known: Requirement[];
    jdText: string;
    toCheck: SentenceToCheck[];
  },
): Promise<Requirement[]> {
  const known = new Map(options.known.map((requirement) => [requirement.id, requirement]));
  if (options.edited.length > 0 && options.edited.every(({ weight }) => weight === 0)) {
    throw new Failure("weightsInvalid");
  }
  const ids = freeIds(options.known);
  const jdText = withSingleSpaces(options.jdText);
  // As read, which may be other blanks and letters than the text has.
  const read = new Set(options.toCheck.map(({ sentence }) => sentence));
  const isOfJd = (sentence: string) => read.has(sentence) || jdText.includes(withSingleSpaces(sentence));
  const entries = options.edited.map(({ any_of, sentence, ...edit }) => {
    const before = edit.id === null ? undefined : known.get(edit.id);
    const isAsBefore = before !== undefined && isDeepStrictEqual(before.anyOf, any_of);
    return {
      ...edit,
      sentence: sentence && isOfJd(sentence) ? sentence : null,
      id: before?.id ?? ids.next().value,
      anyOf: any_of === undefined || any_of.length === 0 || isAsBefore ? null : any_of,
    };
  });
  const readings = await services.reading.run("readRequirements", { entries }, reading);
  return entries.map((entry, index) => {
    const before = known.get(entry.id);
    if (before && before.text === entry.text && entry.anyOf === null) {
      return settled(before, entry);
    }
    const reading = readings[index];
    if (!reading || "refused" in reading) {
      const message = reading?.refused.reason;
      const isOfAlternatives = reading?.refused.text !== entry.text;
      throw new Failure("requirementRefused", {
        message,
        fields: {
          [`requirements.${index}.${isOfAlternatives ? "any_of" : "text"}`]:
            message ?? "This cannot be used.",
        },
      });
    }
    if (before && before.text === entry.text) {
      return { ...settled(before, { ...entry, is_confirmed: true }), anyOf: reading.requirement.anyOf };
    }
    return { ...reading.requirement, sentence: before?.sentence ?? entry.sentence };
  });
}

/** As edited; what a person has changed or looked at is in doubt no longer. */
function settled(
  { doubt, ...before }: Requirement,
  {
    kind,
    weight,
    is_confirmed,
  }: Pick<Requirement, "kind" | "weight"> & { is_confirmed?: boolean | undefined },
): Requirement {
  const isLookedAt = is_confirmed === true || kind !== before.kind || weight !== before.weight;
  return { ...before, kind, weight, ...(doubt && !isLookedAt ? { doubt } : {}) };
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function* freeIds(known: Requirement[]): Generator<string, never> {
  const taken = new Set(known.map((requirement) => requirement.id));
  for (let number = 1; ; number += 1) {
    const id = `a${number}`;
    if (!taken.has(id)) {
      yield id;
    }
  }
}
