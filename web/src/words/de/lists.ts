import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/lists.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  searchAndFilters: "Suche und Filter",
  clearSearch: "Suche leeren",
  filters: "Filter",
  filtersInForce: ({ count }) => `Filter (${count})`,
  clearFilters: "Filter zurücksetzen",
  clearAll: "Alle zurücksetzen",
  done: "Fertig",
  sortBy: "Sortieren nach",
  sortedBy: {
    asc: ({ column }) => `Sortieren nach: ${column}, aufsteigend`,
    desc: ({ column }) => `Sortieren nach: ${column}, absteigend`,
  },
  orders: { desc: "Absteigend", asc: "Aufsteigend" },
  details: "Einzelheiten",
  actions: "Aktionen",
  selectPage: "Alle auf dieser Seite auswählen",
  select: ({ name }) => `${isolate(name)} auswählen`,
  selectAll: ({ total }) => `Alle ${total} auswählen`,
  rowsPerPage: "Zeilen pro Seite",
  range: ({ from, to, total }) => `${from}–${to} von ${total}`,
  previousPage: "Vorherige Seite",
  nextPage: "Nächste Seite",
  notInList: "Nicht in dieser Liste",
  position: ({ position, total }) => `${position} von ${total}`,
  views: {
    open: "Ansichten",
    title: "Gespeicherte Ansichten",
    failed: ({ reason }) => `Die gespeicherten Ansichten konnten nicht geladen werden. ${reason}`,
    none: "Noch keine gespeicherten Ansichten.",
    remove: ({ name }) => `Ansicht ${isolate(name)} entfernen`,
    saveAs: "Suche, Filter und Reihenfolge speichern als",
    save: "Speichern",
    saved: ({ name }) => `Ansicht „${isolate(name)}“ gespeichert.`,
  },

  print: "Drucken",
  document: {
    previousPage: "Vorherige Seite",
    nextPage: "Nächste Seite",
    opening: "Das Original wird geöffnet",
    page: ({ page }) => `Seite ${page}`,
    pageOf: ({ page, pages }) => `Seite ${page} von ${pages}`,
  },
  saving: {
    pending: "Wird gespeichert",
    waiting:
      "Keine Verbindung. Ihre Änderungen bleiben hier und werden gespeichert, sobald sie wieder da ist.",
    success: "Gespeichert",
    error: "Nicht gespeichert",
  },
  timeLeft: {
    fewSeconds: "noch wenige Sekunden",
    seconds: ({ seconds }) => `noch etwa ${seconds} Sekunden`,
    minutes: ({ minutes }) => `noch etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}`,
    hours: ({ hours }) => `noch etwa ${plural(hours, { one: "# Stunde", other: "# Stunden" })}`,
  },
};

export default words;
