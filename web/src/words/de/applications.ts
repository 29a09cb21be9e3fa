import { correctionInGerman } from "../correction-in-german.ts";
import type english from "../en/applications.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  states: {
    withdrawn: "Zurückgezogen",
    waiting: "Noch nicht gelesen",
    screened: "Gelesen",
    applied: "Beworben",
  },
  requests: ({ count }) => plural(count, { one: "# Anfrage", other: "# Anfragen" }),
  ownLink: "den eigenen Link des Formulars",

  due: {
    answered: ({ date }) => `Beantwortet am ${date}`,
    by: ({ date }) => `Antworten bis ${date}`,
    overdueToday: ({ date }) => `Seit heute überfällig: Zu beantworten bis ${date}`,
    overdue: ({ days, date }) =>
      `Seit ${plural(days, { one: "# Tag", other: "# Tagen" })} überfällig: Zu beantworten bis ${date}`,
  },

  list: {
    title: "Bewerbungen",
    back: "Zurück zur Liste",
    failed: "Die Bewerbungen konnten nicht geladen werden.",
    none: {
      title: "Noch hat sich niemand beworben",
      text: "Wer sich über das Formular dieses Screenings bewirbt, steht hier.",
    },
    openReport: "Bericht öffnen",
    everything: "Alles zu dieser Person",
  },

  view: {
    applied: ({ moment }) => `Beworben am ${moment} über`,
    appliedEnd: ".",
    withdrawnEnd: ({ moment }) => `, zurückgezogen am ${moment}.`,
    agreed: ({ version, language }) => `Hat in den Hinweis ${version} (${language}) eingewilligt.`,
    mailFailed: ({ reason }) => `Die letzte E-Mail wurde nicht zugestellt: ${reason}`,
    requests: "Anfragen",
    kinds: { person: "Bittet um einen Menschen", addition: "Ergänzt den Lebenslauf" },
    hidden: "Im anonymen Modus sind Name, Adresse und Antworten verborgen, bis die Person aufgedeckt wird.",
    whatHappened: "Was geschehen ist",
    events: {
      sent: () => "Bewerbung gesendet.",
      corrected: (sentence) =>
        sentence === "What was read of the CV corrected."
          ? "Was vom Lebenslauf gelesen wurde, wurde berichtigt."
          : correctionInGerman(sentence),
      asked: (sentence) => requestsMade[sentence] ?? "Anfrage gestellt.",
      answered: () => "Anfrage beantwortet.",
      replaced_cv: (sentence) => {
        const [, file] = /^CV replaced by “(.*)”; the result of the one before is gone/s.exec(sentence) ?? [];
        return `Lebenslauf ${file === undefined ? "" : `durch „${file}“ `}ersetzt; das Ergebnis des vorigen ist weg, und was dazu entschieden war.`;
      },
      withdrawn: () => "Bewerbung zurückgezogen.",
      downloaded: () => "Alles Gespeicherte heruntergeladen.",
    },
    log: "Verlauf der Bewerbung",
  },

  answer: {
    label: "Antwort",
    hint: "Sie steht auf der Bewerbungsseite und wird per E-Mail angekündigt.",
    empty: "Bitte schreiben Sie eine Antwort.",
    send: "Antwort senden",
    notSent: "Die Antwort wurde nicht gesendet.",
    sent: "Beantwortet. Die Person erfährt es per E-Mail.",
  },
};

const requestsMade: Readonly<Record<string, string>> = {
  "Asked that a person looks at the application.":
    "Hat darum gebeten, dass ein Mensch die Bewerbung ansieht.",
  "Added what the CV does not say.": "Hat ergänzt, was der Lebenslauf nicht sagt.",
};

export default words;
