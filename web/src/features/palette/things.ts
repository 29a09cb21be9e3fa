import ScreeningIcon from "@mui/icons-material/DescriptionOutlined";
import DriveIcon from "@mui/icons-material/ForumOutlined";
import PersonIcon from "@mui/icons-material/PersonOutlineRounded";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { FoundPerson } from "@winnow/contract/people.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { wordsOf } from "../../words/words.ts";
import { formatScore } from "../evidence/format-score.ts";
import { screeningPath } from "../screenings/screening-actions.ts";
import type { PaletteEntry } from "./palette-entry.ts";

export function screeningEntry(
  screening: Pick<Screening, "id" | "title" | "status" | "counts">,
): PaletteEntry {
  return {
    id: screening.id,
    label: screening.title,
    detail: wordsOf("labels").screeningStatuses[screening.status],
    Icon: ScreeningIcon,
    to: screeningPath(screening),
  };
}

export function driveEntry(drive: Pick<DriveRound, "id" | "title" | "status">): PaletteEntry {
  return {
    id: drive.id,
    label: drive.title,
    detail: wordsOf("labels").driveStatuses[drive.status],
    Icon: DriveIcon,
    to: paths.drive(drive.id),
  };
}

/** Leads to the report of a screened CV, to a candidate's interview, or to where an interview is going to be. */
export function personEntry(person: FoundPerson): PaletteEntry {
  const words = wordsOf("palette");
  const { id, name, email } = person;
  const shown = { id, label: name ?? email ?? words.nameNotRead, words: email ?? "", Icon: PersonIcon };
  if (person.kind === "result") {
    return {
      ...shown,
      detail: `${person.screening_title} · ${formatScore(person.matching_score)}`,
      to: paths.report(person.screening_id, id),
    };
  }
  return {
    ...shown,
    detail: words.interviewOf({ title: person.drive_title }),
    to: person.interview_id
      ? paths.interview(person.interview_id)
      : paths.driveTab(person.drive_id, "candidates"),
  };
}
