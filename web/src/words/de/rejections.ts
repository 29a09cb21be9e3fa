import type english from "../en/rejections.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  obstacles: {
    "not rejected": "Nicht mehr abgelehnt",
    "names hidden": "Namen sind verborgen",
    sample: "Erfunden, im Beispiel",
    "no address": "Keine Adresse im Lebenslauf",
    "told before": "Schon mitgeteilt",
    withdrawn: "Hat sich zurückgezogen",
    "on its way": "Die E-Mail ist unterwegs",
  },
  toldOn: ({ date }) => `Mitgeteilt am ${date}`,
  mailFailed: ({ reason }) => `E-Mail konnte nicht gesendet werden: ${reason}`,
  short: {
    waits: "E-Mail wartet",
    failed: "E-Mail nicht gesendet",
    told: "Mitgeteilt",
    toldOn: ({ day }) => `Mitgeteilt ${day}`,
  },

  tell: "Absagen mitteilen …",
  foot: {
    label: "E-Mails an abgelehnte Kandidaten",
    untold: ({ count }) =>
      plural(count, {
        one: "# Person weiß noch nicht, dass sie abgelehnt ist.",
        other: "# Personen wissen noch nicht, dass sie abgelehnt sind.",
      }),
    notNow: "Nicht jetzt",
    select: "Auswählen, wem abgesagt wird …",
  },
  waiting: {
    leave: ({ count }) => plural(count, { one: "Versand von # E-Mail", other: "Versand von # E-Mails" }),
    inAMoment: "in wenigen Augenblicken.",
    in: ({ time }) => `in ${time}`,
    leaving: "Die E-Mails gehen hinaus.",
    undo: "Rückgängig",
    undone: "Es wurde keine E-Mail gesendet.",
  },

  dialog: {
    title: "Kandidaten die Absage mitteilen",
    failed: "Die abgelehnten Kandidaten konnten nicht geladen werden.",
    loading: "Die Kandidaten werden geladen",
    none: {
      title: "Niemand ist abgelehnt",
      text: "Wen Sie ablehnen, steht hier, und Sie wählen aus, wem es mitgeteilt wird.",
    },
    who: "Wem es mitgeteilt wird",
    what: "Was darin steht",
    undoable: "Nach dem Senden können Sie es einen Moment lang rückgängig machen.",
    nobodyTicked: "Wählen Sie mindestens eine Person aus.",
    send: "E-Mails senden",
    sendCount: ({ count }) => `${plural(count, { one: "# E-Mail", other: "# E-Mails" })} senden`,
  },

  list: {
    label: "Abgelehnte Kandidaten",
    search: "Nach Name oder E-Mail suchen",
    all: "Alle, denen es mitgeteilt werden kann",
    allFound: "Alle gefundenen, denen es mitgeteilt werden kann",
    nobody: "Niemand gefunden.",
    getMail: ({ ticked, of }) => `${ticked} von ${of} erhalten eine E-Mail`,
    tell: ({ name }) => `${name} benachrichtigen`,
    lastFailed: ({ reason }) => `Die letzte E-Mail konnte nicht gesendet werden: ${reason}`,
    noReason: "Es wurde kein Grund angegeben",
  },

  mail: {
    giveReason: "Grund mitteilen",
    withReason:
      "{{reason}} wird zu dem, was Sie beim Ablehnen jeweils angegeben haben. Wer ohne Grund abgelehnt wurde, erhält die E-Mail ohne den Absatz, der ihn nennt.",
    withoutReason: "Die angegebenen Gründe bleiben bei Ihnen.",
    text: "Text der Absage",
    language: ({ language }) =>
      `Sprache der E-Mail: ${language}. Sie ändern sie und den Text für alle späteren E-Mails unter „E-Mails an Kandidaten“.`,
    undoTyped: "Meine Eingabe verwerfen",
    getsNone: ({ obstacle }) => `erhält keine E-Mail: ${obstacle}.`,
    troubles: {
      empty: "Schreiben Sie, was darin stehen soll.",
      unknown: "Der Text nennt etwas, das nicht bekannt ist.",
      reasonNamed: "Nehmen Sie {{reason}} aus dem Text, oder teilen Sie den Grund mit.",
      reasonMissing: "Setzen Sie {{reason}} in den Text, oder teilen Sie den Grund nicht mit.",
    },
  },
};

export default words;
