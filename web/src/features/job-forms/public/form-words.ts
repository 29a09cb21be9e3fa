import type { Words } from "../../../words/catalogue.ts";

/** Everything that is said where an application is filled in. */
export type FormWords = { jobForm: Words<"jobForm">; cv: Words<"cv">; failures: Words<"failures"> };
