import { isolate } from "@winnow/contract/isolate.ts";
import { markersInGerman } from "@winnow/contract/markers.ts";
import { signalInGerman } from "@winnow/contract/signal-in-german.ts";
import type english from "../en/reports.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Interviewbericht",
  documentTitle: ({ name }) => `${name}, Bericht`,
  keys: "Tasten",
  loading: "Der Bericht wird geladen",
  goingOn:
    "Das Interview läuft. Antworten erscheinen hier, sobald sie gegeben werden; berechnet wird erst, wenn es abgeschlossen ist.",
  unfinished: ({ outcome }) =>
    `Dieses Interview wurde nicht zu Ende geführt („${outcome}“), daher wird es nicht berechnet. Was bis dahin geantwortet wurde, steht hier.`,
  hints: {
    hidden:
      "Was die Maschine findet, erscheint erst, wenn Sie selbst bewertet haben, damit es Sie nicht beeinflusst. In der Einrichtung der Interviewrunde lässt es sich sofort anzeigen.",
    shown:
      "Bewerten Sie jede Antwort daneben selbst, von 1 bis 5. In Ihren eigenen Interviewrunden erscheint bis dahin nicht, was die Maschine findet, es sei denn, die Einrichtung sagt es anders.",
  },
  outcome: "Ergebnis",
  keysHint: { question: " Frage, ", to: " bis ", score: " bewerten, ", decide: " entscheiden" },
  requests: {
    wait: ({ count }) =>
      ` wartet auf Ihre Antwort auf ${plural(count, { one: "# Anfrage", other: "# Anfragen" })}.`,
    answer: "Antworten",
  },
  notBegun: {
    withdrawn: "Vor dem Beginn zurückgezogen",
    closed: "Vor dem Beginn abgelaufen",
    cancelled: "Vor dem Beginn abgesagt",
    none: "Noch nicht begonnen",
    nothing: "Es wurde nichts geantwortet, und nichts wird berechnet.",
    invited: ({ at }) =>
      `Die Einladung wurde am ${at} gesendet. Antworten erscheinen hier, sobald sie gegeben werden.`,
    notSent: ({ reason }) => `Die Einladung konnte nicht gesendet werden: ${reason}`,
    onItsWay: "Die Einladung ist unterwegs. Antworten erscheinen hier, sobald sie gegeben werden.",
    toCandidates: "Zu den Kandidaten",
  },
  download: {
    label: "Bericht herunterladen",
    A4: "PDF, auf Papier in A4",
    Letter: "PDF, auf Papier in Letter",
    csv: "CSV, eine Zeile je Punkt",
    json: "JSON, für Programme",
  },

  when: {
    completed: ({ at }) => `Abgeschlossen am ${at}`,
    begun: ({ at }) => `Begonnen am ${at}`,
    invited: ({ at }) => `Eingeladen am ${at}`,
    notInvited: "Noch nicht eingeladen",
  },
  points: ({ made, of }) => plural(of, { one: `${made} von # Punkt`, other: `${made} von # Punkten` }),
  ofFive: ({ score }) => `${score} von 5`,
  unmarked: {
    noAnswer: "Es gibt keine Antwort, in der nach Punkten gesucht werden könnte.",
    noTranscript: "Eine Aufnahme ohne Transkript wird abgespielt, nicht bewertet.",
    transcribedLater:
      "Das Gesagte wird nach dem Interview in Text übertragen; dann wird nach Punkten gesucht.",
    beingTranscribed: "Das Gesagte wird gerade in Text übertragen; dann wird nach Punkten gesucht.",
    transcriptionFailed:
      "Das Gesagte konnte nicht in Text übertragen werden, daher wird es abgespielt, nicht bewertet.",
    noRubric: "Zu dieser Frage gibt es keine Punkte, nach denen gesucht würde.",
    markedLater: "Nach Punkten wird gesucht, sobald das Interview vorbei ist.",
    beingMarked: "Nach Punkten wird gerade gesucht.",
  },

  summary: {
    myScore: "Meine Bewertung",
    points: "Von der Maschine gefundene Punkte",
    hidden: "Sie erscheinen, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
    none: "Es sind keine bewertet.",
    by: ({ by }) =>
      `Ein Vorschlag von ${markersInGerman(by)}: Er kann Punkte übersehen und welche finden, die nicht da sind.`,
    bySkill: "Punkte nach Kenntnis",
  },
  decision: {
    nobody: "Noch hat niemand entschieden.",
    by: ({ decision }) => `${decision} von `,
    at: ({ at }) => `, ${at}`,
    rejectReasons: [
      "Was gebraucht wird, zeigte sich nicht in den Antworten",
      "Zu wenig Erfahrung",
      "Anderes Berufsfeld",
      "Ort oder Arbeitserlaubnis",
      "Hat sich zurückgezogen",
      "Andere passen besser",
    ],
    asksWhy: ({ act }) => `${act} …`,
    history: "Entscheidungen",
    cleared: "Entscheidung aufgehoben",
    nowCleared: ({ name }) => `Entscheidung zu ${isolate(name)} aufgehoben`,
    doneWhy: ({ done, reason }) => `${done}: ${isolate(reason)}`,
    undo: "Rückgängig",
    nothingToUndo: "Es gibt nichts rückgängig zu machen.",
    undone: "Entscheidung zurückgenommen.",
    notSaved: ({ reason }) => `Das wurde nicht gespeichert, es hat sich also nichts geändert. ${reason}`,
  },

  question: {
    number: ({ number }) => `Frage ${number}`,
    notReached: "Zu dieser Frage kam es nicht.",
    nothing: "Es wurde nichts geantwortet.",
    answer: ({ number }) => `Antwort auf Frage ${number}`,
    answerPart: ({ number, part, of }) => `Antwort auf Frage ${number}, Teil ${part} von ${of}`,
    points: ({ number }) => `Punkte zu Frage ${number}`,
    hidden: "Welche Punkte genannt wurden, erscheint, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
    byModel: "Von einem Sprachmodell gefunden, in diesen Worten:",
    showInAnswer: "In der Antwort zeigen",
    notFoundIs:
      "„Nicht gefunden“ heißt, dass für einen Punkt keine Worte gefunden wurden, nicht, dass die Antwort falsch ist.",
  },
  answer: {
    opened: "Geöffnet, nicht beantwortet",
    kinds: { text: "Text", audio: "Ton", video: "Video" },
    take: ({ take }) => `${take}. Aufnahme`,
    late: ({ minutes }) =>
      `das Letzte davon kam ${plural(minutes, { one: "# Minute", other: "# Minuten" })} zu spät`,
  },
  recording: {
    kinds: { audio: "Ton", video: "Video" },
    recording: ({ kind }) => `${kind}: wird gerade aufgenommen und lässt sich abspielen, wenn alles da ist.`,
    ended: ({ kind }) => `${kind}: wird gerade abspielbar gemacht. Das dauert einen Moment.`,
    failed: ({ kind, reason }) => `${kind}: lässt sich nicht abspielen. ${reason}`,
    unreadable: "Die Aufnahme konnte nicht gelesen werden.",
    length: ({ kind, length }) => `${kind}, ${length}`,
    notPlayed: "Diese Aufnahme konnte nicht abgespielt werden.",
    back: ({ seconds }) => `${seconds} Sekunden zurück`,
    forward: ({ seconds }) => `${seconds} Sekunden vor`,
    speed: "Tempo",
    place: ({ label }) => `Stelle in: ${label}`,
    placeOf: ({ at, of }) => `${at} von ${of}`,
  },
  transcript: {
    label: ({ label }) => `Transkript: ${label}`,
    playFromHere: "Ab hier abspielen",
    noService: "Abgespielt, nicht bewertet: Hier überträgt nichts Sprache in Text.",
    none: "Es gibt kein Transkript: Die Person wurde über keinen Dienst informiert, der welche erstellt, oder hat sich zurückgezogen.",
    later: "Sie wird nach dem Interview in Text übertragen.",
    inWork: "Sie wird gerade in Text übertragen. Das kann einige Minuten dauern.",
    failed: ({ reason }) => `Sie konnte nicht in Text übertragen werden. ${reason}`.trim(),
    silent: "Darin waren keine Worte zu hören.",
    by: { before: "Transkript von ", after: ", maschinell erstellt." },
    make: "In Text übertragen",
    tryAgain: "Erneut versuchen",
  },

  scorecard: {
    title: "Mein Bewertungsbogen",
    notes: "Notizen zum Interview",
    give: "Bewertungsbogen abgeben",
    none: "Noch ist keine Antwort bewertet.",
    mean: ({ mean, count }) => `Im Schnitt ${mean} von 5 über ${count}.`,
    given: ({ at }) => `Abgegeben am ${at}; Sie können ihn noch ändern.`,
    hidden: "Punkte und die Bewertungen anderer erscheinen, sobald Sie ihn abgegeben haben.",
    others: "Bewertungsbögen anderer",
    ofQuestion: ({ number, score }) =>
      `${number === null ? "Entfernte Frage" : `Frage ${number}`}: ${score ?? "keine Bewertung"}`,
    score: ({ number }) => `Meine Bewertung zu Frage ${number}`,
    printedNone: "Meine Bewertung: keine",
    printed: ({ score, means }) => `Meine Bewertung: ${score} von 5, ${means}`,
    comment: ({ number }) => `Mein Kommentar zu Frage ${number}`,
    commentPlaceholder: "Kommentar",
  },

  evidence: {
    title: "Lebenslauf und Antworten",
    noCv: "Zu dieser Person gibt es keinen gescreenten Lebenslauf, nur die Antworten.",
    openCv: "Bericht zum Lebenslauf öffnen",
    hidden:
      "Welche Punkte die Antworten nennen, erscheint, sobald Sie Ihren Bewertungsbogen abgegeben haben.",
    requirements: "Anforderungen",
    cv: "Lebenslauf",
    foundBy: ({ by }) => `Gefunden von ${by}, in diesen Worten:`,
    answers: "Antworten",
    noQuestion: "Danach wurde nicht gefragt.",
    notReached: "Dazu kam es nicht.",
    pointsFound: ({ number }) => `In der Antwort auf Frage ${number} gefundene Punkte`,
    notFound: ({ count }) =>
      plural(count, { one: "# Punkt wurde nicht gefunden.", other: "# Punkte wurden nicht gefunden." }),
  },
  signals: {
    title: "Was nebenher geschah",
    said: (signal) => signalInGerman(signal, (count) => plural(count, { other: "#" })),
    none: "Nichts, was eine Seite bemerken kann.",
    facts: "Das sind Tatsachen mit vielen harmlosen Gründen. Keine davon zählt bei Punkten oder Bewertungen.",
  },
};

export default words;
