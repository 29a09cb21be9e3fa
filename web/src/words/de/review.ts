import type english from "../en/review.ts";
import { plural } from "../plural.ts";

const candidates = (count: number) => plural(count, { one: "# Kandidaten", other: "# Kandidaten" });

const words: typeof english = {
  page: "Ergebnisse",

  actions: {
    export: "Exportieren …",
    stop: "Anhalten",
    stopping:
      "Wird angehalten. Begonnene Lebensläufe werden noch gelesen; die für den Rest reservierten Credits kommen zurück.",
  },

  stand: {
    duplicates: ({ count }) =>
      `${plural(count, { one: "# Dublette wurde", other: "# Dubletten wurden" })} beiseitegelegt.`,
    blind: "Anonym",
    hardlyRead:
      "Die Stellenbeschreibung wurde kaum gelesen: Die Reihenfolge stützt sich darauf, wie ähnlich die Texte sind.",
    screened: "Gelesene Lebensläufe",
    outOfCredits:
      "Die Credits sind aufgebraucht, daher warten die übrigen Lebensläufe. Das Screening geht von selbst weiter, sobald wieder welche da sind.",
    addCredits: "Credits kaufen",
  },

  rescreening: {
    offered: ({ count }) =>
      `${plural(count, { one: "# Ergebnis stammt", other: "# Ergebnisse stammen" })} von einer älteren Version. Die heutige findet hier vielleicht mehr oder weniger; von selbst ändert sich nichts.`,
    compare: "Mit der heutigen Version vergleichen",
    comparing: "Diese Ergebnisse werden mit dem verglichen, was die heutige Version findet.",
    ready: ({ changed, count }) =>
      `Im Vergleich mit der heutigen Version ${changed === 1 ? "würde" : "würden"} sich ${plural(changed, { one: "#", other: "#" })} von ${plural(count, { one: "# Punktzahl", other: "# Punktzahlen" })} ändern.`,
    look: "Vergleich ansehen",
  },

  menu: {
    more: "Mehr",
    setUp: "Einrichtung",
    whatIf: "Was wäre, wenn",
    leaveWhatIf: "„Was wäre, wenn“ verlassen",
    blind: "Anonymer Modus …",
    leaveBlind: "Anonymen Modus verlassen …",
    jobForm: "Bewerbungsformular …",
    applications: "Bewerbungen",
    mails: "E-Mails an Kandidaten …",
    tellRejected: "Absagen mitteilen …",
    audit: "Stichprobe prüfen …",
    rescreening: "Versionen vergleichen",
    keepAndErase: "Aufbewahren und löschen …",
    keys: "Tastenkürzel",
  },

  blind: {
    on: {
      title: "Anonymen Modus einschalten?",
      confirm: "Einschalten",
      done: "Der anonyme Modus ist eingeschaltet.",
      text: "Namen, Kontaktdaten, Schulen und die Originalseite des Lebenslaufs sind in Liste und Bericht verborgen. Kandidaten tragen eine Nummer; jede Person lässt sich einzeln aufdecken, und das wird festgehalten.",
    },
    off: {
      title: "Anonymen Modus ausschalten?",
      confirm: "Ausschalten",
      done: "Der anonyme Modus ist ausgeschaltet. Das steht nun in jedem Verlauf.",
      text: "Name, Kontaktdaten und Schulen sind wieder für alle sichtbar. Das wird im Verlauf jedes Ergebnisses festgehalten.",
    },
  },

  filters: {
    search: "In den Ergebnissen suchen",
    decision: "Entscheidung",
    score: "Punktzahl",
    mustHaves: "Muss-Anforderungen",
    noticed: "Aufgefallen",
    requirements: "Anforderungen",
    met: "Erfüllt",
    notMet: "Nicht erfüllt",
  },

  list: {
    label: "Ergebnisse",
    failed: "Die Ergebnisse konnten nicht geladen werden.",
    noMatch: {
      title: "Kein passendes Ergebnis",
      children: "Suche und Filter zusammen ergeben keinen Treffer.",
      showAll: "Suche und Filter zurücksetzen",
    },
    selectPage: "Diese Seite auswählen",
    count: ({ count }) => plural(count, { one: "# Ergebnis", other: "# Ergebnisse" }),
    arrivals: ({ count }) =>
      `${plural(count, { one: "# neues Ergebnis", other: "# neue Ergebnisse" })} · Anzeigen`,
    coming: {
      title: "Die ersten Ergebnisse sind unterwegs",
      text: "Sie erscheinen hier, sobald Lebensläufe gelesen sind.",
    },
    none: {
      title: "Noch keine Ergebnisse",
      text: "Ergebnisse erscheinen, sobald das Screening gestartet wurde.",
      act: "Zur Einrichtung",
    },
  },

  row: {
    select: ({ name }) => `${name} auswählen`,
    myScore: "Meine Punktzahl",
    my: ({ score }) => `Meine ${score}`,
    mustHavesMet: ({ mustHaves }) => `${mustHaves} erfüllt`,
    samePerson: "Dieselbe Person",
    corrected: "Berichtigt",
  },

  selected: {
    label: "Ausgewählte Ergebnisse",
    all: ({ count }) =>
      plural(count, { one: "Alle Treffer (# Ergebnis)", other: "Alle Treffer (# Ergebnisse)" }),
    count: ({ count }) => `${count} ausgewählt`,
    none: "Auswahl aufheben",
    reject: ({ act }) => `${act} …`,
    clear: "Zurücksetzen",
    compare: "Vergleichen",
    export: "Exportieren …",
    invite: "Einladen …",
  },

  report: {
    label: "Bericht zum ausgewählten Ergebnis",
    failed: "Der Bericht konnte nicht geladen werden.",
    none: "Wählen Sie ein Ergebnis aus, um hier seinen Bericht zu sehen.",
    hint: "„Was wäre, wenn“ im Menü oben probiert andere Gewichte aus: Die Rangfolge ändert sich vor Ihren Augen, und nichts bleibt, bis Sie es speichern.",
    cv: "Der Lebenslauf im Original",
    room: "Platz des Berichts neben der Seite",
    divide: "Ziehen, klicken oder die Pfeiltasten verwenden",
  },

  head: {
    before: "Vorherige Person",
    next: "Nächste Person",
    open: "Bericht öffnen",
    openByKey: "Bericht öffnen (Enter)",
    takeBack: "Letzte Entscheidung zurücknehmen",
    takeBackByKey: "Letzte Entscheidung zurücknehmen (U)",
    cv: "Lebenslauf",
    reason: "Grund:",
  },

  keys: { move: "blättern,", decide: "entscheiden" },

  invite: {
    title: ({ count }) => `${candidates(count)} zum Interview einladen`,
    newDrive: "Neue Interviewrunde",
    newDriveHas:
      "Mit Fähigkeiten und Fragen, die aus der Stellenbeschreibung dieses Screenings vorgeschlagen werden.",
    questions: ({ count }) => `${plural(count, { one: "# Frage", other: "# Fragen" })}.`,
    nobodyYet: "Damit ist noch niemand eingeladen.",
    create: "Interviewrunde anlegen",
    add: ({ count }) => `${candidates(count)} hinzufügen`,
    added: ({ count }) => `${plural(count, { one: "# Kandidat", other: "# Kandidaten" })} hinzugefügt`,
    known: ({ count }) =>
      `${plural(count, { one: "# war", other: "# waren" })} schon in dieser Interviewrunde`,
    withoutAddress: ({ count }) => `${count} ohne eigene E-Mail-Adresse nicht übernommen`,
  },

  compare: {
    title: "Im Vergleich",
    back: "Zurück zur Liste",
    failed: "Nicht alle konnten geladen werden.",
    loading: "Wird geladen",
    label: "Vergleich",
    leaveOut: ({ name }) => `${name} weglassen`,
    candidate: "Kandidat",
    decision: "Entscheidung",
    score: "Punktzahl",
    mustHaves: "Muss",
    latestJob: "Letzte Stelle",
    yearsOfWork: "Berufsjahre",
    location: "Ort",
    hidden: "Verborgen",
    notStated: "Nicht genannt",
    notCertain: "Nicht sicher gelesen",
    page: ({ page }) => `S. ${page}`,
  },
};

export default words;
