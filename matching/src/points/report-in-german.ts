import { type StoredSentence, sayStored } from "./say-stored.ts";

const likeness: Readonly<Record<string, string>> = {
  "No work like the work described": "Keine Arbeit wie die beschriebene ist gezeigt",
  "Most of the work shown": "Die meiste gezeigte Arbeit ist wie die beschriebene",
  "Little of the work shown": "Wenig von der gezeigten Arbeit ist wie die beschriebene",
  "A part of the work shown": "Ein Teil der gezeigten Arbeit ist wie die beschriebene",
};
const likenessPattern =
  "(No work like the work described|Most of the work shown|Little of the work shown|A part of the work shown) is (?:shown|like the work described)";

const hiddenReasons: Readonly<Record<string, string>> = {
  "invisible render mode": "unsichtbar gesetzt",
  transparent: "durchsichtig",
  "too small to see": "zu klein zum Sehen",
  "outside the page": "außerhalb der Seite",
  "same colour as its background": "in der Farbe des Hintergrunds",
  covered: "verdeckt",
};

const remarks: StoredSentence[] = [
  [/^Stated at a basic level\.$/, () => "Auf Grundniveau genannt."],
  [
    /^Stated at a lower level than the one asked for\.$/,
    () => "Auf niedrigerem Niveau genannt als gefordert.",
  ],
  [/^Shown in an unusually long list only\.$/, () => "Nur in einer ungewöhnlich langen Liste genannt."],
  [/^A lower step of it is shown\.$/, () => "Eine niedrigere Stufe davon ist gezeigt."],
  [/^Shown by what includes it\.$/, () => "Gezeigt durch etwas, das es einschließt."],
  [
    /^Not named, but what is shown includes it\.$/,
    () => "Nicht genannt, aber was gezeigt ist, schließt es ein.",
  ],
  [/^Shown in other words\.$/, () => "Mit anderen Worten gezeigt."],
  [
    /^Named, but what is shown best is only close to it\.$/,
    () => "Genannt, aber was am besten gezeigt ist, kommt dem nur nahe.",
  ],
  [
    /^Not named, but something that does much the same is shown\.$/,
    () => "Nicht genannt, aber gezeigt ist etwas, das weitgehend dasselbe leistet.",
  ],
  [
    /^Something close to it is shown, not the thing itself\.$/,
    () => "Gezeigt ist etwas Ähnliches, nicht die Sache selbst.",
  ],
  [
    /^(Most|Some) of its words are shown, not all of them\.$/,
    (share) => `${share === "Most" ? "Die meisten" : "Einige"} der Worte kommen vor, nicht alle.`,
  ],
  [/^Shown in the summary only\.$/, () => "Nur in der Zusammenfassung genannt."],
  [/^Shown in studies or courses only\.$/, () => "Nur in Studium oder Kursen gezeigt."],
  [
    /^Shown in a list only, and the roles held are in another line of work\.$/,
    () => "Nur in einer Liste genannt, und die Stellen liegen in einem anderen Berufsfeld.",
  ],
  [/^Shown in the skills list only\.$/, () => "Nur in der Liste der Kenntnisse genannt."],
  [
    /^Last shown in a role that ended more than five years ago\.$/,
    () => "Zuletzt in einer Stelle gezeigt, die vor mehr als fünf Jahren endete.",
  ],
  [/^Not shown in a role\.$/, () => "In keiner Stelle gezeigt."],
  [
    /^The degree is in another field than the one asked for\.$/,
    () => "Der Abschluss ist in einem anderen Fach als gefordert.",
  ],
  [
    /^Whether the field of the degree is related to the ones asked for is for a person to judge\.$/,
    () => "Ob das Fach des Abschlusses den geforderten nahesteht, muss ein Mensch beurteilen.",
  ],
  [
    /^Comparable work is shown, which the job description takes in place of a degree\.$/,
    () => "Vergleichbare Arbeit ist gezeigt, die der Stellenbeschreibung anstelle eines Abschlusses genügt.",
  ],
  [
    /^The degree shown is of a lower level than the one asked for\.$/,
    () => "Der gezeigte Abschluss ist niedriger als gefordert.",
  ],
  [
    /^Shown in roles that cover ([\d.]+) of ([\d.]+) years\.$/,
    (shown, wanted) => `In Stellen gezeigt, die ${comma(shown)} von ${comma(wanted)} Jahren abdecken.`,
  ],
  [
    /^No role with dates shows it, so its years cannot be counted\.$/,
    () => "Keine Stelle mit Daten zeigt es, daher lassen sich die Jahre nicht zählen.",
  ],
  [/^Mentioned as something still to be learnt\.$/, () => "Als etwas erwähnt, das noch zu lernen ist."],
  [/^Mentioned as something not yet done\.$/, () => "Als etwas erwähnt, das noch nicht getan wurde."],
  [
    /^([\d.]+) of ([\d.]+) years are shown in comparable roles\.$/,
    (shown, wanted) => `${comma(shown)} von ${comma(wanted)} Jahren sind in vergleichbaren Stellen gezeigt.`,
  ],
  [
    /^([\d.]+) years are shown in comparable roles, (none|[\d.]+) of them as (.+); ([\d.]+) are asked for\.$/,
    (years, own, role, wanted) =>
      `${comma(years)} Jahre sind in vergleichbaren Stellen gezeigt, davon ${own === "none" ? "keines" : comma(own)} als ${role}; gefordert sind ${comma(wanted)}.`,
  ],
  [
    /^The last comparable role ended (\d+) years ago\.$/,
    (years) => `Die letzte vergleichbare Stelle endete vor ${years} Jahren.`,
  ],
  [/^Counted from the titles of roles\.$/, () => "Nach den Titeln der Stellen gezählt."],
  [/^Found by (.+), in these words\.$/s, (by) => `Gefunden von ${by}, in diesen Worten.`],
  [/^Corrected by a person\.$/, () => "Von einem Menschen berichtigt."],
  [new RegExp(`^${likenessPattern}\\.$`), (kind) => `${likeness[kind]}.`],
];

const adjustments: StoredSentence[] = [
  [
    new RegExp(`^${likenessPattern}: all else counts (less than 1|\\d+) %$`),
    (kind, percent) =>
      `${likeness[kind]}: Alles andere zählt ${percent === "less than 1" ? "zu weniger als 1" : `zu ${percent}`} %`,
  ],
  [/^Other work, as far as it is near$/, () => "Andere Arbeit, soweit sie nahe ist"],
  [
    /^(\d+) of (\d+) must-haves not shown in full$/,
    (missing, all) => `${missing} von ${all} Muss-Anforderungen nicht ganz erfüllt`,
  ],
  [
    /^Not stated, and the work needs it: (.+)$/s,
    (requirement) => `Nicht genannt, und die Arbeit erfordert es: ${requirement}`,
  ],
];

const flags: StoredSentence[] = [
  [
    /^The document holds text that a reader cannot see \((.+)\); it was left out\.$/,
    (reasons) =>
      `Das Dokument enthält Text, den man beim Lesen nicht sehen kann (${reasons
        .split(", ")
        .map((reason) => hiddenReasons[reason] ?? reason)
        .join(", ")}); er wurde ausgelassen.`,
  ],
  [
    /^Some lines repeat the job description word for word; they were left out\.$/,
    () => "Einige Zeilen wiederholen die Stellenbeschreibung Wort für Wort; sie wurden ausgelassen.",
  ],
  [
    /^A list repeats its terms or is made of keywords; it was left out\.$/,
    () => "Eine Liste wiederholt ihre Begriffe oder besteht aus Stichworten; sie wurde ausgelassen.",
  ],
  [
    /^A list is unusually long; what only it names counts little\.$/,
    () => "Eine Liste ist ungewöhnlich lang; was nur dort steht, zählt wenig.",
  ],
  [
    /^Some words are addressed to a machine rather than to a reader; they were left out\.$/,
    () => "Einige Worte richten sich an eine Maschine statt an einen Menschen; sie wurden ausgelassen.",
  ],
  [/^No text could be read\.$/, () => "Es konnte kein Text gelesen werden."],
  [
    /^A part of the document is missing or garbled; only the rest was compared\.$/,
    () => "Ein Teil des Dokuments fehlt oder ist unleserlich; nur der Rest wurde abgeglichen.",
  ],
  [
    /^The CV speaks of work, but no job could be read with certainty: look at the page itself\.$/,
    () =>
      "Der Lebenslauf spricht von Arbeit, aber keine Stelle ließ sich sicher lesen: Bitte die Seite selbst ansehen.",
  ],
  [
    /^Pages? (.+) could not be read: there is more to recognise in this file than is allowed\. Only the rest was compared\.$/,
    (pages) =>
      `Nicht gelesen werden konnte Seite ${pages.replace(/,? and /, " und ")}: In dieser Datei ist mehr zu erkennen, als erlaubt ist. Nur der Rest wurde abgeglichen.`,
  ],
];

const questions: StoredSentence[] = [
  [/^Which roles show (.+)\?$/s, (what) => `Welche Stellen zeigen das: ${what}?`],
  [
    /^Which degree do you hold, and in what field \((.+)\)\?$/s,
    (what) => `Welchen Abschluss haben Sie, und in welchem Fach (${what})?`,
  ],
  [/^Do you hold this: (.+)\? Since when\?$/s, (what) => `Haben Sie das: ${what}? Seit wann?`],
  [
    /^How well do you speak and write (.+)\?$/s,
    (what) => `Wie gut sprechen und schreiben Sie ${what.replaceAll(" or ", " oder ")}?`,
  ],
  [
    /^Which example from your work shows this: (.+)\?$/s,
    (what) => `Welches Beispiel aus Ihrer Arbeit zeigt das: ${what}?`,
  ],
  [
    /^Where in your work did this play a part: (.+)\? What did you do\?$/s,
    (what) => `Wo hat das in Ihrer Arbeit eine Rolle gespielt: ${what}? Was haben Sie getan?`,
  ],
  [
    /^In which roles, and for how long, did you do this: (.+)\?$/s,
    (what) => `In welchen Stellen und wie lange haben Sie das gemacht: ${what}?`,
  ],
];

/** Says in German a sentence of a report: a remark, an adjustment, a flag or a question. One that is not known stays as it is. */
export const reportInGerman = sayStored([...remarks, ...adjustments, ...flags, ...questions]);

function comma(figure: string): string {
  return figure.replace(".", ",");
}
