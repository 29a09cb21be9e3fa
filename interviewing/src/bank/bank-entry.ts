/** One point of a question in the bank; see interviewing/README.md for what makes a good one. */
export type BankPoint = { point: string; made: string[]; notMade: string[] };

/** One question in the bank with three to six points. */
export type BankQuestion = { question: string; points: BankPoint[] };

/** Both questions about one thing. */
export type QuestionPair = { pastBehaviour: BankQuestion; situational: BankQuestion };

/** `skill` is the engine's name of the concept where it has one. */
export type SkillEntry = QuestionPair & { skill: string };

/** A file of the bank about skills. */
export type SkillFile = { skills: SkillEntry[] };
