import type { NoticeLanguage } from "./notice-languages.ts";

/** What candidates consent to, in one language. */
type InterviewNoticeTexts = {
  language: NoticeLanguage;
  /** Who sees it, after the name. */
  seen: string;
  unseen: string;
  sent: string;
  assessed: string;
  played: string;
  /** By what: "whisper-1 (api.openai.com)". */
  transcribed: (by: string) => string;
  read: (by: string) => string;
  noted: string;
  yours: string;
  agreement: string;
};

/** Whoever changes a word of what it says gives it a new version (`answers.ts`), in every language. */
export const interviewNoticeTexts: Readonly<Record<NoticeLanguage, InterviewNoticeTexts>> = {
  en: {
    language: "en",
    seen: "and the people who decide with them see your answers.",
    unseen: "Nobody else does.",
    sent: "Besides them, only the services that are named below get them.",
    assessed:
      "Only what you say is assessed, never your voice, accent, face or fluency. A program may mark which points an answer makes, with the words that make them. A person decides.",
    played: "A recording without a transcript is listened to by a person and gets no marks.",
    transcribed: (by) =>
      `Once you have finished, what you say in recordings is sent to a service that puts it into text, ${by}: the sound, no picture.`,
    read: (by) =>
      `Your answers as text are also sent to a language model, ${by}, which may point to words of yours that make a point; code checks that they are yours.`,
    noted:
      "While a question is open, the page notes if it is left or opened elsewhere, if text is pasted (how much, not what), and if the network, camera or microphone is lost. These are facts for the report and no verdict.",
    yours:
      "You can withdraw at any time, and have everything that you answered erased, without giving a reason.",
    agreement:
      "I have read this and agree that my answers are recorded, kept and assessed for this application.",
  },
  de: {
    language: "de",
    seen: "und die Menschen, die mit entscheiden, sehen Ihre Antworten.",
    unseen: "Sonst niemand.",
    sent: "Außer ihnen erhalten sie nur die Dienste, die unten genannt sind.",
    assessed:
      "Bewertet wird nur, was Sie sagen, niemals Stimme, Akzent, Gesicht oder Redefluss. Ein Programm kann markieren, welche Punkte eine Antwort enthält, mit den Worten, in denen sie stehen. Es entscheidet ein Mensch.",
    played: "Eine Aufnahme ohne Abschrift hört sich ein Mensch an; sie erhält keine Markierungen.",
    transcribed: (by) =>
      `Wenn Sie fertig sind, wird das, was Sie in Aufnahmen sagen, an einen Dienst gesendet, der es in Text umwandelt, ${by}: der Ton, kein Bild.`,
    read: (by) =>
      `Ihre Antworten werden als Text auch an ein Sprachmodell gesendet, ${by}, das auf Worte von Ihnen hinweisen kann, in denen ein Punkt steht; Programmcode prüft, dass es Ihre Worte sind.`,
    noted:
      "Während eine Frage offen ist, hält die Seite fest, ob sie verlassen oder anderswo geöffnet wird, ob Text eingefügt wird (wie viel, nicht was) und ob Netz, Kamera oder Mikrofon ausfallen. Das sind Tatsachen für den Bericht und kein Urteil.",
    yours:
      "Sie können jederzeit zurücktreten und alles, was Sie geantwortet haben, löschen lassen, ohne einen Grund zu nennen.",
    agreement:
      "Ich habe das gelesen und willige ein, dass meine Antworten für diese Bewerbung aufgezeichnet, aufbewahrt und bewertet werden.",
  },
};
