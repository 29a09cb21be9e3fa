import { type StoredSentence, sayStored } from "@winnow/matching/say-stored.ts";
import type english from "../en/drive-setup.ts";
import { plural } from "../plural.ts";
import linesOfWork from "./lines-of-work.json" with { type: "json" };

const questions = (count: number) => plural(count, { one: "# Frage", other: "# Fragen" });

const rank = (english: string) => (english === "as a must" ? "als Muss" : "als Wunsch");

const germanLines: Readonly<Record<string, string>> = linesOfWork;
const germanLine = (english: string) => germanLines[english] ?? english;

/** Why a question is suggested, with the words of the advert as they are. */
const reasons: StoredSentence[] = [
  [
    /^The advert asks for this, and the CV does not state it: “(.*)”\.$/s,
    (text) => `Die Anzeige verlangt es, und im Lebenslauf steht es nicht: „${text}“.`,
  ],
  [
    /^The advert asks for this (as a must|as nice to have): “(.*)”\.$/s,
    (kind, text) => `Die Anzeige nennt es ${rank(kind)}: „${text}“.`,
  ],
  [
    /^The advert asks for (.*) (as a must|as nice to have)\.$/s,
    (text, kind) => `Die Anzeige nennt ${text} ${rank(kind)}.`,
  ],
  [
    /^It is about the work itself: the advert's title is (.*)\.$/s,
    (title) => `Es geht um die Arbeit selbst: Der Titel der Anzeige ist ${title}.`,
  ],
  [
    /^It is about the work itself; the advert's title could not be read\.$/,
    () => "Es geht um die Arbeit selbst; der Titel der Anzeige war nicht zu lesen.",
  ],
  [
    /^The advert's words speak of this line of work: (.*)\.$/s,
    (line) => `Die Worte der Anzeige sprechen für dieses Berufsfeld: ${germanLine(line)}.`,
  ],
  [
    /^The advert describes work that calls for it: “(.*)”$/s,
    (sentence) => `Die Anzeige beschreibt Arbeit, die es erfordert: „${sentence}“`,
  ],
  [
    /^The advert does not ask for it; it belongs to the work of most people with the title (.*)\.$/s,
    (title) => `Die Anzeige verlangt es nicht; mit dem Titel ${title} gehört es meist zur Arbeit.`,
  ],
  [
    /^The advert states no requirements that could be read; this matters in any job\.$/,
    () => "In der Anzeige waren keine Anforderungen zu lesen; darauf kommt es in jedem Beruf an.",
  ],
  [
    /^The advert does not ask for it; it matters in any job\.$/,
    () => "Die Anzeige verlangt es nicht; darauf kommt es in jedem Beruf an.",
  ],
];

const words: typeof english = {
  title: "Titel",
  titleMissing: "Bitte geben Sie einen Titel an.",
  remove: ({ name }) => `${name} entfernen`,
  locked: "Es wurden Kandidaten eingeladen; Fähigkeiten und Fragen bleiben daher für alle gleich.",
  sampleLocked:
    "Die Fragen wurden so beantwortet, wie sie sind, und bleiben daher. Duplizieren Sie die Interviewrunde, um mit ihnen eine eigene zu beginnen.",
  hint: "Öffnen Sie eine Frage, um zu sehen, was eine gute Antwort nennt: Allein nach diesen Punkten werden Antworten bewertet. Ändern Sie sie vor der Einladung; danach gelten sie für alle.",

  byAnswerKind: { text: "Text", audio: "Ton", video: "Video" },
  duration: {
    none: "Keine",
    seconds: ({ count }) => plural(count, { one: "# Sekunde", other: "# Sekunden" }),
    minutes: ({ count }) => plural(count, { one: "# Minute", other: "# Minuten" }),
    both: ({ minutes, seconds }) =>
      `${plural(minutes, { one: "# Minute", other: "# Minuten" })} ${seconds} s`,
  },

  window: {
    title: "Zeitraum",
    sample:
      "Das Beispiel bleibt offen. Bei eigenen Interviewrunden legen Sie hier fest, bis wann Kandidaten beginnen können.",
    from: "Ab (freiwillig)",
    until: "Bis",
    endsAfter: "Endet nach",
    lengths: { 3: "3 Tagen", 7: "1 Woche", 14: "2 Wochen" },
    zone: "Zeitzone",
    later: "Ein späteres Ende gibt Kandidaten mehr Zeit.",
    laterReopens: "Ein späteres Ende gibt Kandidaten mehr Zeit und öffnet diese Interviewrunde wieder.",
    missing: "Legen Sie fest, bis wann Kandidaten beginnen können.",
    sentence: ({ opens, closes, place, left }) =>
      `Kandidaten können ${opens === null ? "ab ihrer Einladung" : `ab ${opens}`} beginnen, bis ${closes}, ${place}; ${left}.`,
    passed: "das ist vorbei",
    hoursLeft: ({ count }) => `damit bleiben ${plural(count, { one: "# Stunde", other: "# Stunden" })}`,
    daysLeft: ({ count }) => `damit bleiben ${plural(count, { one: "# Tag", other: "# Tage" })}`,
    yourClock: ({ moment }) => `Ihre Uhr zeigt dann ${moment}.`,
  },

  jd: {
    title: "Stellenbeschreibung",
    replace: "Ersetzen",
    none: "Es gibt keine.",
    pasted: "Eingefügter Text",
    from: "Aus",
    screening: "dem Screening",
    instructions: "Anweisungen:",
    show: "Text anzeigen",
    text: "Text der Stellenbeschreibung",
    replaces: ({ count }) =>
      `Eine neue Stellenbeschreibung ersetzt ${plural(count, { one: "die # Frage", other: "die # Fragen" })} und die Fähigkeiten, die jetzt da sind, samt Ihren Änderungen.`,
    drop: "Stellenbeschreibung hierher ziehen",
    dropHint: ({ size }) => `PDF, DOCX oder Text, höchstens ${size}`,
    choose: "Datei auswählen",
    paste: "Oder den Text einfügen",
    pasteHint: "Titel, Fähigkeiten und Fragen werden daraus vorgeschlagen; alles lässt sich ändern.",
    instruct: "Anweisungen (freiwillig)",
    instructHint:
      "Was mit einzelnen Anforderungen geschehen soll: „Abschluss nicht beachten“, „Excel ist am wichtigsten“. Sie gelten für die Datei und für den Text.",
    read: "Diesen Text lesen",
    keep: "Bisherige behalten",
  },

  skills: {
    title: "Fähigkeiten",
    none: "Noch keine Fähigkeit. Jede Frage kann für eine zählen.",
    weights: "Gewichte reichen von 1 (am wenigsten) bis 5 (am meisten).",
    weight: ({ weight }) => `Gewicht ${weight}`,
    weightOf: ({ name }) => `Gewicht von ${name}`,
    new: "Fähigkeit hinzufügen",
    add: "Hinzufügen",
  },

  policies: {
    title: "Fair für alle",
    extraTime: "Mehr Zeit für alle, die darum bitten",
    eachRequest: "Ich entscheide über jede Anfrage",
    percentMore: ({ percent }) => `${percent} % mehr Zeit, sofort gewährt`,
    otherForm: "Andere Form als Ton und Video (freiwillig)",
    otherFormHint:
      "Worum Kandidaten stattdessen bitten können, in Ihren Worten. Bleibt das leer, können sie Ihnen schreiben.",
    gaps: "Nach Muss-Anforderungen fragen, die ein Lebenslauf nicht nennt",
    gapsHint:
      "Kandidaten aus einem Screening erhalten je fehlender Anforderung eine weitere Frage, nach den gemeinsamen.",
    scoreFirst: "Antworten bewerten, bevor man sieht, was andere fanden",
    scoreFirstHint:
      "Automatisch gefundene Punkte und die Bewertungen anderer erscheinen, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
  },

  questions: {
    title: "Fragen",
    fromFile: "Aus einer Datei",
    none: "Noch keine Frage. Geben Sie eine Stellenbeschreibung an, um Vorschläge zu erhalten, oder schreiben Sie eigene Fragen.",
    count: ({ count }) => `${questions(count)}. Alle Kandidaten erhalten sie in dieser Reihenfolge.`,
    moved: ({ place, of }) => `Frage auf Platz ${place} von ${of} verschoben.`,
    removed: "Die Frage ist entfernt.",
    undo: "Rückgängig",
    write: "Frage schreiben",
    add: "Frage hinzufügen",
    drag: "An eine andere Stelle ziehen",
    toggles: { close: "Schließen", show: "Anzeigen", edit: "Bearbeiten" },
    toggle: ({ act, number }) => `${act}: Frage ${number}`,
    moveUp: ({ number }) => `Frage ${number} nach oben verschieben`,
    moveDown: ({ number }) => `Frage ${number} nach unten verschieben`,
    remove: ({ number }) => `Frage ${number} entfernen`,
    why: "Warum vorgeschlagen",
    reason: sayStored(reasons),
    noPoints: "Es sind keine Punkte einer guten Antwort genannt.",
    goodAnswer: "Eine gute Antwort nennt",
    toThink: ({ time }) => `${time} zum Nachdenken`,
    toAnswer: ({ time }) => `${time} zum Antworten`,
    retakesCount: ({ count }) => plural(count, { one: "# Wiederholung", other: "# Wiederholungen" }),
    pointsCount: ({ count }) => plural(count, { one: "# Bewertungspunkt", other: "# Bewertungspunkte" }),
  },

  editor: {
    question: ({ number }) => `Frage ${number}`,
    questionMissing: "Bitte schreiben Sie die Frage.",
    countsFor: "Zählt für",
    noSkill: "Keine Fähigkeit",
    thinking: "Zeit zum Nachdenken",
    answering: "Zeit zum Antworten",
    retakes: "Wiederholungen",
    noRetakes: "Keine",
    kinds: "Kandidaten können wählen zwischen",
    points: ({ number }) => `Bewertungspunkte der Frage ${number}`,
    point: ({ point, number }) => `Punkt ${point} der Frage ${number}`,
    pointMissing: "Bitte schreiben Sie, was eine gute Antwort nennt.",
    removePoint: ({ point, number }) => `Punkt ${point} der Frage ${number} entfernen`,
    newPoint: ({ number }) => `Neuer Punkt der Frage ${number}`,
    newPointHint: "Etwas, das eine gute Antwort nennt",
    add: "Hinzufügen",
  },

  preview: {
    title: "So lesen es Kandidaten",
    label: "Was Kandidaten lesen",
    none: "0 Fragen.",
    questions: ({ count, length }) => `${questions(count)}, höchstens ${length}.`,
    beginBy: ({ moment, zone }) => `Bitte beginnen Sie bis ${moment} (${zone}).`,
    list: "Fragen, wie Kandidaten sie erhalten",
    gaps: "Danach werden alle nach den Muss-Anforderungen gefragt, die der eigene Lebenslauf nicht nennt.",
    how: ({ kinds }) => `Antworten Sie per ${kinds}.`,
    time: ({ answering }) => `Sie haben ${answering} zum Antworten.`,
    times: ({ thinking, answering }) =>
      `Sie haben ${thinking} zum Nachdenken, dann ${answering} zum Antworten.`,
    oneTry: "Ein Versuch.",
    moreTries: ({ count }) =>
      `${plural(count, { one: "# weiterer Versuch", other: "# weitere Versuche" })}, wenn Sie möchten.`,
  },
};

export default words;
