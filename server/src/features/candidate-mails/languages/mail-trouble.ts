import type { CandidateMailKind } from "@winnow/contract/candidate-mails.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";

type MailTrouble = {
  /** What the text of a mail names that nothing is known for, and what it can name instead. */
  unknown: (text: { kind: CandidateMailKind; names: string; isCut: boolean; known: string }) => string;
  /** What happens to a mail of a kind as long as that is so. */
  meanwhile: (kind: CandidateMailKind) => string;
};

const englishMails: Readonly<Record<CandidateMailKind, string>> = {
  received: "mail about what was received",
  answered: "answer",
  invited: "invitation",
  reminded: "reminder",
  withdrawn: "mail about a withdrawal",
  cancelled: "mail about a cancelling",
  rejected: "rejection",
  erased: "mail about an erasure",
};

const germanMails: Readonly<Record<CandidateMailKind, string>> = {
  received: "Die Eingangsbestätigung",
  answered: "Die Antwort",
  invited: "Die Einladung",
  reminded: "Die Erinnerung",
  withdrawn: "Die Mail über eine zurückgezogene Einladung",
  cancelled: "Die Mail über einen Abbruch",
  rejected: "Die Absage",
  erased: "Die Mail über gelöschte Daten",
};

/** What a recruiter is told about a text of theirs that cannot be sent. */
export const mailTrouble: Readonly<Record<PageLanguage, MailTrouble>> = {
  en: {
    unknown: ({ kind, names, isCut, known }) =>
      `The ${englishMails[kind]} names ${names}${isCut ? " and more" : ""}, which nothing is known for. What can be named: ${known}.`,
    meanwhile: (kind) => {
      if (kind === "invited" || kind === "reminded") return "Nobody can be invited yet.";
      return kind === "rejected"
        ? "Nobody can be told yet."
        : "The usual text is sent as long as this is so.";
    },
  },
  de: {
    unknown: ({ kind, names, isCut, known }) =>
      `${germanMails[kind]} nennt ${names}${isCut ? " und mehr" : ""}; dazu ist nichts bekannt. Möglich sind: ${known}.`,
    meanwhile: (kind) => {
      if (kind === "invited" || kind === "reminded") return "Noch lässt sich niemand einladen.";
      return kind === "rejected"
        ? "Noch lässt sich niemandem absagen."
        : "Solange das so ist, wird der übliche Text gesendet.";
    },
  },
};
