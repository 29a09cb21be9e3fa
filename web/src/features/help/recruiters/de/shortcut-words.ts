import { maximumScore } from "@winnow/contract/limits.ts";
import type { ShortcutWords } from "../recruiter-content.ts";

const deciding = {
  shortlist: "In die engere Wahl",
  hold: "Zurückstellen",
  reject: "Ablehnen; 1 bis 6 wählen dann den Grund",
  clear: "Entscheidung zurücknehmen",
  undo: "Letzte Entscheidung rückgängig machen",
};
const stepping = { next: "Nächste Person", previous: "Vorherige Person" };

export const shortcutWords: ShortcutWords = {
  title: "Tastenkürzel",
  summary:
    "Während Sie schreiben, bewirken die Tasten nichts; ist ein Menü oder Dialog offen, gehören sie ihm.",
  words: "tasten tastatur hotkeys kürzel shortcuts",
  caps: { " ": "Leertaste", Ctrl: "Strg" },
  groups: {
    everywhere: {
      title: "Überall",
      does: {
        palette: "Suchen oder springen zu einer Seite, einem Screening, einer Interviewrunde, einer Person",
        help: "Tastenkürzel anzeigen",
        close: "Schließen, was offen ist, oder den Vergleich verlassen",
      },
    },
    lists: {
      title:
        "Listen: Screenings, Interviewrunden, Kandidaten, Ergebnisse einer Interviewrunde, Buchungen, Löschungen",
      does: {
        next: "Nächste Zeile",
        previous: "Vorherige Zeile",
        open: "Zeile öffnen",
        select: "Zeile auswählen, wo Zeilen ausgewählt werden können",
        search: "In der Liste suchen",
      },
    },
    results: {
      title: "Ergebnisse eines Screenings",
      does: {
        ...stepping,
        open: "Ganzen Bericht öffnen",
        ...deciding,
        select: "Auswählen, um für mehrere zugleich etwas zu tun",
        search: "Suchen",
      },
    },
    matchReport: { title: "Bericht zu einem Lebenslauf", does: { ...stepping, ...deciding } },
    interviewReport: {
      title: "Interviewbericht",
      does: {
        next: "Nächstes Interview",
        previous: "Vorheriges Interview",
        "next question": "Nächste Frage",
        "question before": "Vorherige Frage",
        score: `Antwort bewerten, von 1 schwach bis ${maximumScore} stark`,
        "score 0": "Bewertung zurücknehmen",
        comment: "Antwort kommentieren; Esc verlässt den Kommentar",
        play: "Aufnahme abspielen oder anhalten",
        back: "10 Sekunden zurück",
        forward: "10 Sekunden vor",
        slower: "Langsamer",
        faster: "Schneller",
        give: "Bewertungsbogen abgeben",
        advance: "Eine Runde weiter",
        hold: deciding.hold,
        reject: deciding.reject,
        clear: deciding.clear,
        undo: deciding.undo,
      },
    },
    audit: { title: "Prüfung einer Stichprobe", does: { good: "Einen Blick wert", "not good": "Nein" } },
  },
};
