import { interviewNotice } from "@winnow/contract/answers.ts";

/** What candidates consent to. Whoever changes a word of it gives it a new version in the contract. */
export const noticeTexts = {
  ...interviewNotice,
  /** Who sees it, after the name. */
  seen: "and the people who decide with them see your answers. Nobody else does.",
  assessed:
    "Only what you say is assessed, never your voice, accent, face or fluency. A program may mark which points an answer makes, with the words that make them. A person decides.",
  played: "A recording without a transcript is listened to by a person and gets no marks.",
  noted:
    "While a question is open, the page notes if it is left or opened elsewhere, if text is pasted (how much, not what), and if the network, camera or microphone is lost. These are facts for the report and no verdict.",
  yours:
    "You can withdraw at any time, and have everything that you answered erased, without giving a reason.",
  agreement:
    "I have read this and agree that my answers are recorded, kept and assessed for this application.",
} as const;
