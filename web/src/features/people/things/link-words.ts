import type { Person } from "@winnow/contract/people.ts";
import type { PersonLink } from "./person-things.ts";

type Linked = { link: PersonLink };

/** Why a CV belongs to the person. */
export function cvLinkWords(
  cv: Linked & Pick<Person["cvs"][number], "id">,
  { applications }: Pick<Person, "applications">,
): string {
  if (cv.link !== "came_from") return linkWords(cv.link);
  return applications.some(({ application }) => application.cv_file_id === cv.id)
    ? "Came with the application"
    : "The interview came from it";
}

export function applicationLinkWords({ link }: Linked): string {
  return link === "came_from" ? "Brought the CV" : linkWords(link);
}

export function candidateLinkWords({ link }: Linked): string {
  return link === "came_from" ? "Invited from the CV" : linkWords(link);
}

function linkWords(link: Exclude<PersonLink, "came_from">): string {
  switch (link) {
    case "asked":
      return "You came from here";
    case "email":
      return "Same address";
    case "phone":
      return "Same phone number: perhaps somebody else";
  }
}
