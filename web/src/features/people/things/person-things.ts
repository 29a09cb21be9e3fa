import { isolate } from "@winnow/contract/isolate.ts";
import type { Person, personLinks, personThingKinds } from "@winnow/contract/people.ts";
import { wordsOf } from "../../../words/words.ts";

export type PersonLink = (typeof personLinks)[number];
export type ThingKind = (typeof personThingKinds)[number];

/** One thing that is kept of a person, and exported or erased by itself. */
export type Thing = {
  kind: ThingKind;
  id: string;
  link: PersonLink;
  /** "CV “ines.pdf”". */
  title: string;
  /** The screening or drive that it is in. */
  where: string;
  /** Whose it says it is. */
  whose: string | null;
  /** What goes with it when it is erased: "with what was read of it". */
  parts: string;
  /** What of it is exported. */
  contents: string;
};

/** Everything that is kept of a person, thing by thing. */
export function thingsOf({ cvs, applications, candidates }: Person): Thing[] {
  const words = wordsOf("people").things;
  return [
    ...cvs.map(
      ({ id, link, name, email, file_name, screening_title, result_id }): Thing => ({
        kind: "cv",
        id,
        link,
        title: cvTitle(file_name),
        where: screening_title,
        whose: name ?? email,
        parts: result_id === null ? words.unreadCvParts : words.cvParts,
        contents: words.cvContents,
      }),
    ),
    ...applications.map(
      ({ id, link, name, email, screening_title }): Thing => ({
        kind: "application",
        id,
        link,
        title: words.application,
        where: screening_title,
        whose: name ?? email,
        parts: words.applicationParts,
        contents: words.applicationContents,
      }),
    ),
    ...candidates.map(
      ({ id, link, name, email, drive_title, interview_id }): Thing => ({
        kind: "candidate",
        id,
        link,
        title: interview_id === null ? words.place : words.interview,
        where: drive_title,
        whose: name ?? email,
        parts: interview_id === null ? words.placeParts : words.interviewParts,
        contents: interview_id === null ? words.placeContents : words.interviewContents,
      }),
    ),
  ];
}

/** Names a thing among those of one person. */
export function keyOf({ kind, id }: Pick<Thing, "kind" | "id">): string {
  return `${kind} ${id}`;
}

/** What is ticked at first: whatever has only the phone number in common may be of somebody else. */
export function firstTicked(things: readonly Thing[]): ReadonlySet<string> {
  return new Set(things.filter(({ link }) => link !== "phone").map(keyOf));
}

/** What a thing goes with, and whether that is ticked. */
export type Bound = { to: string; isTicked: boolean };

/**
 * What is erased with a CV and not by itself: the application that it came by, always, and whoever was invited from its
 * result, once it is ticked.
 */
export function boundThings(person: Person, ticked: ReadonlySet<string>): ReadonlyMap<string, Bound> {
  const { cvs, applications, candidates } = person;
  const bound = new Map<string, Bound>();
  for (const { id: cvId, file_name, result_id } of cvs) {
    const isTicked = ticked.has(keyOf({ kind: "cv", id: cvId }));
    const to = cvTitle(file_name);
    for (const { id, application } of applications) {
      if (application.cv_file_id === cvId) bound.set(keyOf({ kind: "application", id }), { to, isTicked });
    }
    if (!isTicked || result_id === null) continue;
    for (const candidate of candidates) {
      if (candidate.result_id !== result_id) continue;
      bound.set(keyOf({ kind: "candidate", id: candidate.id }), { to, isTicked });
    }
  }
  return bound;
}

function cvTitle(fileName: string): string {
  return wordsOf("people").things.cv({ file: isolate(fileName) });
}
