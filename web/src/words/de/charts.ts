import type english from "../en/charts.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  asChart: "Als Diagramm anzeigen",
  asTable: "Als Tabelle anzeigen",
  showHow: ({ act, title }) => `${act}: ${title}`,
  table: ({ label }) => `${label}, als Tabelle`,
  credits: {
    title: "Verbrauchte Credits",
    left: ({ amount }) => `Noch ${amount} übrig`,
    leftFor: ({ amount, time }) => `Noch ${amount} übrig: Bei diesem Verbrauch reichen sie ${time}`,
    week: "Woche",
    day: "Tag",
    credits: "Credits",
    none: "In dieser Zeit wurden keine Credits verbraucht.",
    all: "Alle Buchungen",
  },
  scores: {
    title: "Punktzahlen",
    sentence: ({ all, high }) =>
      `${plural(all, { one: "# Ergebnis", other: "# Ergebnisse" })}, ${high} mit 70 oder mehr`,
    score: "Punktzahl",
    results: "Ergebnisse",
    none: "In dieser Zeit wurde kein Lebenslauf gescreent.",
    with: ({ count, scores }) =>
      `${plural(count, { one: "# Ergebnis", other: "# Ergebnisse" })} mit ${scores}`,
  },
  waits: {
    title: "Zeit bis zur Entscheidung",
    about: "Vom gescreenten Lebenslauf bis zur Entscheidung darüber",
    sentence: ({ half, most }) => `Die Hälfte innerhalb von ${half}, neun von zehn innerhalb von ${most}`,
    decidedIn: "Entschieden",
    decisions: "Entscheidungen",
    median: "Median, Stunden",
    most: "Neun von zehn, Stunden",
    none: "In dieser Zeit wurde nichts entschieden.",
    halfWithin: "Die Hälfte innerhalb von",
    mostWithin: "Neun von zehn innerhalb von",
    minutes: ({ count }) => plural(count, { one: "# Minute", other: "# Minuten" }),
    hours: ({ count }) => plural(count, { one: "# Stunde", other: "# Stunden" }),
    days: ({ count }) => plural(count, { one: "# Tag", other: "# Tagen" }),
  },
  lasts: {
    lessThanADay: "weniger als einen Tag",
    days: ({ count }) => plural(count, { one: "etwa # Tag", other: "etwa # Tage" }),
    weeks: ({ count }) => plural(count, { one: "etwa # Woche", other: "etwa # Wochen" }),
    months: ({ count }) => plural(count, { one: "etwa # Monat", other: "etwa # Monate" }),
    long: "mehr als zwei Jahre",
  },
};

export default words;
