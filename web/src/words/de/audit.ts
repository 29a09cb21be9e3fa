import type english from "../en/audit.ts";
import { plural } from "../plural.ts";

const toCvs = (count: number) => plural(count, { one: "# Lebenslauf", other: "# Lebensläufen" });
const found = (of: { found: number; read: number }) =>
  `${of.found} von ${of.read} gelesenen ${of.found === 1 ? "war" : "waren"} gut`;

const words: typeof english = {
  title: "Stichprobe prüfen",
  back: "Zurück zur Liste",
  failed: "Die Stichprobe konnte nicht geladen werden.",
  loading: "Wird geladen",
  answers: { good: "Einen Blick wert", "not good": "Nein" },
  candidate: ({ number }) => `Kandidat ${number}`,

  reading: {
    read: ({ read, of }) => `${read} von ${toCvs(of)} gelesen`,
    failed: "Dieser Lebenslauf konnte nicht geladen werden.",
    cv: "Der Lebenslauf, wie er gelesen wurde",
    text: ({ number }) => `Text des Lebenslaufs von Kandidat ${number}`,
    note: "Der gelesene Text. Worte, die verraten, wer es ist, sind ausgelassen.",
    ofWork: ({ years }) => `${years} Berufserfahrung`,
    requirements: "Anforderungen",
  },

  outcome: {
    below: ({ line }) => `Diese lagen unter ${line}`,
    nothing:
      "Keiner der gelesenen Lebensläufe liegt noch unter der Grenze, daher lässt sich nichts schätzen.",
    certain: (of) =>
      `Von ${toCvs(of.below)} unter ${of.line} ${of.good === 1 ? "ist 1" : `sind ${of.good}`} gut: ${found(of)}.`,
    likely: (of) =>
      `Von ${toCvs(of.below)} unter ${of.line} sind wahrscheinlich ${of.low} bis ${of.high} gut (beste Schätzung: ${of.estimate}): ${found(of)}.`,
    list: "Unterhalb der Grenze gelesen",
    shortlisted: "In der engeren Wahl",
    shortlist: ({ count }) =>
      count === 1
        ? "Die Person, die einen Blick wert ist, in die engere Wahl nehmen"
        : `Die ${count}, die einen Blick wert sind, in die engere Wahl nehmen`,
  },

  new: {
    text: "Sie lesen einige zufällig Gezogene unterhalb einer Punktzahl, gemischt mit einigen darüber, ohne Punktzahlen und Namen. Aus Ihren Antworten ergibt sich eine Schätzung, wie viele gute Lebensläufe die Grenze verfehlt.",
    line: "Punktzahl der Grenze",
    size: "Lebensläufe darunter (3 bis 50)",
    before: "Früher gezogen",
    drawn: ({ line, date, read, count }) => `Unter ${line}, ${date}: ${read} von ${toCvs(count)} gelesen`,
    draw: "Stichprobe ziehen",
  },
};

export default words;
