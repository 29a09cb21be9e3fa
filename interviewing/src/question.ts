/** How an answer is called for: "what did you do when …" (past behaviour) or "what would you do if …" (situational). */
export type QuestionKind = "past behaviour" | "situational";

/** One thing that a good answer says, worded so that two people who read the same answer mark it alike. */
export type RubricPoint = {
  /** Unique within its question, e.g. "p2". */
  id: string;
  text: string;
  /** Sentences of answers that make the point. */
  made: string[];
  /** Sentences that come near and do not make it. */
  notMade: string[];
};

/** A question with the points that a good answer makes. */
export type Question = {
  /** Stable: names the entry of the bank or the template and the concept, e.g. "skill/PostgreSQL/past behaviour". */
  key: string;
  /** The skill or competency that the answer counts for. */
  skill: string;
  kind: QuestionKind;
  /** As it is put to the candidate. */
  text: string;
  /** Three to six points. */
  rubric: RubricPoint[];
  preparationSeconds: number;
  answerSeconds: number;
};

/** A question with the reason why this advert calls for it. */
export type SuggestedQuestion = Question & {
  because: {
    /** Id of the requirement that it asks about; null where the advert states none. */
    requirementId: string | null;
    /** The advert's sentence, literally; null where none stands behind it. */
    sentence: string | null;
    /** A sentence for the recruiter: "The advert asks for PostgreSQL as a must." */
    reason: string;
  };
};
