import { creditReasonsInGerman } from "@winnow/contract/credit-reasons-in-german.ts";
import { sayStored } from "@winnow/matching/say-stored.ts";
import type english from "../en/credits.ts";
import { formatLocale } from "../format-locale.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Buchungen",
  reason: sayStored(creditReasonsInGerman(formatLocale)),
  receipt: "Beleg",
  receiptOf: ({ date }) => `Beleg vom ${date}`,
  receiptAsPdf: ({ number }) => `Beleg ${number} als PDF`,
  saved: ({ name }) => `${name} gespeichert.`,
  saveCsv: "Als CSV speichern",
  notSaved: "Die Datei konnte nicht erstellt werden.",
  views: { label: "Anzeigen", groups: "Gruppiert", entries: "Jede Buchung" },
  filters: {
    title: "Suche und Filter",
    search: "Buchungen durchsuchen",
    clear: "Filter zurücksetzen",
    type: "Art",
    kind: "Anlass",
    dates: "Zeitraum",
    from: "Von",
    to: "Bis",
  },
  columns: {
    reason: "Grund",
    for: "Für",
    kind: "Anlass",
    type: "Art",
    date: "Datum",
    amount: "Betrag",
    balance: "Guthaben",
  },
  list: {
    failed: "Die Buchungen konnten nicht geladen werden.",
    noMatch: "Keine Buchung passt.",
    showAll: "Alle Buchungen anzeigen",
  },
  none: {
    title: "Noch keine Buchungen",
    text: "Hier steht, welche Credits dazukommen und welche verbraucht werden. Das Erste, was etwas kostet, ist ein gescreenter Lebenslauf; die Beispiele sind kostenlos.",
    toScreenings: "Zum CV-Screening",
  },
  group: {
    deletedScreening: "Gelöschtes Screening",
    deletedDrive: "Gelöschte Interviewrunde",
    screening: ({ title }) => `Screening „${title}“`,
    interviews: ({ title }) => `Interviews „${title}“`,
    cvs: ({ count }) => plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" }),
    interviewCount: ({ count }) => plural(count, { one: "# Interview", other: "# Interviews" }),
    entriesOf: ({ title }) => `Buchungen zu ${title}`,
    entriesOfDay: ({ title, date }) => `Buchungen zu ${title}, ${date}`,
    notLoaded: "Die Buchungen konnten nicht geladen werden.",
    balance: ", Guthaben ",
    pages: ({ label }) => `Seiten: ${label}`,
    place: ({ first, last, total }) => `${first}–${last} von ${total}`,
    previous: "Vorige Buchungen",
    next: "Nächste Buchungen",
  },
  tryAgain: "Erneut versuchen",

  months: {
    title: "Verbrauch pro Monat",
    asChart: "Monate als Diagramm anzeigen",
    asTable: "Monate als Tabelle anzeigen",
    notLoaded: "Die Monate konnten nicht geladen werden.",
    spent: "Verbraucht",
    bought: "Gekauft",
    empty: "In den letzten zwölf Monaten wurden keine Credits verbraucht oder gekauft.",
    month: "Monat",
    spentCredits: "Verbraucht, Credits",
    boughtCredits: "Gekauft, Credits",
    list: "Monate",
    link: ({ month, spent, bought }) => `${month}: ${spent} verbraucht, ${bought} gekauft`,
    compared: {
      nothing: ({ last }) => `Bisher nichts verbraucht, auch im ${last} nichts.`,
      nothingBefore: ({ spent, last }) => `Bisher ${spent} verbraucht, im ${last} nichts.`,
      same: ({ spent, last }) => `Bisher ${spent} verbraucht, so viel wie im ganzen ${last}.`,
      more: ({ spent, amount, last }) => `Bisher ${spent} verbraucht, ${amount} mehr als im ganzen ${last}.`,
      less: ({ spent, amount, last }) =>
        `Bisher ${spent} verbraucht, ${amount} weniger als im ganzen ${last}.`,
    },
  },
};

export default words;
