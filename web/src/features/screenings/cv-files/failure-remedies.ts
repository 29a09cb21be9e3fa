import type { FileFailureReason } from "@winnow/contract/screenings.ts";

/** What a recruiter can do about a file that could not be read, where its reason does not say so itself. */
export const failureRemedies: Readonly<Partial<Record<FileFailureReason, string>>> = {
  empty: "Ask for it again, or remove it.",
  damaged: "Ask for it again, saved as PDF or DOCX.",
  unsupportedType: "Save it as PDF or DOCX and add that.",
  tooLarge: "Save it with smaller pictures and add that.",
  tooManyPages: "Add the CV alone, without its attachments.",
  noText: "Ask for the document it was printed from, or for a sharper scan.",
  tookTooLong: "Try it again, or save it anew as PDF and add that.",
};
