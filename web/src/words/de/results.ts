import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/results.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  candidate: ({ number }) => `Kandidat/in ${number}`,
  mustHaves: ({ met, of }) =>
    plural(of, { one: `${met} von # Muss-Anforderung`, other: `${met} von # Muss-Anforderungen` }),
  noMustHaves: "Keine Muss-Anforderungen",
  rank: ({ rank }) => `Rang ${rank}`,
  rankTied: ({ rank }) => `Rang ${rank}, geteilt`,
  years: ({ years }) => plural(years, { one: "# Jahr", other: "# Jahre" }),
  months: ({ months }) => plural(months, { one: "# Monat", other: "# Monate" }),
  flags: {
    "hidden text": "Versteckter Text",
    "repeats the job description": "Wiederholt die Stellenbeschreibung",
    "keyword list": "Stichwortliste",
    "instructions to a machine": "Anweisungen an eine Maschine",
    "unreadable parts": "Nicht lesbare Teile",
  },

  saveAsJson: "Als JSON speichern",

  choices: {
    bands: { strong: "80 und mehr", good: "65–79", partial: "45–64", weak: "Unter 45" },
    mustHaves: { "all met": "Alle erfüllt", "some missing": "Nicht alle erfüllt" },
    samePerson: "Dieselbe Person",
    undecided: "Offen",
    sorts: {
      matching_score: "Punktzahl",
      own_score: "Meine Punktzahl",
      must_haves_met: "Erfüllte Muss-Anforderungen",
      years_of_work: "Berufsjahre",
      name: "Name",
      decided_at: "Zuletzt entschieden",
      created_at: "Zuletzt gescreent",
    },
  },

  decisions: {
    candidates: ({ count }) => plural(count, { one: "# Person", other: "# Personen" }),
    cleared: ({ whom }) => `Entscheidung zu ${whom} aufgehoben`,

    doneWhy: ({ done, reason }) => `${done}: ${isolate(reason)}`,
    nothingChanged: ({ rest }) => `Nichts hat sich geändert: ${stay(rest)}`,
    someChanged: ({ done, rest }) => `${done}; ${stay(rest)}`,
    nothingPutBack: "Nichts wurde zurückgenommen",
    putBack: ({ count }) =>
      plural(count, { one: "# Entscheidung zurückgenommen", other: "# Entscheidungen zurückgenommen" }),
    putBackBut: ({ back, kept }) => `${back}; ${kept} seitdem neu entschiedene bleiben, wie sie sind`,
    undo: "Rückgängig",
    nothingToUndo: "Es gibt nichts rückgängig zu machen.",
    notChanged: ({ name, reason }) => `Bei ${isolate(name)} hat sich nichts geändert. ${reason}`,
    notSaved: ({ reason }) => `Das wurde nicht gespeichert, es hat sich also nichts geändert. ${reason}`,
    someCandidate: "Jemand",
    unchanged: ({ count }) =>
      plural(count, {
        one: "Bei # Person hat sich nichts geändert:",
        other: "Bei # Personen hat sich nichts geändert:",
      }),
  },
  rejection: {
    title: { before: "Warum ", after: " ablehnen?" },
    reasons: [
      "Eine Muss-Anforderung fehlt",
      "Zu wenig Erfahrung",
      "Anderes Berufsfeld",
      "Ort oder Arbeitserlaubnis",
      "Hat sich zurückgezogen",
      "Andere passen besser",
    ],
    otherWords: "Mit anderen Worten",
    reject: "Ablehnen",
  },
  reveal: {
    act: "Aufdecken",
    title: ({ name }) => `${isolate(name)} aufdecken?`,
    text: "Name, Kontaktdaten und Schulen sehen dann alle in diesem Screening. Dass Sie sie aufgedeckt haben, wird im Verlauf der Person festgehalten.",
    done: ({ name }) => `${isolate(name)} ist aufgedeckt. Das steht im Verlauf.`,
  },

  simulation: {
    title: "Was wäre, wenn",
    text: "Von 0 (ohne Wertung) bis 5 (am meisten). Solange Sie ausprobieren, wird nichts gespeichert oder berechnet.",
    none: {
      title: "Noch keine Ergebnisse zu gewichten",
      text: "Sie erscheinen hier, sobald Lebensläufe gelesen sind.",
    },
    failed: "Die Gewichte konnten nicht geladen werden.",
    loading: "Wird geladen",
    save: "Speichern …",
    discard: "Verwerfen",
    weightless: "Geben Sie mindestens einer Anforderung Gewicht.",
    start: "Verschieben Sie ein Gewicht, um zu sehen, wie sich die Reihenfolge ändert.",
    saving: {
      title: "Diese Gewichte speichern?",
      confirm: ({ count }) => `${plural(count, { one: "# Ergebnis", other: "# Ergebnisse" })} neu bewerten`,
      text: "Jedes Ergebnis wird aus dem Gelesenen kostenlos neu bewertet, und das wird in jedem Verlauf festgehalten. Entscheidungen bleiben, wie sie sind.",
      done: ({ count }) =>
        `${plural(count, { one: "# Ergebnis", other: "# Ergebnisse" })} nach den neuen Gewichten bewertet.`,
    },
    weights: "Gewichte der Anforderungen",
    kind: ({ text }) => `Muss oder Wunsch: ${isolate(text)}`,
    kinds: { must: "Muss", nice: "Wunsch" },
    weight: ({ text }) => `Gewicht von ${isolate(text)}`,
    was: ({ worth, before }) => `${worth}, vorher ${before}`,
    ranking: "Ergebnisse nach diesen Gewichten",
    more: ({ total }) => `Mehr von ${total} zeigen`,
    moved: {
      no: "wie zuvor",
      up: ({ by }) => `um ${by} nach oben`,
      down: ({ by }) => `um ${by} nach unten`,
    },
    missingMusts: "nicht ganz erfüllte Muss-Anforderungen",
    same: "Die ersten zehn bleiben dieselben.",
    entered: ({ names }) => `Neu unter den ersten zehn: ${names}.`,
    left: ({ names }) => `Nicht mehr unter den ersten zehn: ${names}.`,
    leftIt: ({ names }) => `Nicht mehr darunter: ${names}.`,
    mover: ({ name, cause, points }) => `${isolate(name)} („${isolate(cause)}“ ${points})`,
    andMore: ({ names, count }) => `${names} und ${count} weitere`,
  },
};

function stay(rest: number): string {
  return plural(rest, { one: "# bleibt unverändert", other: "# bleiben unverändert" });
}

export default words;
