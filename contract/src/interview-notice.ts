import { interviewNotice } from "./answers.ts";

/** What candidates consent to. Whoever changes a word of it gives it a new version (`answers.ts`). */
export const noticeTexts = {
  language: interviewNotice.language,
  /** Who sees it, after the name. */
  seen: "and the people who decide with them see your answers.",
  unseen: "Nobody else does.",
  sent: "Besides them, only the services that are named below get them.",
  assessed:
    "Only what you say is assessed, never your voice, accent, face or fluency. A program may mark which points an answer makes, with the words that make them. A person decides.",
  played: "A recording without a transcript is listened to by a person and gets no marks.",
  /** By what: "whisper-1 (api.openai.com)". */
  transcribed: (by: string) =>
    `Once you have finished, what you say in recordings is sent to a service that puts it into text, ${by}: the sound, no picture.`,
  read: (by: string) =>
    `Your answers as text are also sent to a language model, ${by}, which may point to words of yours that make a point; code checks that they are yours.`,
  noted:
    "While a question is open, the page notes if it is left or opened elsewhere, if text is pasted (how much, not what), and if the network, camera or microphone is lost. These are facts for the report and no verdict.",
  yours:
    "You can withdraw at any time, and have everything that you answered erased, without giving a reason.",
  agreement:
    "I have read this and agree that my answers are recorded, kept and assessed for this application.",
} as const;
