import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/exports.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: ({ count }) => `${plural(count, { one: "# Ergebnis", other: "# Ergebnisse" })} exportieren`,
  titleOfAll: "Alle passenden Ergebnisse exportieren",
  kinds: "Arten von Dateien",
  formats: {
    csv: { label: "CSV", what: "Eine Tabelle für jedes Programm" },
    xlsx: { label: "XLSX", what: "Eine Tabellenkalkulation" },
    cvs: { label: "Lebensläufe", what: "Die Originaldateien in einer ZIP-Datei" },
    "report-pdf": { label: "Berichte", what: "Die Berichte als ein PDF" },
  },
  paper: "Papierformat",
  export: "Exportieren",
  exportAs: ({ format }) => `${format} exportieren`,
  made: "Erstellte Dateien",
  notLoaded: ({ reason }) => `Sie konnten nicht geladen werden. ${reason}`,
  none: "Noch keine.",
  about: ({ count, at, until }) =>
    `${plural(count, { one: "# Ergebnis", other: "# Ergebnisse" })} · ${at} · aufbewahrt bis ${until}`,
  waiting: "Wartet",
  percent: ({ percent }) => `${percent} %`,
  making: ({ name }) => `${isolate(name)} wird erstellt`,
  save: "Speichern",
  saved: ({ name }) => `${isolate(name)} gespeichert.`,
  failed: "Fehlgeschlagen",
};

export default words;
