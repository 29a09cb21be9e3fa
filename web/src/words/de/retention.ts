import type english from "../en/retention.ts";
import { plural } from "../plural.ts";

const days = (count: number) => plural(count, { one: "# Tag", other: "# Tage" });
const toDays = (count: number) => plural(count, { one: "# Tag", other: "# Tagen" });

const words: typeof english = {
  held: "Löschsperre",
  title: "Aufbewahren und löschen",
  failed: "Das konnte nicht geladen werden.",
  notSaved: "Es wurde nicht gespeichert.",
  save: "Speichern",
  select: "Wählen Sie, wie lange, um zu sehen, wann.",
  notice: "Sie werden sieben Tage vorher benachrichtigt, hier und per E-Mail.",
  toErasures: "Was bald gelöscht wird, und die Tage für alles andere",

  people: {
    screening: ({ count }) => plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" }),
    drive: ({ count }) => plural(count, { one: "# Kandidat", other: "# Kandidaten" }),
  },

  outcome: {
    erased: {
      screening: ({ date }) => `Die Personen dieses Screenings wurden am ${date} gelöscht.`,
      drive: ({ date }) => `Die Personen dieser Interviewrunde wurden am ${date} gelöscht.`,
    },
    held: "Solange die Löschsperre besteht, wird nichts gelöscht.",
    afterEnd: {
      screening: ({ count }) => `Wird ${days(count)} nach Abschluss dieses Screenings gelöscht.`,
      drive: ({ count }) => `Wird ${days(count)} nach Abschluss dieser Interviewrunde gelöscht.`,
    },
    nobody: {
      screening: "In diesem Screening wird gerade niemand aufbewahrt.",
      drive: "In dieser Interviewrunde wird gerade niemand aufbewahrt.",
    },
    willBe: {
      screening: ({ count, date }) =>
        `${plural(count, { one: "# Lebenslauf wird", other: "# Lebensläufe werden" })} am ${date} gelöscht.`,
      drive: ({ count, date }) =>
        `${plural(count, { one: "# Kandidat wird", other: "# Kandidaten werden" })} am ${date} gelöscht.`,
    },
  },

  days: {
    label: "Wie lange Personen nach dem Ende aufbewahrt werden",
    asEverywhere: ({ count }) => `Wie überall: ${days(count)}`,
    another: "Eine andere Zahl von Tagen",
    days: "Tage",
    noNumber: "Bitte geben Sie eine ganze Zahl von Tagen an.",
    tooFew: "Bitte bewahren Sie es mindestens einen Tag auf.",
    tooMany: "Bitte bewahren Sie es höchstens zehn Jahre auf.",
  },

  account: {
    failed: "Die Aufbewahrungsfrist konnte nicht geladen werden.",
    label: "Tage, die Personen nach dem Ende eines Screenings oder einer Interviewrunde aufbewahrt werden",
    hint: "Für alles, was keine eigenen Tage hat. Gelöscht wird frühestens sieben Tage, nachdem Sie benachrichtigt wurden.",
    saved: ({ count }) => `Personen werden von jetzt an ${days(count)} lang aufbewahrt.`,
  },

  hold: {
    label: "Löschsperre: alles aufbewahren, bis sie endet",
    by: "Gesperrt von",
    since: ({ date }) => `seit ${date}.`,
    ends: "Die Sperre endet, wenn Sie speichern, und die Tage zählen wieder.",
    hint: "Für eine Beschwerde, einen Rechtsstreit oder eine Prüfung. Bis sie endet, wird nichts gelöscht, und niemand kann hier etwas löschen.",
    reason: "Grund der Sperre",
    reasonHint: "Das lesen nur Personen dieses Kontos.",
    reasonMissing: "Bitte geben Sie den Grund der Sperre an.",
  },

  erased: {
    goes: "Was gelöscht wird",
    stays: "Was bleibt",
    screening: {
      goes: [
        "Lebensläufe, Ergebnisse, Notizen und Entscheidungen",
        "Bewerbungen, mit Fragen und Antworten",
        "Exporte und gespeicherte Entwürfe",
      ],
      stays: [
        "Das Screening mit seiner Stellenbeschreibung",
        "Die berechneten Credits, ohne Namen",
        "Kandidaten in Interviewrunden, für die eigene Tage gelten",
      ],
    },
    drive: {
      goes: [
        "Kandidaten mit Interviews, Antworten und Aufnahmen",
        "Bewertungsbögen, Entscheidungen und Freigaben",
        "Kandidatenlisten und gespeicherte Entwürfe",
      ],
      stays: ["Die Interviewrunde mit ihren Fragen", "Die berechneten Credits, ohne Namen"],
    },
  },

  ahead: {
    label: "Bald gelöscht",
    failed: "Was bald gelöscht wird, konnte nicht geladen werden.",
    none: ({ count }) => `In den nächsten ${toDays(count)} wird nichts gelöscht.`,
    kinds: { screening: "Screening", drive: "Interviewrunde" },
  },
};

export default words;
