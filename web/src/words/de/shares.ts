import type english from "../en/shares.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  share: "Freigeben",
  shareWith: ({ name }) => `${name} freigeben`,
  title: "Freigaben",
  ready: "Der Link ist bereit",
  done: "Fertig",

  shown: { cv: "Lebenslauf", answers: "Antworten", report: "Bericht" },
  nameHidden: ({ shown }) => `${shown}, ohne Namen`,
  notOpened: "Noch nicht geöffnet",
  opened: ({ count, last }) =>
    `${plural(count, { one: "#-mal", other: "#-mal" })} geöffnet, zuletzt am ${last}`,
  until: {
    open: ({ moment }) => `Lässt sich bis ${moment} öffnen`,
    expired: ({ date }) => `Abgelaufen am ${date}`,
    revoked: ({ date }) => `Widerrufen am ${date}`,
  },

  choices: {
    answers: "Antworten",
    answersNote: "Geschriebenes und Aufnahmen.",
    answersNoteHidden:
      "Geschriebenes. Aufnahmen werden ausgelassen: Ein Gesicht oder eine Stimme verrät, wer es ist.",
    report: "Bericht",
    reportNote: "Punkte mit ihren Zitaten und Ihre Entscheidung ohne den Grund.",
    reportNoteWaiting:
      "Ihre Entscheidung; Punkte mit ihren Zitaten, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
    cv: "Lebenslauf",
    cvUnknown: "Es wird nachgesehen, ob es einen gibt.",
    cvNone: "Zu dieser Person gibt es keinen Lebenslauf.",
    cvText: "Sein Text ohne Name, Kontaktdaten und Schulen, wie im Screening.",
    cvFile: "Sein Text ohne Kontaktdaten und die Datei, wie sie gesendet wurde.",
    cvFileHidden:
      "Sein Text ohne Name, Kontaktdaten und Schulen. Die Datei wird ausgelassen: Sie verrät, wer es ist.",
    name: "Namen verbergen",
    nameNote: "Name, Kontaktdaten und Schulen werden überall ausgelassen.",
    feedback: "Um Rückmeldung bitten",
    feedbackNote: "Ein Daumen oder ein Kommentar; Sie finden beides im Bericht.",
  },

  form: {
    shows: "Was gezeigt wird",
    nothing: "Bitte wählen Sie, was Sie freigeben.",
    whom: "Für wen",
    whomHint: "Das sehen nur Sie.",
    whomMissing: "Bitte geben Sie an, für wen das ist.",
    length: "Gültig für",
    days: ({ count }) => plural(count, { one: "# Tag", other: "# Tage" }),
    make: "Link erstellen",
    failure: {
      headline: "Das konnte nicht freigegeben werden.",
      undecided: "Es ist nicht bekannt, ob es freigegeben wurde.",
      again: "Erstellen Sie den Link noch einmal: Freigegeben wird nur einmal.",
    },
  },

  link: {
    for: "Für",
    opens: ({ shown, until }) => `: ${shown}. Wer diesen Link hat, kann ihn bis ${until} öffnen, ohne Konto.`,
    label: "Link",
    once: "Er wird nur dieses eine Mal angezeigt, denn gespeichert wird nur ein Fingerabdruck davon. Ein verlorener Link lässt sich durch einen anderen ersetzen.",
    refused: "Der Browser hat ihn nicht kopiert. Er ist ausgewählt: Kopieren Sie ihn mit der Tastatur.",
  },

  list: {
    label: "Freigaben",
    renew: "Neuer Link",
    renewFor: ({ whom }) => `Neuer Link für ${whom}`,
    renewal: {
      headline: "Es gibt keinen neuen Link.",
      undecided: "Es ist nicht bekannt, ob der Link ersetzt wurde.",
      again: "Fordern Sie noch einmal einen neuen an: Es gilt der letzte.",
    },
    revoke: "Widerrufen",
    revokeFor: ({ whom }) => `Freigabe für ${whom} widerrufen`,
    revokeTitle: "Diese Freigabe widerrufen?",
    revoked: "Der Link öffnet nichts mehr.",
    revokeText: "kann sie dann nicht mehr öffnen. Die Rückmeldungen darüber bleiben hier.",
    revocation: {
      headline: "Sie wurde nicht widerrufen.",
      undecided: "Es ist nicht bekannt, ob sie widerrufen wurde.",
      again: "Widerrufen Sie sie noch einmal.",
    },
    hidden: ({ count }) =>
      `${plural(count, { one: "# Rückmeldung ist", other: "# Rückmeldungen sind" })} eingegangen. Was andere sagen, sehen Sie, sobald Sie Ihren Bewertungsbogen abgegeben haben.`,
    feedback: ({ whom }) => `Rückmeldungen zur Freigabe für ${whom}`,
    scored: "Hat Antworten bewertet",
  },
};

export default words;
