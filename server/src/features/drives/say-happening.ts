import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { candidates, interviews } from "./count-in-words.ts";

type Completed = Extract<DriveHappening, { kind: "completed" }>;

/** A line of a drive's history in English: "Mara Ruiz scheduled 10 interviews." */
export function sayHappening(happened: DriveHappening): string {
  switch (happened.kind) {
    case "created":
      return `${isolate(happened.by)} created this drive.`;
    case "candidates added":
      return `${isolate(happened.by)} added ${candidates(happened.count)}.`;
    case "questions added":
      return `${isolate(happened.by)} added ${happened.count === 1 ? "1 question" : `${happened.count} questions`} from a file.`;
    case "interviews scheduled":
      return `${isolate(happened.by)} scheduled ${interviews(happened.count)}.`;
    case "scheduling undone":
      return `${isolate(happened.by)} took ${interviews(happened.count)} back before the invitations were sent.`;
    case "sample opened":
      return "The interviews of this sample were opened. Nobody was mailed, and nothing is charged.";
    case "invitation sent again":
      return `${isolate(happened.by)} sent ${isolate(happened.candidate)} the invitation again.`;
    case "address corrected":
      return `${isolate(happened.by)} corrected the address of ${isolate(happened.candidate)}; the invitation goes there.`;
    case "invitation withdrawn":
      return `${isolate(happened.by)} withdrew the invitation of ${isolate(happened.candidate)}.`;
    case "interview erased":
      return `${isolate(happened.by)} erased an interview with all its answers.`;
    case "candidate withdrew":
      return `${isolate(happened.candidate)} withdrew from the interview.`;
    case "window extended":
      return `${isolate(happened.by)} extended the time for answering.`;
    case "reopened":
      return `${isolate(happened.by)} opened this drive again.`;
    case "cancelled":
      return `${isolate(happened.by)} cancelled the drive.${happened.told === 0 ? "" : ` ${candidates(happened.told)} are told.`}`;
    case "completed":
      return `${endOf(happened)}: ${interviews(happened.completed)} completed${restOf(happened)}.`;
  }
}

function endOf({ end, by }: Completed): string {
  switch (end) {
    case "closed":
      return `${isolate(by ?? "Somebody")} closed the drive`;
    case "everybody finished":
      return "Everybody has finished";
    case "window over":
      return "The time for answering ended";
  }
}

function restOf({ unfinished }: Completed): string {
  return unfinished === 0 ? "" : `, ${unfinished.toLocaleString("en")} unfinished`;
}
