import type english from "../en/receipt.ts";

const words: typeof english = {
  yourApplication: "Ihre Bewerbung",
  documentTitle: ({ title }) => `Ihre Bewerbung: ${title}`,
  at: "bei",
  erased: {
    application: "Ihre Bewerbung ist gelöscht",
    text: ({ employer }) =>
      `Bei ${employer} ist nichts mehr davon vorhanden, und dieser Link öffnet nichts mehr. Sie können diese Seite schließen.`,
  },
  whoDecides: ({ employer }) => `Es entscheidet ein Mensch bei ${employer}; Software ordnet nur und zitiert.`,

  whereItIs: "Stand der Bewerbung",
  steps: "Schritte",
  marks: { done: "Erledigt: ", now: "Jetzt: ", later: "Später: " },
  step: {
    received: ({ date }) => `Eingegangen am ${date}`,
    beingRead: "Wird gelesen",
    read: "Gelesen",
    unreadable: "Konnte nicht gelesen werden",
    withdrawn: ({ date }) => `Zurückgezogen am ${date}`,
    withPerson: ({ employer }) => `Prüfung durch einen Menschen bei ${employer}`,
  },
  state: {
    received: () =>
      "Ihr Lebenslauf wird gelesen. Sie müssen nichts tun; diese Seite zeigt, was gefunden wurde.",
    read: ({ employer }) =>
      `${employer} liegt Ihre Bewerbung vor. Sehen Sie unten nach, ob Ihr Lebenslauf richtig gelesen wurde.`,
    unreadable: () =>
      "Ihre Bewerbung ist angekommen, aber aus Ihrem Lebenslauf ließ sich kein Text lesen. Bitte ersetzen Sie ihn durch ein PDF oder ein Word-Dokument, das Text enthält.",
    withdrawn: ({ employer }) =>
      `${employer} berücksichtigt diese Bewerbung nicht mehr. Sie können weiterhin sehen, was gesendet wurde, es herunterladen und löschen.`,
  },
  score: ({ score }) => `${score.replace(".", ",")} von 100 Punkten`,
  scoreIs:
    "Von 100: wie viel von dem, worauf geachtet wird, in Ihrem Lebenslauf gefunden wurde. Das hilft beim Ordnen und entscheidet nichts.",

  cv: {
    title: "Was aus Ihrem Lebenslauf gelesen wurde",
    open: "Das hat Software aus Ihrer Datei gelesen. Berichtigen Sie, was falsch ist: Es gilt, was Sie schreiben, und die Datei bleibt, wie sie ist.",
    closed: "Wie Software es aus Ihrer Datei gelesen hat, mit Ihren Berichtigungen.",
    saved: "Gespeichert. Wer entscheidet, sieht es.",
  },

  requests: {
    title: "Fragen und Ergänzungen",
    list: "Was Sie gefragt haben",
    whoReads: ({ employer }) =>
      `Ein Mensch bei ${employer} liest das und antwortet hier. Durch Nachfragen entsteht Ihnen kein Nachteil.`,
    kinds: {
      addition: {
        act: "Fehlendes ergänzen",
        asked: "Sie haben ergänzt",
        label: "Was sollte man wissen, das nicht in Ihrem Lebenslauf steht?",
      },
      person: {
        act: "Einen Menschen hinzuziehen",
        asked: "Sie haben einen Menschen hinzugezogen",
        label: "Was soll er sich ansehen? (freiwillig)",
      },
    },
    answers: ({ employer }) => `${employer} antwortet`,
    answered: ({ date }) => `Beantwortet am ${date}`,
    toBeAnswered: ({ date }) => `Wird bis zum ${date} beantwortet`,
    overdue: ({ date }) => `Sollte bis zum ${date} beantwortet werden und ist noch offen`,
    sent: ({ employer }) => `Gesendet. ${employer} antwortet hier.`,
    notSent: "Das wurde nicht gesendet.",
    empty: "Bitte schreiben Sie, was man wissen sollte.",
    send: "Senden",
  },

  requirements: {
    title: "Worauf geachtet wird",
    text: "Bei allen, die sich bewerben, auf dasselbe. Name, Alter, Geschlecht, Foto und Anschrift zählen nicht.",
    must: "Muss",
    nice: "Von Vorteil",
  },

  sent: {
    title: "Was Sie gesendet haben",
    name: "Name",
    email: "E-Mail",
    cv: "Lebenslauf",
    at: "Gesendet",
    agreed: ({ version }) => `Sie haben in den Hinweis ${version} eingewilligt.`,
  },

  replace: {
    act: "Lebenslauf ersetzen",
    hint: ({ size }) =>
      `PDF oder Word (DOCX), höchstens ${size}. Er tritt an die Stelle des bisherigen und wird neu gelesen.`,
    picker: "Anderer Lebenslauf",
    arrived: "Ihr neuer Lebenslauf ist angekommen.",
    fileNotSent: "Diese Datei wurde nicht gesendet.",
    notReplaced: "Ihr Lebenslauf wurde nicht ersetzt.",
    again: "Noch einmal senden",
    sending: "Wird gesendet:",
    reading: "Wird gelesen:",
    waiting: "Keine Verbindung: Ihre Datei bleibt hier und wird gesendet, sobald sie wieder da ist.",
    progress: "Gesendet",
    empty: "Sie ist leer.",
    tooLarge: ({ size }) => `Sie ist größer als ${size}.`,
  },

  data: {
    title: "Ihre Daten",
    text: ({ download }) =>
      `Dieser Link gehört Ihnen allein: Wer ihn hat, sieht diese Seite. Beim Herunterladen erhalten Sie ${download}.`,
    ofApplication: "eine Datei mit Ihren Daten und Ihren Lebenslauf",
    ofInterview: "eine Datei mit Ihren Daten und Ihre Aufnahmen",
    notDownloaded: "Ihre Daten wurden nicht heruntergeladen.",
    download: "Alles herunterladen",
    erase: "Löschen …",
    withdraw: "Zurückziehen …",
  },

  erase: {
    title: "Alles löschen?",
    confirm: "Endgültig löschen",
    notErased: "Es wurde nicht gelöscht.",
    copyFirst: "Wenn Sie eine Kopie behalten möchten, laden Sie zuerst alles herunter.",
    application: ({ employer }) =>
      `Ihr Lebenslauf, Ihre Antworten und Fragen, was gelesen wurde und alles, was ${employer} dazu geschrieben hat, wird sofort gelöscht, und dieser Link funktioniert nicht mehr. Das lässt sich nicht rückgängig machen.`,
    interview: ({ recruiter }) =>
      `Ihr Name und Ihre Adresse, Ihre Antworten und Aufnahmen, worum Sie gebeten haben und alles, was ${recruiter} dazu geschrieben hat, wird sofort gelöscht, und dieser Link funktioniert nicht mehr. Das lässt sich nicht rückgängig machen.`,
  },

  withdraw: {
    title: "Bewerbung zurückziehen?",
    confirm: "Zurückziehen",
    done: "Ihre Bewerbung ist zurückgezogen.",
    notDone: "Sie wurde nicht zurückgezogen.",
    text: ({ employer }) =>
      `${employer} wird benachrichtigt und berücksichtigt Sie für diese Stelle nicht mehr. Hier können Sie das nicht rückgängig machen. Sie können weiterhin sehen, herunterladen und löschen, was Sie gesendet haben.`,
  },
};

export default words;
