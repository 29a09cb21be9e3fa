import type { fieldMessages } from "@winnow/contract/field-messages.ts";
import { maximumFileSize, maximumPages, maximumShortAnswerCharacters } from "@winnow/contract/limits.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";
import type english from "../en/failures.ts";
import { sayIn } from "../say-failure.ts";
import type { VisitorFailure } from "../visitor-failures.ts";

const byName: Record<VisitorFailure, string> = {
  inputInvalid: "Bitte prüfen Sie Ihre Angaben.",
  notFound: "Nicht gefunden",
  tooManyRequests: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  bodyTooLarge: "Das ist zu groß, um gesendet zu werden.",
  mediaTypeUnsupported: "Bitte senden Sie JSON.",
  requestUnreadable: "Diese Anfrage kann nicht gelesen werden.",
  headersTooLarge: "Die Kopfzeilen dieser Anfrage sind zu groß.",
  requestTimedOut: "Diese Anfrage hat zu lange gebraucht, um anzukommen.",
  idempotencyKeyReused: "Dieser Idempotency-Key wurde schon mit einer anderen Anfrage gesendet.",
  idempotencyKeyInWork: "Diese Anfrage wird bereits beantwortet. Bitte versuchen Sie es gleich noch einmal.",
  accountFull:
    "Bei diesem Arbeitgeber ist kein Platz mehr. Bitte schreiben Sie ihm, oder versuchen Sie es später erneut.",
  wordsNotInCv: "Diese Worte stehen nicht im Lebenslauf. Bitte geben Sie sie so wieder, wie sie dort stehen.",
  correctionInvalid: "Diese Berichtigung betrifft etwas, das im Lebenslauf nicht gefunden wurde.",
  fileNotFound: "Datei nicht gefunden",
  fileNotArrived: "Diese Datei ist nicht angekommen. Bitte laden Sie sie erneut hoch.",
  originalGone: "Das Original dieser Datei ist nicht mehr gespeichert.",
  linkInvalid: "Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.",
  uploadMismatch: "Was angekommen ist, ist nicht das, wofür der Link ausgestellt wurde.",
  storageFull:
    "Auf diesem Server ist kein Platz mehr für Dateien. Wer ihn betreibt, muss erst Platz schaffen; versuchen Sie es dann erneut.",
  storageUnavailable:
    "Winnow kommt gerade nicht an seine Dateien. Bitte versuchen Sie es gleich noch einmal.",
  scannerUnavailable:
    "Dateien können gerade nicht auf Viren geprüft werden. Bitte versuchen Sie es gleich noch einmal.",
  linkNotFound: "Dieser Link ist nicht oder nicht mehr gültig. Bitte öffnen Sie ihn aus der neuesten E-Mail.",
  interviewNotOpen:
    "Auf dieses Interview kann gerade nicht geantwortet werden. Laden Sie die Seite neu, um den Stand zu sehen.",
  interviewElsewhere:
    "Das Interview läuft in einem anderen Fenster oder auf einem anderen Gerät weiter. Sie können es hier fortsetzen.",
  consentMissing: "Bitte lesen Sie zuerst, wie das Interview abläuft, und stimmen Sie zu.",
  questionNotFound: "Frage nicht gefunden",
  questionNotOpen: "Diese Frage ist gerade nicht an der Reihe. Laden Sie die Seite neu, um weiterzumachen.",
  answerKindRefused: "Diese Frage kann so nicht beantwortet werden. Wählen Sie eine der angebotenen Formen.",
  noRetakesLeft: "Für diese Frage ist keine weitere Wiederholung übrig.",
  recordingNotFound: "Aufnahme nicht gefunden",
  recordingEnded: "Diese Aufnahme ist beendet.",
  recordingTooLarge: "Diese Aufnahme ist größer, als aufbewahrt werden kann.",
  partChanged: "Unter dieser Nummer wurde schon ein anderer Teil der Aufnahme angekündigt.",
  questionsLeft: "Es sind noch Fragen offen. Beantworten Sie sie zuerst, oder lassen Sie sie einzeln aus.",
  partsStillArriving:
    "Teile Ihrer Aufnahme sind noch unterwegs. Lassen Sie diese Seite noch einen Moment geöffnet.",
  requestNotFound: "Anfrage nicht gefunden",
  requestAnswered: "Diese Anfrage ist bereits beantwortet.",
  sharedLinkNotFound:
    "Dieser Link ist nicht oder nicht mehr gültig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
  noCvToShare: "Von dieser Person gibt es keinen Lebenslauf, der geteilt werden kann.",
  feedbackNotAllowed: "Über diesen Link wird um keine Rückmeldung gebeten.",
  tooMuchFeedback:
    "Über diesen Link ist kein Platz für weitere Rückmeldungen. Bitte antworten Sie der Person, die ihn geschickt hat.",
  jobFormNotFound: "Unter diesem Link ist keine oder keine offene Stelle mehr zu finden.",
  applicationNotFound: "Diese Bewerbung gibt es nicht mehr. Bitte wählen Sie Ihren Lebenslauf erneut aus.",
  cvNotSent: "Ihr Lebenslauf ist noch nicht angekommen. Bitte wählen Sie ihn erneut aus.",
  cvUnreadable:
    "Diese Datei kann nicht gelesen werden. Bitte senden Sie eine PDF- oder DOCX-Datei, die Text enthält.",
  jobFormChanged:
    "Das Formular wurde inzwischen geändert. Bitte sehen Sie es noch einmal durch; Ihre Angaben sind erhalten geblieben.",
  noticeChanged: "Worin Sie einwilligen, wurde inzwischen geändert. Bitte lesen Sie es noch einmal.",
  jobFormFull: "Gerade kann keine Bewerbung angenommen werden. Bitte versuchen Sie es morgen erneut.",
  applicationWithdrawn: "Sie haben diese Bewerbung zurückgezogen.",
  tooManyOpenRequests:
    "Es warten schon so viele Anfragen auf eine Antwort. Bitte warten Sie, bis eine beantwortet ist.",
  cvNotReadYet: "Ihr Lebenslauf wird noch gelesen. Bitte versuchen Sie es gleich noch einmal.",
  screeningOnHold:
    "Hiervon darf aus rechtlichen Gründen vorerst nichts gelöscht werden. Bitte wenden Sie sich an den Arbeitgeber.",
  unexpected: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.",
  unavailable: "Winnow erreicht gerade seine Datenbank nicht. Bitte versuchen Sie es gleich noch einmal.",
  answerTookTooLong:
    "Das hat länger gedauert, als man warten sollte. Bitte versuchen Sie es gleich noch einmal.",
};

const fields: Record<keyof typeof fieldMessages, string> = {
  unstorable: "Hierin steht ein Zeichen, das nicht gespeichert werden kann.",
  nameToApply: "Bitte geben Sie Ihren Namen an.",
  email: "Bitte geben Sie eine E-Mail-Adresse an, unter der Sie erreichbar sind.",
  nameOfFeedback: "Bitte geben Sie Ihren Namen an.",
  emptyFeedback:
    "Bitte wählen Sie einen Daumen, schreiben Sie einen Kommentar oder bewerten Sie eine Antwort.",
  endBeforeBegin: "Eine Stelle kann nicht enden, bevor sie beginnt.",
  endOfPresent: "Eine Stelle, die noch besteht, hat kein Ende.",
  unanswered: "Bitte beantworten Sie diese Frage.",
  tooLongAnswer: `Bitte schreiben Sie höchstens ${maximumShortAnswerCharacters} Zeichen.`,
  choice: "Bitte wählen Sie eine der Möglichkeiten.",
  yesOrNo: "Bitte antworten Sie mit Ja oder Nein.",
  number: "Bitte geben Sie eine Zahl an.",
  date: "Bitte geben Sie ein Datum an.",
  file: "Bitte wählen Sie eine Datei aus.",
  link: "Bitte geben Sie eine vollständige Adresse an, etwa https://example.com.",
};

const files: Record<FileFailureReason, string> = {
  infected: "In dieser Datei wurde ein Virus gefunden. Sie wurde gelöscht und nicht geöffnet.",
  tooLargeToScan:
    "Diese Datei ist größer, als der Virenscanner dieses Servers annimmt. Sie wurde deshalb nicht geöffnet.",
  empty: "Diese Datei ist leer.",
  encrypted: "Diese Datei ist mit einem Kennwort geschützt. Bitte senden Sie eine ohne Kennwort.",
  damaged: "Diese Datei ist beschädigt und lässt sich nicht öffnen.",
  unsupportedType: "Das ist weder ein PDF noch ein Word-Dokument (DOCX).",
  tooLarge: `Diese Datei ist größer als ${maximumFileSize}.`,
  tooMuchInside:
    "In dieser Datei steht weit mehr als in einem Lebenslauf. Bitte laden Sie nur den Lebenslauf hoch.",
  tooMuchMemory:
    "Das Lesen dieser Datei braucht mehr Speicher, als erlaubt ist. Neu als PDF gespeichert, mit kleineren Bildern, könnte es gehen.",
  tooManyPages: `Diese Datei hat mehr als ${maximumPages} Seiten.`,
  noText: "In dieser Datei ist kein lesbarer Text; vielleicht ist sie das Bild einer Seite.",
  tookTooLong: "Das Lesen dieser Datei hat zu lange gedauert.",
  notAsAnnounced: "Was angekommen ist, ist nicht die angekündigte Datei. Bitte laden Sie sie erneut hoch.",
  gone: "Diese Datei ist nicht mehr gespeichert. Bitte laden Sie sie erneut hoch.",
  ourFault: "Mit dieser Datei ist bei uns etwas schiefgegangen. Sie können es noch einmal versuchen.",
};

const words: typeof english = {
  ...sayIn({
    byName,
    fields,
    files,
    tooLong: ({ characters }: { characters: string }) =>
      `Bitte schreiben Sie höchstens ${characters.replace(",", ".")} Zeichen.`,
  }),
  unreached: "Winnow ist gerade nicht erreichbar.",
  unreadable: "Beim Abrufen ist ein Fehler aufgetreten.",
  fileNotFetched: "Die Datei konnte nicht abgerufen werden. Bitte versuchen Sie es erneut.",
  unknown: "Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.",
  keptAndOnce: ({ message }) =>
    `${message} Was Sie geschrieben haben, ist erhalten geblieben: Versuchen Sie es erneut, es wird nur einmal ausgeführt.`,
  kept: ({ message }) =>
    `${message} Was Sie eingegeben haben, ist erhalten geblieben: Versuchen Sie es gleich noch einmal.`,
};

export default words;
