import type english from "../en/rescreening.ts";
import { plural } from "../plural.ts";

const results = (count: number) => plural(count, { one: "# Ergebnis", other: "# Ergebnisse" });
const ofScores = (count: number) => plural(count, { one: "# Punktzahl", other: "# Punktzahlen" });
const number = (count: number) => plural(count, { one: "#", other: "#" });

const words: typeof english = {
  title: "Versionen vergleichen",
  back: "Zurück zur Liste",
  failed: "Der Vergleich konnte nicht geladen werden.",
  loading: "Wird geladen",

  start: {
    none: {
      title: "Alle Ergebnisse stammen von der heutigen Version",
      text: ({ engine }) => `Kein Ergebnis stammt von einer Version vor ${engine}.`,
    },
    title: ({ count, engines }) => `${results(count)} von Version ${engines}`,
    text: "Eine neuere Version findet in einem Lebenslauf vielleicht mehr oder weniger. Sie liest den Text, wie er damals gelesen wurde, mit denselben Anforderungen und Ihren Berichtigungen. Das kostet keine Credits und ändert nichts: Sie sehen zuerst beides nebeneinander.",
    compare: ({ engine }) => `Mit Version ${engine} vergleichen`,
  },

  comparing: ({ done, count }) =>
    `${number(done)} von ${plural(count, { one: "# Ergebnis", other: "# Ergebnissen" })} verglichen.`,
  progress: "Verglichene Ergebnisse",
  leave: "Sie können diese Seite verlassen. Eine Benachrichtigung sagt Ihnen, wenn es fertig ist.",

  summary: {
    would: ({ changed, count }) =>
      changed === 0
        ? `Von ${ofScores(count)} würde sich keine ändern.`
        : `${number(changed)} von ${ofScores(count)} ${changed === 1 ? "würde" : "würden"} sich ändern.`,
    changed: ({ changed, count }) =>
      `${number(changed)} von ${ofScores(count)} ${changed === 1 ? "hat" : "haben"} sich geändert.`,
    moves: ({ raised, lowered, largest }) =>
      `${plural(raised, { one: "# steigt", other: "# steigen" })}, ${plural(lowered, {
        one: "# sinkt",
        other: "# sinken",
      })}, um höchstens ${largest} Punkte.`,
    verdicts: ({ count }) =>
      count === 0
        ? "Keine Anforderung wird anders gesehen."
        : `Bei ${plural(count, { one: "# Person", other: "# Personen" })} werden Anforderungen anders gesehen.`,
    kept: ({ count }) =>
      `${plural(count, { one: "# Ergebnis bleibt, wie es ist", other: "# Ergebnisse bleiben, wie sie sind" })}; die Liste sagt, warum.`,
  },
  basis: ({ engine, engines }) =>
    `Version ${engine} neben ${engines}: derselbe Text jedes Lebenslaufs, dieselben Anforderungen, dieselben Berichtigungen.`,
  takenOver: ({ engine, by, at }) =>
    `Von Version ${engine} übernommen durch ${by}, ${at}. Jeder Bericht behält den früheren.`,
  takingOver: "Die neueren Punktzahlen werden übernommen.",

  left: ({ count }) => `${results(count)} einer älteren Version ${count === 1 ? "ist" : "sind"} noch übrig.`,
  anew: "Neu vergleichen",

  outdated: {
    engine: "Inzwischen gibt es eine neuere Version; dieser Vergleich lässt sich nicht mehr übernehmen.",
    weights: "Seit diesem Vergleich haben sich die Gewichte geändert; er lässt sich nicht mehr übernehmen.",
    corrections: "Seit diesem Vergleich wurde etwas berichtigt; er lässt sich nicht mehr übernehmen.",
    results:
      "Seit diesem Vergleich wurden weitere Lebensläufe gescreent; er lässt sich nicht mehr übernehmen.",
  },

  settle: {
    takeOver: "Neuere Punktzahlen übernehmen …",
    dismiss: "Punktzahlen lassen, wie sie sind",
    dismissed: "Die Punktzahlen bleiben, wie sie sind.",
    title: ({ engine }) => `Punktzahlen von Version ${engine} übernehmen?`,
    confirm: ({ count }) => `${plural(count, { one: "# Bericht", other: "# Berichte" })} ersetzen`,
    text: ({ changed }) =>
      `${
        changed === 0
          ? "Keine Punktzahl ändert sich."
          : `${ofScores(changed)} und die Reihenfolge der Liste ändern sich, für alle auf einmal.`
      } Das lässt sich nicht zurücknehmen. Die früheren Berichte bleiben unter jedem Verlauf lesbar. Entscheidungen, Notizen und eigene Punktzahlen bleiben, wie sie sind.`,
  },

  list: {
    title: "Ergebnisse vorher und nachher",
    failed: "Die Ergebnisse konnten nicht geladen werden.",
    none: "Es wurde nichts verglichen.",
    columns: {
      candidate: "Kandidat/in",
      score_before: "Punkte vorher",
      score_after: "Punkte nachher",
      score_change: "Änderung",
      rank_before: "Rang vorher",
      rank_after: "Rang nachher",
      changes: "Anders gesehen",
    },
    changesOf: ({ name }) => `Anders gesehene Anforderungen: ${name}`,
    before: "Vorher:",
    after: "Nachher:",
    kept: {
      "corrections do not fit":
        "Bleibt: Die Berichtigungen passen nicht zu dem, was die neuere Version liest",
      withdrawn: "Bleibt: Die Bewerbung wurde zurückgezogen",
      "took too long": "Bleibt: Das Lesen dauerte zu lange",
      "too much memory": "Bleibt: Das Lesen brauchte zu viel Speicher",
      "not readable": "Bleibt: Es ließ sich nicht noch einmal lesen",
    },
  },
};

export default words;
