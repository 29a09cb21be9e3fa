import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFileSize } from "@winnow/contract/limits.ts";
import type english from "../en/screening-setup.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Screening einrichten",
  loading: "Screening",
  hint: "Wählen Sie eine Anforderung aus, um den Satz zu sehen, aus dem sie gelesen wurde. Was falsch gelesen wurde, lässt sich nur vor dem Start berichtigen; Gewichte auch später.",
  title: "Titel",
  untitled: "Bitte geben Sie einen Titel an.",
  overtaken:
    "Eine Änderung, die ohne Verbindung behalten wurde, ist nicht gespeichert: Jemand hat dasselbe seitdem geändert. Laden Sie die Seite neu, um es zu sehen, oder ändern Sie es noch einmal.",
  jobForm: "Bewerbungsformular",
  panels: { jd: "Stellenbeschreibung", settings: "Einstellungen" },
  jdNotLoaded: "Die Stellenbeschreibung konnte nicht geladen werden.",

  jd: {
    before: "Es gilt weiterhin die bisherige Stellenbeschreibung.",
    another: "Versuchen Sie es mit einer anderen Datei, oder fügen Sie den Text ein.",
    upload: "Hochladen der Stellenbeschreibung",
    reading: "Die Stellenbeschreibung wird gelesen. Das dauert einen Moment.",
    waitsForScanner: "Die Stellenbeschreibung wartet auf den Virenscanner; es geht von selbst weiter.",
    receiving: "Die Stellenbeschreibung kommt an.",
    replaces: ({ count }) =>
      `Eine neue Stellenbeschreibung ersetzt ${plural(count, { one: "die # Anforderung", other: "die # Anforderungen" })} von jetzt mitsamt Ihren Änderungen.`,
    drop: "Stellenbeschreibung hier ablegen",
    dropHint: `PDF oder DOCX, bis ${maximumFileSize}`,
    pick: "Datei auswählen",
    paste: "Oder den Text einfügen",
    readText: "Diesen Text lesen",
    keep: "Bisherige behalten",
    pasted: "Eingefügter Text",
    download: "Herunterladen",
    replace: "Ersetzen",
    remove: "Entfernen",
    showText: "Gelesenen Text anzeigen",
    text: "Text der Stellenbeschreibung",
    removal: {
      title: "Stellenbeschreibung entfernen?",
      confirm: "Entfernen",
      text: ({ count }) =>
        `Die Stellenbeschreibung und ${plural(count, { one: "ihre # Anforderung", other: "ihre # Anforderungen" })} werden endgültig gelöscht. Die Lebensläufe bleiben.`,
    },
  },
  instructions: {
    label: "Anweisungen (freiwillig)",
    hint: "Was mit einzelnen Anforderungen geschehen soll: „Deutsch ist nur ein Plus“, „Studium ignorieren“, „Excel ist am wichtigsten“.",
    notUnderstood: ({ sentences }) =>
      `Für ${sentences.map((sentence) => `„${isolate(sentence)}“`).join(", ")} wurde nichts geändert: Es war nicht klar, welche Anforderung gemeint ist oder was mit ihr geschehen soll. Bitte ändern Sie die Anforderungen von Hand.`,
    add: "Anweisungen hinzufügen",
    show: "Ihre Anweisungen anzeigen",
  },

  requirements: {
    title: "Anforderungen",
    none: "In diesem Text wurde keine Anforderung gefunden. Fügen Sie mindestens eine hinzu, nach der gescreent wird.",
    summary: ({ count, musts }) =>
      `${plural(count, { one: "# Anforderung", other: "# Anforderungen" })}, davon ${musts} Muss. Gewichte reichen von 1 (am wenigsten) bis 5 (am meisten); 0 nimmt eine aus der Wertung.`,
    add: "Anforderung hinzufügen",
    removed: "Die Anforderung ist entfernt.",
    undo: "Rückgängig",
    merged: ({ count }) => `${count} Anforderungen sind jetzt eine; es genügt eine davon.`,
    merge: ({ count }) => `${count} zusammenlegen: Eine davon genügt`,
    mergeHindrances: {
      oneMore: "Wählen Sie zum Zusammenlegen noch eine aus.",
      years: "Eine mit einer Anzahl von Jahren bleibt für sich.",
      kinds: "Diese sind verschiedener Art, daher bleibt jede für sich.",
    },
    notSaved: "Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
    running: "Das Screening läuft. Halten Sie es an, um die Anforderungen zu ändern.",
    locked:
      "Nach diesen Anforderungen wurden schon Lebensläufe gescreent, daher lassen sie sich nicht mehr ändern. So bleiben alle Punktzahlen dieses Screenings vergleichbar.",
    withWeight: ({ kind, weight }) => `${kind}, ${weight}`,
    withAlternatives: ({ words: all, alternatives }) => `${all}. Eines davon genügt: ${alternatives}`,
    refused: "Aus der Wertung gelassen",
  },
  readings: {
    thin: "In diesem Text ließ sich kaum etwas als Anforderung lesen. Bitte prüfen Sie den Text und fügen Sie hinzu, was die Stelle verlangt. Bis dahin stützt sich die Punktzahl darauf, wie ähnlich sich die Arbeit in diesem Text und in einem Lebenslauf sind.",
    unknown_language:
      "Dieser Text ist in einer Sprache, die Winnow noch nicht lesen kann. Die Punktzahl stützt sich daher auf die Wörter, die ein Lebenslauf mit ihm teilt. Bitte fügen Sie die Anforderungen selbst hinzu, oder fügen Sie eine Übersetzung ein.",
  },
  toCheck: {
    title: "Bitte prüfen",
    about: ({ count }) =>
      plural(count, {
        one: "Dieser Satz verlangt vielleicht etwas. Er zählt, sobald Sie es sagen.",
        other: "Diese # Sätze verlangen vielleicht etwas. Jeder zählt, sobald Sie es sagen.",
      }),
    answers: ({ sentence }) => `Was das ist: ${sentence}`,
    proposedAs: {
      must: ({ by }) => `Als Muss vorgeschlagen von ${by}`,
      nice: ({ by }) => `Als Wunsch vorgeschlagen von ${by}`,
    },
    must: "Muss",
    nice: "Wunsch",
    none: "Keine Anforderung",
  },
  requirement: {
    label: ({ position }) => `Anforderung ${position}`,
    select: ({ position }) => `Anforderung ${position} zum Zusammenlegen auswählen`,
    weight: ({ position }) => `Gewicht von Anforderung ${position}`,
    more: ({ position }) => `Mehr zu Anforderung ${position}`,
    menu: ({ position, text }) => `Was mit Anforderung ${position} geschehen soll: ${isolate(text)}`,
    check: ({ position }) => `Bitte Anforderung ${position} prüfen`,
    doubts: {
      asked: "Winnow ist nicht sicher, ob die Stelle das verlangt.",
      kind: "Winnow ist nicht sicher, ob das ein Muss oder ein Wunsch ist.",
    },
    confirm: "Stimmt so",
    merge: "Mit anderen zusammenlegen",
    remove: "Entfernen",
    empty: "Bitte geben Sie an, was gefordert ist.",
    kind: ({ position }) => `Anforderung ${position}: Muss oder Wunsch`,
    kinds: { must: "Muss", nice: "Wunsch" },
    newWeight: ({ weight }) => `Gewicht ${weight}`,
    example: "Zum Beispiel: 3 Jahre mit PostgreSQL",
    add: "Hinzufügen",
    alternatives: ({ position }) => `Alternativen zu Anforderung ${position}`,
    anyIsEnough: "Eines davon genügt:",
    removeAlternative: ({ name }) => `Alternative entfernen: ${isolate(name)}`,
    addAlternativeTo: ({ position }) => `Alternative hinzufügen: Anforderung ${position}`,
    addAlternative: "Alternative hinzufügen",
    addAnother: "Hinzufügen",
    orThis: "Oder das genügt",
    alternative: ({ position }) => `Alternative für Anforderung ${position}`,
  },

  settings: {
    mode: "Modus",
    modeLocked: "Das Screening läuft. Halten Sie es an, um den Modus zu ändern.",
    visibility: "Wer Lebensläufe einreichen kann",
    blind: "Anonymer Modus",
    blindMeans:
      "Namen, Kontaktdaten, Fotos, Schulen und Geburtsdaten sind in der Liste, im Bericht und im Lebenslauf verborgen. Jede Person lässt sich einzeln aufdecken; wer das wann getan hat, wird festgehalten. Die Punktzahlen sind in beiden Fällen dieselben.",
    show: {
      title: "Alle Kandidaten zeigen?",
      confirm: "Alle zeigen",
      text: "Alle Kandidaten dieses Screenings werden sichtbar. Das wird im Verlauf jedes Ergebnisses festgehalten.",
    },
  },

  start: {
    label: "Start",
    running: "Dieses Screening läuft. Sie können die Seite verlassen, ohne dass sich daran etwas ändert.",
    done: "Alle Lebensläufe hier sind gescreent.",
    notReady: "Noch sind nicht alle Lebensläufe bereit.",
    results: "Ergebnisse ansehen",
    stop: "Anhalten",
  },
};

export default words;
