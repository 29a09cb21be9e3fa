import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/screenings.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "CV-Screening",
  list: "Screenings",
  newScreening: "Neues Screening",
  search: "Nach Titel suchen",
  failed: "Die Screenings konnten nicht geladen werden.",
  noMatch: {
    title: "Kein Screening passt dazu",
    children: "Suche und Filter zusammen lassen nichts übrig.",
    showAll: "Suche und Filter zurücksetzen",
  },
  none: {
    title: "Noch keine Screenings",
    text: "Ein Screening enthält eine Stellenbeschreibung und die Lebensläufe, die daran gemessen werden. Das Beispiel bringt eine Stelle und erfundene Lebensläufe mit; es kostet nichts und lässt sich jederzeit löschen.",
    trySample: "Mit einem Beispiel ausprobieren",
  },
  columns: {
    title: "Titel",
    status: "Status",
    mode: "Modus",
    uploaded: "Gescreent",
    top_score: "Beste Punktzahl",
    created_at: "Angelegt",
  },
  screenedOf: ({ screened, uploaded }) => `${screened} von ${uploaded} gescreent`,
  modes: {
    simple: {
      label: "Ein Durchgang",
      explanation:
        "Es ist abgeschlossen, sobald alle Lebensläufe hier gescreent sind. Weitere können später hinzugefügt und gestartet werden.",
    },
    live: {
      label: "Laufend",
      explanation:
        "Es läuft weiter: Jeder Lebenslauf wird gescreent, sobald er eintrifft, bis Sie es anhalten.",
    },
  },
  visibilities: {
    internal: {
      label: "Nur hier",
      explanation:
        "Sie fügen die Lebensläufe selbst hinzu. Niemand sonst sieht, dass es dieses Screening gibt.",
    },
    public: {
      label: "Offen für Bewerbungen",
      explanation:
        "Bewerbende nutzen selbst den Link des Bewerbungsformulars. Sie können hier weiterhin Lebensläufe hinzufügen.",
    },
  },

  menu: {
    label: ({ title }) => `Mehr zu ${isolate(title)}`,
    open: "Einrichtung öffnen",
    start: "Starten",
    stop: "Anhalten",
    duplicate: "Duplizieren",
    keep: "Aufbewahren und löschen …",
    delete: "Löschen",
  },
  stopping: ({ title }) =>
    `„${isolate(title)}“ wird angehalten. Lebensläufe in Arbeit werden noch fertig gescreent.`,
  copied: ({ title }) =>
    `„${isolate(title)}“ ist angelegt: mit derselben Stellenbeschreibung und denselben Einstellungen, ohne Lebensläufe.`,
  openCopy: "Öffnen",

  deletion: {
    title: "Dieses Screening löschen?",
    titleWith: ({ things }) => `Mit ${things} löschen?`,
    confirm: "Endgültig löschen",
    done: ({ title }) => `„${isolate(title)}“ ist gelöscht.`,
    empty: "Es enthält noch keine Lebensläufe. Es wird endgültig gelöscht.",
    takesAlong: ({ things }) => `Endgültig gelöscht wird es mit ${things}.`,
    cvs: ({ cvs }) => plural(cvs, { one: "# Lebenslauf", other: "# Lebensläufen" }),
    cvsAndResults: ({ cvs, results }) =>
      `${plural(cvs, { one: "# Lebenslauf", other: "# Lebensläufen" })} und ${plural(results, { one: "# Ergebnis", other: "# Ergebnissen" })}`,
  },

  start: {
    title: "Dieses Screening starten?",
    done: ({ title }) => `„${isolate(title)}“ ist gestartet.`,
    addCredits: "Credits kaufen",
    quote: ({ readable, price, checking, unreadable, duplicates, total }) =>
      `${[
        price === null ? `${readable} lesbar, kostenlos` : `${readable} lesbar × ${price}`,
        ...(checking > 0 ? [`${checking} noch in Prüfung`] : []),
        ...(unreadable > 0 ? [`${unreadable} nicht lesbar`] : []),
        ...(duplicates > 0 ? [plural(duplicates, { one: "# Duplikat", other: "# Duplikate" })] : []),
      ].join(", ")}: ${total} Credits`,
    label: "Screening starten",
    free: "Screening starten · kostenlos",
    costs: ({ credits }) => `Screening starten · ${credits} Credits`,
    sending: ({ files }) =>
      `${plural(files, { one: "# Datei wird", other: "# Dateien werden" })} noch hochgeladen. Starten können Sie, sobald alle da sind.`,
    checking: ({ cvs }) =>
      `${plural(cvs, { one: "# Lebenslauf wird", other: "# Lebensläufe werden" })} noch geprüft. Gleich können Sie starten.`,
  },

  bulk: {
    label: "Ausgewählte Screenings",
    selected: ({ count }) => `${plural(count, { one: "# Screening", other: "# Screenings" })} ausgewählt`,
    clear: "Auswahl aufheben",
    acts: { start: "Starten", stop: "Anhalten", delete: "Löschen" },
    act: {
      start: ({ count }) => `${plural(count, { one: "# Screening", other: "# Screenings" })} starten`,
      stop: ({ count }) => `${plural(count, { one: "# Screening", other: "# Screenings" })} anhalten`,
      delete: ({ count }) => `${plural(count, { one: "# Screening", other: "# Screenings" })} löschen`,
    },
    withCosts: ({ act, credits }) => `${act} · ${credits} Credits`,
    asks: ({ act }) => `${act}?`,
    consequence: {
      start: "Die Credits werden reserviert, und jeder Lebenslauf, der bereit ist, wird gescreent.",
      stop: "Lebensläufe in Arbeit werden noch fertig; die für den Rest reservierten Credits kommen zurück.",
      delete: ({ count }) => `${count === 1 ? "Es wird" : "Sie werden"} endgültig gelöscht.`,
      deleteWith: ({ count, things }) =>
        `${count === 1 ? "Es wird" : "Sie werden"} endgültig gelöscht, mit ${things}.`,
    },
    left: {
      start: ({ count }) => `${left(count)}: Dort gibt es nichts zu starten.`,
      stop: ({ count }) => `${left(count)}: Nur ein laufendes Screening kann angehalten werden.`,
      delete: ({ count }) => `${left(count)}: Ein laufendes Screening muss zuerst angehalten werden.`,
    },
    more: ({ count }) => `und ${count} weitere`,
    done: {
      start: ({ count }) => `${are(count)} gestartet`,
      stop: ({ count }) =>
        `${plural(count, { one: "# Screening wird", other: "# Screenings werden" })} angehalten`,
      delete: ({ count }) => `${are(count)} gelöscht`,
    },
    allDone: ({ done }) => `${done}.`,
    someFailed: ({ done, failed }) => `${done}, bei ${failed} ging es nicht.`,
    failed: "Wobei es nicht ging",
  },

  progress: {
    label: "Gescreente Lebensläufe",
    done: ({ screened, cvs }) =>
      `${screened} von ${plural(cvs, { one: "# Lebenslauf", other: "# Lebensläufen" })} gescreent.`,
    doneOfReadable: ({ screened, cvs }) =>
      `${screened} von ${plural(cvs, { one: "# lesbaren Lebenslauf", other: "# lesbaren Lebensläufen" })} gescreent.`,
    waitForCredits: ({ cvs }) =>
      `${plural(cvs, { one: "# Lebenslauf wartet", other: "# Lebensläufe warten" })} auf Credits.`,
    waitForCvs: "Wartet auf weitere Lebensläufe.",
    waitForStart: ({ cvs }) =>
      `${plural(cvs, { one: "# Lebenslauf wartet", other: "# Lebensläufe warten" })} auf den Start des Screenings.`,
    percent: ({ percent }) => `${percent} % fertig.`,
    percentAndLeft: ({ percent, left: time }) => `${percent} % fertig, ${time}.`,
    spoken: ({ percent }) => `Das Screening läuft, ${percent} % fertig`,
    duplicates: ({ count }) =>
      `${plural(count, { one: "# Duplikat wurde", other: "# Duplikate wurden" })} beiseitegelegt.`,
    noCredits:
      "Die Credits sind aufgebraucht, daher warten die übrigen Lebensläufe. Sobald wieder welche da sind, geht das Screening von selbst weiter.",
    addCredits: "Credits kaufen",
  },

  missing: {
    title: "Hier ist nichts",
    text: "Vielleicht wurde es gelöscht, oder der Link ist unvollständig.",
    toList: "Zum CV-Screening",
  },
};

function left(count: number): string {
  return plural(count, {
    one: "# weiteres ausgewähltes bleibt, wie es ist",
    other: "# weitere ausgewählte bleiben, wie sie sind",
  });
}

function are(count: number): string {
  return plural(count, { one: "# Screening ist", other: "# Screenings sind" });
}

export default words;
