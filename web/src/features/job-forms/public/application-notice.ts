import { isolate } from "@winnow/contract/isolate.ts";
import type { NoticeLanguage } from "@winnow/contract/notice-languages.ts";

/** What applicants consent to, in one language. */
type ApplicationNoticeTexts = {
  language: NoticeLanguage;
  kept: string;
  /** Who sees it, after the name. */
  seen: string;
  unseen: string;
  /** In place of it where `read` stands below. */
  sent: string;
  assessed: string;
  /** By what, "gpt-4o-mini (api.openai.com)"; null for a model that is not asked any more. */
  read: (by: string | null) => string;
  yours: string;
  agreement: string;
};

/** Whoever changes a word of what it says gives it a new version in the contract, in every language. */
export const applicationNoticeTexts: Readonly<Record<NoticeLanguage, ApplicationNoticeTexts>> = {
  en: {
    language: "en",
    kept: "Your CV, what is read from it, your answers and where you found this form are kept to decide on this position, and for nothing else.",
    seen: "and the people who decide with them see your application.",
    unseen: "Nobody else does.",
    sent: "Besides them, only the language model that is named below gets lines of your CV.",
    assessed:
      "A program compares your CV with what the job asks for, and shows the words of yours that speak for each point. Your name, age, gender, origin and picture count for nothing. The program only suggests: a person decides.",
    read: (by) =>
      `The lines of your CV that are about your work are also sent to a language model${by ? `, ${by}` : ""}: without your name, contact details and schools, as far as a program recognises them. It may point to words of yours that show a skill; code checks that they are yours.`,
    yours:
      "Once it is sent you get a link of your own. There you can see what was read, correct it, ask for a person, download everything, withdraw, and have everything erased, at any time and without giving a reason.",
    agreement: "I have read this and agree that my application is kept and assessed for this position.",
  },
  de: {
    language: "de",
    kept: "Ihr Lebenslauf, was daraus gelesen wird, Ihre Antworten und wo Sie dieses Formular gefunden haben, werden aufbewahrt, um über diese Stelle zu entscheiden, und für nichts anderes.",
    seen: "und die Menschen, die mit entscheiden, sehen Ihre Bewerbung.",
    unseen: "Sonst niemand.",
    sent: "Außer ihnen erhält nur das Sprachmodell, das unten genannt ist, Zeilen Ihres Lebenslaufs.",
    assessed:
      "Ein Programm vergleicht Ihren Lebenslauf mit den Anforderungen der Stelle und zeigt, welche Ihrer Worte für jeden Punkt sprechen. Name, Alter, Geschlecht, Herkunft und Bild zählen nicht. Das Programm schlägt nur vor: Es entscheidet ein Mensch.",
    read: (by) =>
      `Die Zeilen Ihres Lebenslaufs über Ihre Arbeit werden auch an ein Sprachmodell gesendet${by ? `, ${by}` : ""}: ohne Namen, Kontaktdaten und Schulen, soweit ein Programm sie erkennt. Es kann auf Worte von Ihnen hinweisen, die eine Kenntnis belegen; Programmcode prüft, dass es Ihre Worte sind.`,
    yours:
      "Nach dem Senden erhalten Sie einen eigenen Link. Dort können Sie sehen, was gelesen wurde, es berichtigen, einen Menschen hinzuziehen, alles herunterladen, die Bewerbung zurückziehen und alles löschen lassen, jederzeit und ohne einen Grund zu nennen.",
    agreement:
      "Ich habe das gelesen und willige ein, dass meine Bewerbung für diese Stelle aufbewahrt und bewertet wird.",
  },
};

/** Who sees an application and how it is assessed; a language model is named where CVs are sent to one. */
export function seenAndAssessed(
  texts: ApplicationNoticeTexts,
  { employer, isReadByModel, readBy }: { employer: string; isReadByModel: boolean; readBy: string | null },
): { seen: string; assessed: string } {
  return {
    seen: `${isolate(employer)} ${texts.seen} ${isReadByModel ? texts.sent : texts.unseen}`,
    assessed: isReadByModel
      ? `${texts.assessed} ${texts.read(readBy === null ? null : isolate(readBy))}`
      : texts.assessed,
  };
}
