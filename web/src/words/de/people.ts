import type english from "../en/people.ts";
import { plural } from "../plural.ts";

const cvs = (count: number) => plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" });

const words: typeof english = {
  page: "Person",
  failed: "Diese Person konnte nicht geladen werden.",
  toScreenings: "Zu den Screenings",
  namesHidden: {
    title: "In diesem Screening sind Namen verborgen",
    text: "Alles zu dieser Person anzuzeigen, würde verraten, wer sie ist. Decken Sie die Person zuerst im Bericht auf, und öffnen Sie diese Seite dann von dort.",
  },
  nobody: {
    title: "Hier ist nichts",
    text: "Vielleicht wurde diese Person gelöscht, oder der Link ist unvollständig.",
    whatWasErased: "Was gelöscht wurde",
  },
  nameless: "Person ohne Namen",
  email: "E-Mail",
  phone: "Telefon",
  alsoAs: "Auch als",
  export: "Exportieren …",
  erase: "Löschen …",

  cvs: {
    title: "Lebensläufe",
    hidden: ({ count }) =>
      count === 1
        ? "1 weiterer Lebenslauf in Screenings, deren Namen verborgen sind. Ihn anzuzeigen, würde verraten, wer es ist; der Export lässt ihn aus, und vor dem Löschen wird gefragt."
        : `${plural(count, { other: "# weitere Lebensläufe" })} in Screenings, deren Namen verborgen sind. Sie anzuzeigen, würde verraten, wer es ist; der Export lässt sie aus, und vor dem Löschen wird gefragt.`,
    notScreened: "Nicht gelesen",
    score: ({ score }) => `${score} von 100 Punkten`,
    why: "Grund:",
    notes: "Notizen",
  },

  applications: {
    title: "Bewerbungen",
  },

  waiting: {
    title: "Wartet auf Sie",
    application: "Bewerbung auf",
    interview: "Interview",
    requests: ({ count }) =>
      `${plural(count, { one: "# Anfrage wartet", other: "# Anfragen warten" })} auf eine Antwort`,
  },

  interviews: {
    title: "Interviews",
    notInvited: "Noch nicht eingeladen",
    why: "Grund:",
    interview: "Interview",
    report: "Bericht",
    completed: ({ date }) => `Abgeschlossen am ${date}`,
    invited: ({ date }) => `Eingeladen am ${date}`,
    added: ({ date }) => `Hinzugefügt am ${date}`,
  },

  mails: {
    title: "E-Mails",
    all: ({ count }) => `Alle ${count} anzeigen`,
    to: "an",
    stateAt: ({ state, moment }) => `${state}: ${moment}`,
    waitingUntil: ({ state, moment }) => `${state}, ${moment}`,
  },

  links: {
    withApplication: "Kam mit der Bewerbung",
    ofInterview: "Daraus ging das Interview hervor",
    broughtCv: "Brachte den Lebenslauf",
    fromCv: "Aus dem Lebenslauf eingeladen",
    asked: "Von hier sind Sie gekommen",
    email: "Dieselbe Adresse",
    phone: "Dieselbe Telefonnummer: vielleicht jemand anderes",
  },

  things: {
    cv: ({ file }) => `Lebenslauf „${file}“`,
    unreadCvParts: "mit dem, was daraus gelesen wurde",
    cvParts: "mit Punktzahl, Notizen, Entscheidung und allem, was dazu geschrieben wurde",
    cvContents: "Die Datei, was daraus gelesen wurde, Punktzahl, Notizen und Entscheidung",
    application: "Bewerbung",
    applicationParts: "mit Antworten, Dateien, Anfragen und Verlauf",
    applicationContents: "Antworten, Dateien, Anfragen und Verlauf",
    place: "Platz in einer Interviewrunde",
    placeParts: "mit Name, Adresse und eigenen Fragen",
    placeContents: "Name, Adresse und eigene Fragen",
    interview: "Interview",
    interviewParts:
      "mit allen Antworten, Aufnahmen, Transkripten, Bewertungsbögen, der Entscheidung und allen Freigaben",
    interviewContents: "Antworten, Aufnahmen, Transkripte, Bewertungsbögen und Entscheidung",
    in: ({ title, where }) => `${title}, ${where}`,
    goesWith: ({ title }) => `Geht zusammen mit: ${title}.`,
  },

  exporting: {
    title: "Alles zu dieser Person exportieren",
    text: "Ein ZIP mit Daten, Dateien und Aufnahmen. Wählen Sie ab, was nicht zu ihr gehört.",
    what: "Was exportiert wird",
    notMade: "Das ZIP wurde nicht erstellt.",
    notAsked: "Wie weit das ZIP ist, ließ sich nicht abfragen.",
    act: ({ count }) => `${plural(count, { one: "# Eintrag", other: "# Einträge" })} als ZIP exportieren`,
    saved: ({ name }) => `${name} gespeichert.`,
    failed: "Das ZIP konnte nicht erstellt werden.",
    keptUntil: ({ date }) => `Aufbewahrt bis ${date}`,
    waits: "Wartet, bis es an der Reihe ist",
    isMade: "Wird erstellt",
    saveAgain: "Erneut speichern",
    making: ({ name }) => `${name} wird erstellt`,
  },

  erasing: {
    title: "Löschen, was zu dieser Person aufbewahrt wird",
    sure: "Das endgültig löschen?",
    what: "Was gelöscht wird",
    hidden: ({ count }) => `Auch ${cvs(count)} dieser Person in Screenings, deren Namen verborgen sind`,
    stays:
      "Was bleibt: die berechneten Credits, als Buchung ohne Namen, und eine Zeile im Löschprotokoll, die sagt, wie viel gelöscht wurde, aber nicht von wem.",
    tell: "Per E-Mail mitteilen",
    goOn: "Weiter …",
    isErased: "Was gelöscht wird",
    hiddenCvs: ({ count }) => cvs(count),
    inHidden: "in Screenings, deren Namen verborgen sind",
    told: "Es wird sofort gelöscht, samt den Dateien, und lässt sich nicht wiederherstellen. Die Person erfährt es per E-Mail.",
    notTold:
      "Es wird sofort gelöscht, samt den Dateien, und lässt sich nicht wiederherstellen. Die Person wird nicht benachrichtigt.",
    back: "Zurück",
    forGood: "Endgültig löschen",
    notErased: "Es wurde nicht gelöscht.",
    held: "Eine Löschsperre steht im Weg.",
    heldReason:
      "Heben Sie die Sperre des Screenings oder der Interviewrunde auf, oder wählen Sie ab, was dazugehört. Was hier aufgeführt ist, ist noch da.",
  },

  erased: {
    page: "Gelöscht",
    title: ({ what }) => `${what} gelöscht`,
    goneAlready: "Es war schon gelöscht",
    nothingLeft: "Es war nichts mehr zu löschen.",
    text: "Es lässt sich nicht wiederherstellen. Im Protokoll steht eine Zeile, die niemanden nennt.",
    textTold:
      "Es lässt sich nicht wiederherstellen. Im Protokoll steht eine Zeile, die niemanden nennt. Die Person erfährt es per E-Mail.",
    openLog: "Löschprotokoll öffnen",
    rest: "Ansehen, was blieb",
  },
};

export default words;
