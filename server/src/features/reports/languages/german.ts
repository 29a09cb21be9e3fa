import { markersInGerman } from "@winnow/contract/markers.ts";
import { type RecordingFailure, recordingFailures } from "@winnow/contract/recording-failures.ts";
import { signalInGerman } from "@winnow/contract/signal-in-german.ts";
import type { english } from "./english.ts";

const statuses = { NotAttended: "Nicht begonnen", Started: "Begonnen", COMPLETED: "Abgeschlossen" };
const outcomes = { withdrawn: "Zurückgezogen", closed: "Zeit abgelaufen", cancelled: "Abgesagt" };
const decisions = { advance: "Eine Runde weiter", hold: "Zurückgestellt", reject: "Abgelehnt" };
const marks = { made: "Genannt", partly: "Teilweise genannt", "not found": "Nicht gefunden" };
const answerKinds = { text: "Text", audio: "Ton", video: "Video" };
const number = (value: number, decimals: number) =>
  value.toLocaleString("de", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const unplayable: Readonly<Record<RecordingFailure, string>> = {
  nothingArrived: "Nichts davon ist angekommen.",
  unplayable: "Was angekommen ist, lässt sich nicht abspielen.",
  notJoined: "Sie konnte nicht zusammengesetzt werden.",
};

/** What is not known stays as it was stored. */
function whyUnplayable(english: string): string {
  for (const name in recordingFailures) {
    // The keys are the names.
    if (recordingFailures[name as RecordingFailure] === english) return unplayable[name as RecordingFailure];
  }
  return english;
}

export const german: typeof english = {
  file: "Interviewbericht",
  title: ({ name }) => `${name}: Interviewbericht`,
  state: ({ outcome, status }) => (outcome === "none" ? statuses[status] : outcomes[outcome]),
  invited: ({ at }) => `eingeladen ${at}`,
  begun: ({ at }) => `begonnen ${at}`,
  completed: ({ at }) => `abgeschlossen ${at}`,
  noOwnScore: "Meine Bewertung: keine",
  ownScore: ({ score }) => `Meine Bewertung: ${number(score, Number.isInteger(score) ? 0 : 1)} von 5`,
  meanOfOwnScores: ({ mean }) => `Meine Bewertung: ${number(mean, 1)} von 5`,
  hiddenUntilScored: "Punkte erscheinen, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
  pointsFound: ({ made, of, by }) =>
    `Gefundene Punkte: ${made} von ${of}, ein Vorschlag von ${markersInGerman(by)}.`,
  madeOf: ({ made, of }) => `${made} von ${of}`,
  decisions: "Entscheidungen",
  undecided: "Noch niemand hat entschieden.",
  decision: (kind) => (kind === null ? "Entscheidung aufgehoben" : decisions[kind]),
  question: ({ number: place }) => `Frage ${place}`,
  removedQuestion: "Entfernte Frage",
  notReached: "Diese Frage wurde nicht erreicht.",
  foundByModel: "Von einem Sprachmodell gefunden, in diesen Worten:",
  mark: (mark) => marks[mark],
  answerKind: (kind) => answerKinds[kind],
  notAnswered: "Geöffnet, nicht beantwortet",
  take: ({ take }) => `Versuch ${take}`,
  late: ({ minutes }) => `das Letzte davon kam ${minutes} min zu spät`,
  transcribed: "Was gesagt wurde, maschinell in Text umgesetzt:",
  recording: ({ duration }) =>
    `Eine Aufnahme${duration === null ? "" : ` von ${duration}`}. Sie kann in Winnow abgespielt werden.`,
  unplayable: ({ why }) => `Eine Aufnahme, die nicht abgespielt werden kann. ${whyUnplayable(why)}`,
  ownScorecard: "Mein Bewertungsbogen",
  scorecardOf: ({ by }) => `Bewertungsbogen von ${by}`,
  notGiven: ({ by }) => `${by}, noch nicht abgegeben`,
  given: ({ by, at }) => `${by}, abgegeben ${at}`,
  noScore: "keine Bewertung",
  score: ({ score }) => `${score} von 5`,
  signals: "Was zwischendurch geschah",
  signal: (signal) => signalInGerman(signal, (count) => number(count, 0)),
  noSignals: "Nichts, was eine Seite bemerken kann.",
  signalsText:
    "Das sind Tatsachen mit vielen harmlosen Gründen. Keine davon zählt bei Punkten oder Bewertungen.",
  about: "Über diesen Bericht",
  markedBy: ({ by }) =>
    `Die Punkte hat ${markersInGerman(by)} markiert. „Nicht gefunden“ heißt nicht, dass eine Antwort falsch ist.`,
  decidesNothing: "Eine Markierung entscheidet nichts: Das tun Menschen. Alle Zeiten in UTC.",
  missingSigns:
    "Einige Zeichen lassen sich in dieser Datei nicht drucken; □ steht für jedes. Winnow zeigt sie.",
  headers: [
    "Person",
    "Interviewrunde",
    "Frage",
    "Fragetext",
    "Fähigkeit",
    "Beantwortet durch",
    "Antwort",
    "Punkt",
    "Markierung",
    "Zitate",
    "Eigene Bewertung",
    "Eigener Kommentar",
  ],
};
