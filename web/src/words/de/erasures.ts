import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/erasures.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Löschprotokoll",
  subtitle:
    "Was gelöscht wurde, von wem und wann. Das Protokoll sagt nie, um wen es ging: Auch das ist gelöscht.",
  soon: "Was bald gelöscht wird",
  past: "Was gelöscht wurde",
  columns: { what: "Was", cause: "Von wem oder warum", when: "Wann" },
  said: ({ sentence, erased_from }) => {
    switch (erased_from?.kind) {
      case "screening":
        return `Im Screening „${isolate(erased_from.title)}“`;
      case "drive":
        return `In der Interviewrunde „${isolate(erased_from.title)}“`;
      case "person":
        return erased_from.is_all
          ? "Alles, was zu einer Person gespeichert war"
          : "Ein Teil dessen, was zu einer Person gespeichert war";
      default:
        return sentence;
    }
  },
  nothingLeft: "Es war nichts mehr zu löschen",
  failed: "Das Löschprotokoll konnte nicht geladen werden.",
  noMatch: { title: "Hier ist nichts.", showAll: "Alle anzeigen" },
  none: {
    title: "Noch wurde nichts gelöscht",
    text: "Hier steht, was Bewerbende und Kandidaten selbst löschen, was Sie von einer Person löschen und was gelöscht wird, weil die Aufbewahrungsfrist abgelaufen ist.",
  },
  counts: {
    cvs: ({ count }) => plural(count, { one: "# Lebenslauf", other: "# Lebensläufe" }),
    applications: ({ count }) => plural(count, { one: "# Bewerbung", other: "# Bewerbungen" }),
    interviews: ({ count }) => plural(count, { one: "# Interview", other: "# Interviews" }),
    files: ({ count }) => plural(count, { one: "# Datei oder Aufnahme", other: "# Dateien und Aufnahmen" }),
  },
};

export default words;
