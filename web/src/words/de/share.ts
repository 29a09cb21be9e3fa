import { markersInGerman } from "@winnow/contract/markers.ts";
import type english from "../en/share.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Geteilte Bewerbung",
  candidate: "Bewerberin oder Bewerber",
  documentTitle: ({ name }) => `${name}, geteilt`,
  sharedBy: ({ recruiter, until }) => `Geteilt von ${recruiter}. Diese Seite lässt sich bis ${until} öffnen.`,
  leftOut: {
    withName: "Kontaktdaten sind ausgelassen und stehen als [hidden].",
    withoutName: "Name, Kontaktdaten und Schulen sind ausgelassen und stehen als [hidden].",
  },
  aboutAPerson: "Hier geht es um einen Menschen: Bitte geben Sie das nicht weiter.",
  nothingYet: "Es ist noch nichts beantwortet. Antworten erscheinen hier, sobald sie gegeben werden.",

  cv: {
    title: "Lebenslauf",
    download: "Herunterladen",
    notDownloaded: "Der Lebenslauf wurde nicht heruntergeladen.",
    gone: "Der Lebenslauf ist nicht mehr gespeichert.",
    text: "Der Text, wie er gelesen wurde",
  },

  outcome: {
    title: "Ergebnis",
    points: "Punkte",
    notYet: "Noch nicht sichtbar",
    of: ({ made, count }) => `${made} von ${plural(count, { one: "# Punkt", other: "# Punkten" })}`,
    unmarked: "Es ließ sich nichts bewerten",
    decision: "Entscheidung",
    decisions: { advance: "Eine Runde weiter", hold: "Zurückgestellt", reject: "Abgelehnt" },
    noDecision: "Noch keine",
    waits: ({ recruiter }) => `Punkte erscheinen, sobald ${recruiter} selbst bewertet hat.`,
    pointsAre: "Punkte sagen, was in den Antworten gefunden wurde. Es entscheiden nur Menschen.",
    pointsAreBy: ({ by }) =>
      `Punkte sagen, was in den Antworten gefunden wurde, und zwar durch ${markersInGerman(by)}. Es entscheiden nur Menschen.`,
  },

  question: {
    number: ({ number }) => `Frage ${number}`,
    score: ({ number }) => `Ihre Bewertung zu Frage ${number}`,
    notReached: "Zu dieser Frage kam es nicht.",
    transcript: "Das Gesagte, von einer Maschine in Text übertragen.",
    recordingLeftOut:
      "Hierauf wurde mit einer Aufnahme geantwortet. Sie ist ausgelassen: Ein Gesicht oder eine Stimme verrät, wer es ist.",
    notAnswered: "Es wurde nichts geantwortet.",
    answer: ({ number }) => `Antwort auf Frage ${number}`,
    answerPart: ({ number, part, of }) => `Antwort auf Frage ${number}, Teil ${part} von ${of}`,
    points: ({ number }) => `Punkte zu Frage ${number}`,
    notFoundIs:
      "„Nicht gefunden“ heißt, dass für einen Punkt keine Worte gefunden wurden, nicht, dass die Antwort falsch ist.",
    noAnswer: "Es gibt keine Antwort, in der nach Punkten gesucht werden könnte.",
    noTranscript: "Eine Aufnahme wird abgespielt, nicht bewertet.",
    notMarkedYet: "Nach Punkten wurde noch nicht gesucht.",
  },

  recording: {
    failed: "Diese Aufnahme lässt sich nicht abspielen.",
    making: "Diese Aufnahme wird gerade abspielbar gemacht. Laden Sie die Seite gleich neu.",
    notPlayed: "Diese Aufnahme konnte nicht abgespielt werden.",
    kinds: { audio: "Ton", video: "Video" },
  },

  feedback: {
    title: "Ihre Rückmeldung",
    notSent: "Ihre Rückmeldung wurde nicht gesendet.",
    undecided: "Es ist nicht bekannt, ob Ihre Rückmeldung angekommen ist.",
    again: "Senden Sie sie noch einmal: Sie wird nur einmal aufbewahrt.",
    scoresGoAlong: ({ count }) =>
      plural(count, {
        one: "Ihre Bewertung einer Antwort wird mitgesendet.",
        other: "Ihre Bewertungen von # Antworten werden mitgesendet.",
      }),
    comment: "Kommentar",
    empty: "Bitte wählen Sie einen Daumen, schreiben Sie einen Kommentar oder bewerten Sie eine Antwort.",
    name: "Ihr Name",
    nameless: "Bitte geben Sie Ihren Namen an.",
    send: "Rückmeldung senden",
    thumb: "Was meinen Sie?",
    thumbs: { up: "Daumen hoch", down: "Daumen runter" },
    onlyComment: "Nur ein Kommentar",
    thanks: ({ recruiter }) => `Vielen Dank. ${recruiter} findet sie im Bericht.`,
    more: "Noch etwas sagen",
  },
};

export default words;
