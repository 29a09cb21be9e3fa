import type english from "../en/mails.ts";

const words: typeof english = {
  title: "E-Mails an Kandidaten",
  open: "E-Mails",
  done: "Fertig",
  failed: "Die E-Mails konnten nicht geladen werden.",
  loading: "Die E-Mails werden geladen",
  language: "Sprache der üblichen Texte",
  kinds: "E-Mails",

  of: {
    received: {
      label: "Text der Eingangsbestätigung",
      when: "Wird gesendet, wenn sich jemand über das Bewerbungsformular beworben hat, mit dem Link zur eigenen Bewerbung.",
    },
    answered: {
      label: "Text der Antwort",
      when: "Wird gesendet, wenn Sie auf eine Anfrage von Bewerbenden geantwortet haben.",
    },
    invited: {
      label: "Text der Einladung",
      when: "Wird gesendet, wenn Sie einladen, mit dem Link und einem Kalendereintrag.",
    },
    reminded: {
      label: "Text der Erinnerung",
      when: "Wird vor dem Ende des Interviews an alle gesendet, die noch nicht fertig sind.",
    },
    withdrawn: {
      label: "Text der Rücknahme",
      when: "Wird gesendet, wenn Sie eine einzelne Einladung zurückziehen und das mitteilen möchten.",
    },
    cancelled: {
      label: "Text der Absage der Interviews",
      when: "Wird gesendet, wenn Sie die Interviewrunde absagen, an alle Eingeladenen.",
    },
    rejected: {
      label: "Text der Absage",
      when: "Wird nie von selbst gesendet: nur an ausgewählte Personen, sobald Sie auf „E-Mails senden“ drücken.",
    },
    erased: {
      label: "Text nach dem Löschen",
      when: "Wird gesendet, wenn alles gelöscht wurde, was von jemandem aufbewahrt war.",
    },
  },

  text: {
    own: "Ihr eigener Text.",
    usual: ({ language }) => `Der übliche Text, auf ${language}.`,
    takeUsual: "Zurück zum üblichen Text",
    changedElsewhere:
      "Dieser Text wurde inzwischen in einem anderen Fenster geändert. Ihre Eingabe ist noch nicht gespeichert.",
    theirs: "Der Text des anderen Fensters",
    keepMine: "Meinen behalten",
    takeTheirs: "Den anderen nehmen",
  },

  placeholders: {
    insertInto: "In den Text einfügen",
    insert: "Einfügen",
    becomes: ({ meaning }) => `Wird ersetzt durch: ${meaning}`,
    is: ({ name, meaning }) => `${name}: ${meaning}`,
    meanings: {
      name: "Name der Kandidatin oder des Kandidaten",
      title: "Titel der Stelle",
      recruiter: "Ihr Name",
      link: "persönlicher Link",
      opens: "ab wann geöffnet ist",
      closes: "bis wann geöffnet ist",
      reason: "der Grund, den Sie angegeben haben",
    },
    more: ({ count }) => `${count} weitere`,
    unknown: ({ names, count }) =>
      `${names} ${count === 1 ? "steht" : "stehen"} hier für nichts, daher kann diese E-Mail nicht gesendet werden. Entfernen Sie es, oder verwenden Sie eine der Schaltflächen unter dem Text.`,
  },

  preview: {
    label: "Vorschau der E-Mail",
    as: "So erhält es",
    getsIt: "",
    anybody: "eine Kandidatin oder ein Kandidat",
    sendToMe: "An mich senden",
    sentToMe: ({ email }) => `Eine Testmail ist unterwegs an ${email}.`,
    mail: "Die E-Mail",
    loading: "Die Vorschau wird geladen",
  },
};

export default words;
