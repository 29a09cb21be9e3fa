import { creditReasonsInGerman } from "@winnow/contract/credit-reasons-in-german.ts";
import { maximumFileSize, maximumPages } from "@winnow/contract/limits.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";
import { sayStored } from "@winnow/matching/say-stored.ts";
import type { english } from "./english.ts";

const count = (many: number, one: string, other: string) =>
  `${many.toLocaleString("de")} ${many === 1 ? one : other}`;
const cvs = (many: number) => count(many, "Lebenslauf", "Lebensläufe");
const persons = (many: number) => count(many, "Person", "Personen");
const interviews = (many: number) => count(many, "Interview", "Interviews");
const credits = (hundredths: number) =>
  (hundredths / 100).toLocaleString("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = (iso: string) =>
  new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
const people = (kind: "screening" | "drive", many: number) =>
  kind === "screening" ? cvs(many) : persons(many);
const endOfRun = ({ screened, failed }: { screened: number; failed: number }) =>
  `${cvs(screened)} geprüft.${failed === 0 ? "" : ` ${count(failed, "konnte", "konnten")} nicht geprüft werden.`}`;

const reasonOf = sayStored(creditReasonsInGerman());

const fileFailures: Readonly<Record<FileFailureReason, string>> = {
  infected: "In dieser Datei wurde ein Virus gefunden. Sie wurde gelöscht und nicht geöffnet.",
  tooLargeToScan:
    "Diese Datei ist größer, als der Virenscanner dieses Servers annimmt. Sie wurde deshalb nicht geöffnet.",
  empty: "Diese Datei ist leer.",
  encrypted: "Diese Datei ist mit einem Passwort geschützt. Bitten Sie um eine ohne.",
  damaged: "Diese Datei ist beschädigt und lässt sich nicht öffnen.",
  unsupportedType: "Das ist weder eine PDF-Datei noch ein Word-Dokument (DOCX).",
  tooLarge: `Diese Datei ist größer als ${maximumFileSize}.`,
  tooMuchInside: "In dieser Datei ist weit mehr als ein Lebenslauf. Bitte laden Sie nur den Lebenslauf hoch.",
  tooMuchMemory:
    "Diese Datei zu lesen braucht mehr Speicher als erlaubt. Neu als PDF gespeichert, mit kleineren Bildern, kann es gehen.",
  tooManyPages: `Diese Datei hat mehr als ${maximumPages} Seiten.`,
  noText: "In dieser Datei ist kein lesbarer Text; vielleicht ist sie das Bild einer Seite.",
  tookTooLong: "Diese Datei zu lesen hat zu lange gedauert.",
  notAsAnnounced: "Was angekommen ist, ist nicht die angekündigte Datei. Bitte laden Sie sie erneut hoch.",
  gone: "Diese Datei ist nicht mehr gespeichert. Bitte laden Sie sie erneut hoch.",
  ourFault: "Bei uns ist mit dieser Datei etwas schiefgegangen. Sie können es noch einmal versuchen.",
};

export const german: typeof english = {
  screeningRuns: ({ title, done, all, percent }) => ({
    title: `Screening „${title}“ läuft`,
    message: `${done.toLocaleString("de")} von ${count(all, "Lebenslauf", "Lebensläufen")}, ${percent} %`,
  }),
  screeningUpToDate: ({ title, ...end }) => ({
    title: `„${title}“ ist auf dem neuesten Stand`,
    message: `${endOfRun(end)} Neue Lebensläufe werden geprüft, sobald sie eintreffen.`,
  }),
  screeningStopped: ({ title, left, ...end }) => ({
    title: `„${title}“ wurde angehalten`,
    message: `${endOfRun(end)} ${cvs(left)} übrig.`,
  }),
  screeningDone: ({ title, arrived, ...end }) => ({
    title: `„${title}“ ist geprüft`,
    message:
      arrived === null
        ? endOfRun(end)
        : `${endOfRun(end)} ${cvs(arrived)} inzwischen eingetroffen und zum Start bereit.`,
  }),
  rescreeningReady: ({ title, changed, all }) => ({
    title: `Der Vergleich für „${title}“ ist fertig`,
    message: `Eine neuere Version würde ${changed.toLocaleString("de")} von ${all.toLocaleString("de")} ${all === 1 ? "Punktzahl" : "Punktzahlen"} ändern. Bisher ist alles, wie es war.`,
  }),
  filesFailed: ({ title, count: many }) => ({
    title: `${many === 1 ? "1 Datei konnte" : `${many.toLocaleString("de")} Dateien konnten`} nicht gelesen werden`,
    message: `„${title}“ zeigt, welche und warum. Dafür wurde nichts berechnet.`,
  }),
  waitsForCredits: ({ title }) => ({
    title: `„${title}“ wartet auf Credits`,
    message: "Eingetroffene Lebensläufe werden von selbst geprüft, sobald genug Credits da sind.",
  }),
  goesOn: ({ title }) => ({
    title: `„${title}“ geht weiter`,
    message: "Für die wartenden Lebensläufe sind genug Credits da.",
  }),
  jdFailed: ({ title, reason }) => ({
    title: `Die Stellenbeschreibung von „${title}“ konnte nicht gelesen werden`,
    message: reason === null ? "" : fileFailures[reason],
  }),
  accountExported: () => ({
    title: "Der Export Ihres Kontos ist fertig",
    message: "Sie finden ihn sieben Tage lang auf der Kontoseite.",
  }),
  accountNotExported: () => ({
    title: "Der Export Ihres Kontos konnte nicht erstellt werden",
    message: "Bitte versuchen Sie es auf der Kontoseite noch einmal.",
  }),
  exported: ({ file }) => ({ title: "Ihre Datei ist fertig", message: file }),
  notExported: ({ file, failure }) => ({
    title: "Eine Datei konnte nicht erstellt werden",
    message: `${file}: ${failure}`,
  }),
  withdrew: ({ name, title }) => ({
    title: `${name} hat abgesagt`,
    message: `In „${title}“. Dafür wird nichts berechnet.`,
  }),
  asksForAdjustment: ({ name, title }) => ({
    title: `${name} bittet um eine Anpassung`,
    message: `In „${title}“. Das Interview wartet auf Ihre Antwort.`,
  }),
  erasureAhead: ({ title, kind, people: many, moment }) => ({
    title: `${people(kind, many)} aus „${title}“ ${many === 1 ? "wird" : "werden"} am ${day(moment)} gelöscht`,
    message: "Öffnen Sie die Meldung, um sie länger aufzubewahren oder eine Löschsperre zu setzen.",
  }),
  erasuresAhead: ({ title, screenings, drives, moment }) => {
    const keepers = [
      ...(screenings > 0 ? [count(screenings, "Screening", "Screenings")] : []),
      ...(drives > 0 ? [count(drives, "Interviewrunde", "Interviewrunden")] : []),
    ];
    return {
      title: `Personen aus ${keepers.join(" und ")} werden bald gelöscht`,
      message: `Zuerst die aus „${title}“, am ${day(moment)}.`,
    };
  },
  toldOfRejection: ({ title, sent, failed, undone }) => ({
    title: sent === 0 ? "Die Absage ging an niemanden" : `Die Absage ging an ${persons(sent)}`,
    message: [
      `In „${title}“.`,
      ...(failed === 0
        ? []
        : [
            `${failed === 1 ? "1 Mail konnte" : `${failed.toLocaleString("de")} Mails konnten`} nicht gesendet werden: Die Liste der Absagen zeigt, an wen und warum.`,
          ]),
      ...(undone === 0
        ? []
        : [`Bei ${persons(undone)} hatte sich inzwischen etwas geändert; dorthin ging keine Mail.`]),
    ].join(" "),
  }),
  interviewErased: ({ title }) => ({
    title: "Jemand hat das eigene Interview gelöscht",
    message: `Betrifft „${title}“.`,
  }),
  mailsNotSent: ({ title, count: many }) => ({
    title: `Mail an ${persons(many)} konnte nicht gesendet werden`,
    message: `„${title}“ zeigt, an wen und warum. Berichtigen Sie die Adresse und senden Sie erneut.`,
  }),
  inviting: ({ title, done, all }) => ({
    title: `Einladungen zu „${title}“ werden gesendet`,
    message: `${done.toLocaleString("de")} von ${persons(all)}, ${Math.floor((100 * done) / all)} %`,
  }),
  invited: ({ title, count: many }) => ({
    title: `Einladungen zu „${title}“ sind gesendet`,
    message: `${persons(many)} eingeladen.`,
  }),
  interviewsCompleted: ({ title, count: many }) => ({
    title: `${interviews(many)} abgeschlossen`,
    message: `In „${title}“.`,
  }),
  driveCompleted: ({ title, count: many }) => ({
    title: `„${title}“ ist abgeschlossen`,
    message: `${interviews(many)} abgeschlossen.`,
  }),
  driveEnds: ({ title, notBegun }) => ({
    title: `„${title}“ endet innerhalb eines Tages`,
    message:
      notBegun === 0
        ? "Alle haben begonnen."
        : `${persons(notBegun)} ${notBegun === 1 ? "hat" : "haben"} noch nicht begonnen.`,
  }),
  applied: ({ title, count: many }) => ({
    title: `${persons(many)} ${many === 1 ? "hat" : "haben"} sich beworben`,
    message: `Auf „${title}“.`,
  }),
  creditsAdded: ({ amount, reason }) => ({
    title: `${credits(amount)} Credits gutgeschrieben`,
    message: reasonOf(reason),
  }),
  creditsTaken: ({ taken, owed, reason }) => ({
    title: `${credits(taken)} Credits zurückgenommen`,
    message:
      owed > 0
        ? `${reasonOf(reason)}. ${credits(owed)} Credits, die schon ausgegeben sind, werden von den nächsten abgezogen.`
        : reasonOf(reason),
  }),
  feedback: ({ by, name, title, count: many }) => ({
    title: `${by} hat eine Rückmeldung zu ${name} gegeben`,
    message: `In „${title}“. ${many === 1 ? "Es ist die erste." : `Es sind jetzt ${many.toLocaleString("de")}.`}`,
  }),
  corrected: ({ title, count: many }) => ({
    title:
      many === 1
        ? "1 Person hat berichtigt, was aus ihrem Lebenslauf gelesen wurde"
        : `${persons(many)} haben berichtigt, was aus ihren Lebensläufen gelesen wurde`,
    message: `Betrifft „${title}“.`,
  }),
  replacedCv: ({ title, count: many }) => ({
    title: `${persons(many)} ${many === 1 ? "hat" : "haben"} einen anderen Lebenslauf gesendet`,
    message: `Betrifft „${title}“.`,
  }),
  applicationsWithdrawn: ({ title, count: many }) => ({
    title:
      many === 1
        ? "1 Person hat ihre Bewerbung zurückgezogen"
        : `${persons(many)} haben ihre Bewerbung zurückgezogen`,
    message: `Betrifft „${title}“.`,
  }),
  applicationErased: ({ title }) => ({
    title: "Jemand hat die eigene Bewerbung gelöscht",
    message: `Betrifft „${title}“.`,
  }),
  requestsWait: ({ title, count: many }) => ({
    title:
      many === 1
        ? "Eine Anfrage wartet auf Ihre Antwort"
        : `${many.toLocaleString("de")} Anfragen warten auf Ihre Antwort`,
    message: `Betrifft „${title}“.`,
  }),
};
