import type { Person } from "@winnow/contract/people.ts";
import { wordsOf } from "../../../words/words.ts";
import type { PersonLink } from "./person-things.ts";

type Linked = { link: PersonLink };

/** Why a CV belongs to the person. */
export function cvLinkWords(
  cv: Linked & Pick<Person["cvs"][number], "id">,
  { applications }: Pick<Person, "applications">,
): string {
  if (cv.link !== "came_from") return linkWords(cv.link);
  return applications.some(({ application }) => application.cv_file_id === cv.id)
    ? wordsOf("people").links.withApplication
    : wordsOf("people").links.ofInterview;
}

export function applicationLinkWords({ link }: Linked): string {
  return link === "came_from" ? wordsOf("people").links.broughtCv : linkWords(link);
}

export function candidateLinkWords({ link }: Linked): string {
  return link === "came_from" ? wordsOf("people").links.fromCv : linkWords(link);
}

function linkWords(link: Exclude<PersonLink, "came_from">): string {
  return wordsOf("people").links[link];
}
