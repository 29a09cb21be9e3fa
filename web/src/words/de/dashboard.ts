import type english from "../en/dashboard.ts";
import { plural } from "../plural.ts";

const before = {
  "7d": "in den 7 Tagen davor",
  "30d": "in den 30 Tagen davor",
  "90d": "in den 90 Tagen davor",
  "365d": "in den 365 Tagen davor",
};

const words: typeof english = {
  title: "Übersicht",
  hello: ({ name }) => `Hallo, ${name}`,
  loading: "Die Übersicht wird geladen",
  notLoaded: "Die Übersicht konnte nicht geladen werden.",
  newScreening: "Neues Screening",
  notCreated: ({ reason }) => `Das Screening konnte nicht angelegt werden. ${reason}`,
  first: {
    title: "Probieren Sie es mit einem Beispiel aus",
    text: "Eine Stellenbeschreibung und ein Stapel Lebensläufe, alle erfunden und startbereit. Oder sehen Sie sich an, was danach kommt: eine Interviewrunde, in der einige dieser Personen geantwortet haben. Beides kostet keine Credits, niemand erhält eine E-Mail, und Sie können es danach löschen.",
    openScreening: "Beispiel-Screening öffnen",
    openDrive: "Beispiel-Interviewrunde ansehen",
  },
  driveHint:
    "Nach einem Screening stellt eine Interviewrunde den Besten dieselben Fragen, die sie in Ruhe beantworten. Im Beispiel haben erfundene Personen geantwortet.",

  waiting: {
    title: "Jetzt zu erledigen",
    none: "Nichts wartet auf Sie. Was hereinkommt, wird hier aufgeführt.",
    fewer: "Weniger anzeigen",
    more: ({ count }) => plural(count, { other: "# weitere anzeigen" }),
    all: "Alle anzeigen",
    dueBy: ({ date }) => `Antwort bis ${date}`,
    inMoreDrives: ({ what, count }) =>
      `${what} in ${plural(count, { one: "# weiteren Interviewrunde", other: "# weiteren Interviewrunden" })}`,
    inMoreScreenings: ({ what, count }) =>
      `${what} in ${plural(count, { one: "# weiteren Screening", other: "# weiteren Screenings" })}`,
    kinds: {
      applicant_requests: {
        what: ({ count }) =>
          plural(count, { one: "# Anfrage von Bewerbenden", other: "# Anfragen von Bewerbenden" }),
        action: "Antworten",
      },
      candidate_requests: {
        what: ({ count }) =>
          plural(count, { one: "# Anfrage von Kandidaten", other: "# Anfragen von Kandidaten" }),
        action: "Antworten",
      },
      mails_not_sent: {
        what: ({ count }) =>
          plural(count, {
            one: "# E-Mail konnte nicht gesendet werden",
            other: "# E-Mails konnten nicht gesendet werden",
          }),
        action: "Grund ansehen",
      },
      interviews_to_review: {
        what: ({ count }) =>
          plural(count, { one: "# Interview zu bewerten", other: "# Interviews zu bewerten" }),
        action: "Bewerten",
      },
      results_to_decide: {
        what: ({ count }) =>
          plural(count, { one: "# Ergebnis zu entscheiden", other: "# Ergebnisse zu entscheiden" }),
        action: "Entscheiden",
      },
      screenings_to_start: {
        what: ({ count }) =>
          plural(count, {
            one: "# Lebenslauf bereit zum Screening",
            other: "# Lebensläufe bereit zum Screening",
          }),
        action: "Zum Start",
      },
      files_failed: {
        what: ({ count }) =>
          plural(count, {
            one: "# Datei konnte nicht gelesen werden",
            other: "# Dateien konnten nicht gelesen werden",
          }),
        action: "Grund ansehen",
      },
    },
  },

  running: {
    title: "Läuft gerade",
    allScreenings: ({ count }) => plural(count, { one: "# Screening", other: "Alle # Screenings" }),
    allDrives: ({ count }) => plural(count, { one: "# Interviewrunde", other: "Alle # Interviewrunden" }),
    cvs: ({ done, all }) => `${done} von ${plural(all, { one: "# Lebenslauf", other: "# Lebensläufen" })}`,
    interviews: ({ done, all }) =>
      `${done} von ${plural(all, { one: "# Interview", other: "# Interviews" })}`,
    waitsForCredits: "Wartet auf Credits",
    waitsForCvs: "Wartet auf Lebensläufe",
    closes: ({ date }) => `endet am ${date}`,
    progress: ({ title }) => `Fortschritt von ${title}`,
    percent: ({ percent }) => `${percent} %`,
  },

  figures: {
    title: "Kennzahlen",
    period: "Zeitraum",
    days: { "7d": "7 Tage", "30d": "30 Tage", "90d": "90 Tage", "365d": "365 Tage" },
    cvsScreened: "Gescreente Lebensläufe",
    decisionsMade: "Entscheidungen",
    interviewsCompleted: "Abgeschlossene Interviews",
    creditsSpent: "Verbrauchte Credits",
    none: ({ period }) => `Auch ${before[period]} nichts`,
    same: ({ period }) => `So viel wie ${before[period]}`,
    more: ({ difference, period }) => `${difference} mehr als ${before[period]}`,
    fewer: ({ difference, period }) => `${difference} weniger als ${before[period]}`,
  },
  funnel: {
    title: "Vom Lebenslauf zum Interview",
    sentence: "Was in dieser Zeit geschah, Schritt für Schritt",
    step: "Schritt",
    people: "Personen",
    steps: {
      cvs: "Eingegangene Lebensläufe",
      screened: "Gescreent",
      shortlisted: "Engere Wahl",
      invited: "Eingeladen",
      completed: "Interviews abgeschlossen",
    },
  },
  latest: {
    title: "Neueste Screenings",
    all: "Alle Screenings",
    notLoaded: "Die neuesten Screenings konnten nicht geladen werden.",
    cvs: ({ count, date }) => `${plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" })} · ${date}`,
    noResult: "Noch kein Ergebnis",
    topScore: "Beste Punktzahl",
  },
};

export default words;
