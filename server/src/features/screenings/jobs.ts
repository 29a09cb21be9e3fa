import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Reads an uploaded CV: type, duplicate, text with positions. Free, and before anything is charged. */
export const readCvFile = defineJob("read-cv-file", z.object({ cvFileId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "in piles",
});
/** Reads an uploaded JD and its requirements. */
export const readJdFile = defineJob(
  "read-jd-file",
  z.object({ screeningId: z.string(), uploadId: z.string() }),
  { maxAttempts: 5, takesTurns: "soon" },
);
/** Has a language model look for wishes of a JD that were not read; tried for a minute and a half. */
export const proposeRequirements = defineJob("propose-requirements", z.object({ screeningId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "soon",
});
/** Matches one read CV against its screening's requirements; once a language model was asked, if one is to be. */
export const screenCv = defineJob(
  "screen-cv",
  z.object({ cvFileId: z.string(), isSearched: z.boolean().optional() }),
  { maxAttempts: 5, takesTurns: "in piles" },
);
/** Has a language model look for evidence in a CV that is to be screened; asked once, whatever it answers. */
export const findFurtherEvidence = defineJob("find-further-evidence", z.object({ cvFileId: z.string() }), {
  maxAttempts: 5,
  takesTurns: "in piles",
});
/** Removes stored objects that no row points to any more. */
export const removeObjects = defineJob("remove-objects", z.object({ keys: z.array(z.string()) }));
