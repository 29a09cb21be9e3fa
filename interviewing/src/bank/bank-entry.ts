/** One point of a question in the bank; see interviewing/README.md for what makes a good one. */
export type BankPoint = { point: string; made: string[]; notMade: string[] };

/** One question in the bank with three to six points. */
export type BankQuestion = { question: string; points: BankPoint[] };

/** Both questions about one thing. */
export type QuestionPair = { pastBehaviour: BankQuestion; situational: BankQuestion };

/** `skill` is the engine's name of the concept where it has one. */
export type SkillEntry = QuestionPair & { skill: string };

/** A way of working, and what calls for it. */
export type CompetencyEntry = QuestionPair & {
  competency: string;
  /** The engine's concepts that ask for it, such as "Teamwork", or that are asked about with it, such as "5S". */
  concepts: string[];
  /** Words of an advert that call for it, in each form that counts ("negotiate", "negotiating"). */
  cues: string[];
  /** Words of titles of jobs to which it belongs. */
  titles: string[];
};

/** A line of work: occupations that one pair of questions about the work as a whole fits. */
export type LineEntry = QuestionPair & {
  line: string;
  /** O*NET-SOC codes, each in one line. */
  occupations: string[];
};

/** Questions with the placeholder `{skill}` for what the bank holds no entry of. */
export type TemplateEntry = QuestionPair & {
  template: string;
  /** The engine's fields of work whose concepts it is for. */
  fields: string[];
  /** The engine's concepts that it fits better than their field's does. */
  concepts: string[];
};

/** A file of the bank about skills. */
export type SkillFile = { skills: SkillEntry[] };

/** A file of the bank about lines of work. */
export type LineFile = { lines: LineEntry[] };
