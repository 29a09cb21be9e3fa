import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { ConceptMention } from "../mentions/find-concepts.ts";
import type { Token } from "../words/tokenize.ts";
import type { Profile } from "./profile.ts";
import type { CvEducation } from "./read-education.ts";
import type { CvJob } from "./read-jobs.ts";
import type { Section } from "./section.ts";

/** One visible line with its words and the concepts they name; `section` and `job` index into `ReadCv`. */
export type CvLine = {
  tokens: Token[];
  concepts: ConceptMention[];
  section: Section;
  job: CvJob | null;
  isJobHeader: boolean;
};

/** A CV as `readCv` answers it: what is shown of it, and what matching works on. */
export type ReadCv = {
  document: DocumentText;
  asOf: string;
  profile: Profile;
  sections: Section[];
  jobs: CvJob[];
  education: CvEducation[];
  /** Lines that say when or as what somebody worked, whether a job was read from them or not. */
  linesOfWork: number[];
  /** One entry per line of `document.lines`, same order. */
  lines: CvLine[];
};
