import type { DriveHappening } from "@winnow/contract/drive-happenings.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/drives.ts";
import { plural } from "../plural.ts";

/** In the nominative; "1 Kandidaten" in the other cases. */
const candidates = (count: number) => plural(count, { one: "# Kandidat", other: "# Kandidaten" });
const toCandidates = (count: number) => plural(count, { one: "# Kandidaten", other: "# Kandidaten" });
const questions = (count: number) => plural(count, { one: "# Frage", other: "# Fragen" });
const interviews = (count: number) => plural(count, { one: "# Interview", other: "# Interviews" });
const drives = (count: number) => plural(count, { one: "# Interviewrunde", other: "# Interviewrunden" });

const words: typeof english = {
  title: "Interviewrunden",
  drive: "Interviewrunde",
  sample: "Beispiel",
  more: "Mehr",
  moreFor: ({ name }) => `Mehr zu ${name}`,
  undo: "Rückgängig",
  save: "Speichern",
  add: "Hinzufügen",
  keepAndErase: "Aufbewahren und löschen …",
  placeTime: ({ place }) => `Ortszeit ${place}`,
  noMatchText: "Suche und Filter zusammen ergeben keinen Treffer.",
  clearFilters: "Suche und Filter zurücksetzen",

  list: {
    label: "Interviewrunden",
    failed: "Die Interviewrunden konnten nicht geladen werden.",
    noMatch: "Keine passende Interviewrunde",
    search: "Nach Titel suchen",
    create: "Neue Interviewrunde",
    openSample: "Beispielrunde ansehen",
    columns: {
      title: "Titel",
      status: "Status",
      candidates: "Kandidaten",
      ends: "Endet",
      created: "Angelegt",
    },
    none: {
      title: "Noch keine Interviewrunden",
      text: "Eine Interviewrunde stellt allen Kandidaten dieselben Fragen; geantwortet wird bis zu einer Frist, wann es passt. Beginnen Sie mit einer Stellenbeschreibung, oder laden Sie Kandidaten der engeren Wahl aus den Ergebnissen eines Screenings ein. Im Beispiel haben erfundene Personen schon geantwortet; es ist kostenlos, und niemand erhält E-Mails.",
    },
    selected: "Ausgewählte Interviewrunden",
    selectedCount: ({ count }) => `${drives(count)} ausgewählt`,
    clear: "Auswahl aufheben",
    delete: "Löschen",
    open: "Öffnen",
    duplicate: "Duplizieren",
    duplicated: ({ title }) =>
      `„${title}“ ist angelegt: dieselben Fragen und Einstellungen, keine Kandidaten.`,
    openIt: "Öffnen",
  },

  page: {
    missing: {
      title: "Hier ist nichts",
      text: "Vielleicht wurde die Interviewrunde gelöscht, oder der Link ist unvollständig.",
      act: "Zu den Interviewrunden",
    },
    failed: "Diese Interviewrunde konnte nicht geladen werden.",
    preview: "Vorschau für Kandidaten",
    parts: "Bereiche der Interviewrunde",
    tabs: {
      "set-up": "Einrichtung",
      candidates: "Kandidaten",
      results: "Ergebnisse",
      mails: "E-Mails",
      history: "Verlauf",
    },
    sample:
      "Beispiel: Niemand hat eine E-Mail erhalten. Diese Personen und ihre Antworten sind erfunden; es kostet nichts, und Sie können es in der Liste der Interviewrunden löschen.",
  },

  cancel: {
    act: "Interviewrunde absagen",
    title: "Diese Interviewrunde absagen?",
    done: ({ title }) => `„${title}“ ist abgesagt.`,
    text: ({ count }) =>
      `${plural(count, {
        one: "# Kandidat, der noch nicht fertig ist, wird benachrichtigt und kann",
        other: "# Kandidaten, die noch nicht fertig sind, werden benachrichtigt und können",
      })} nicht mehr antworten. Die dafür reservierten Credits kommen zurück. Abgeschlossene Interviews bleiben.`,
  },

  close: {
    act: "Jetzt schließen",
    title: "Diese Interviewrunde jetzt schließen?",
    confirm: "Interviewrunde schließen",
    everybody: "Alle haben abgeschlossen. Ein späteres Ende öffnet die Interviewrunde wieder.",
    left: ({ count }) =>
      `${plural(count, {
        one: "# Kandidat, der noch nicht fertig ist, kann",
        other: "# Kandidaten, die noch nicht fertig sind, können",
      })} nicht mehr antworten, und die dafür reservierten Credits kommen zurück. Ein späteres Ende öffnet die Interviewrunde wieder.`,
  },

  delete: {
    title: ({ count }) => (count === 1 ? "Diese Interviewrunde löschen?" : `${drives(count)} löschen?`),
    confirm: "Endgültig löschen",
    oneDone: ({ title }) => `„${title}“ ist gelöscht.`,
    done: ({ count }) =>
      `${plural(count, { one: "# Interviewrunde ist", other: "# Interviewrunden sind" })} gelöscht.`,
    more: ({ count }) => `und ${count} weitere`,
    stay: ({ count }) =>
      `${plural(count, {
        one: "# weitere ausgewählte bleibt",
        other: "# weitere ausgewählte bleiben",
      })}: Eine laufende Interviewrunde muss zuerst abgesagt werden.`,
    alone: ({ drives: count }) => `${count === 1 ? "Sie wird" : "Sie werden"} endgültig gelöscht.`,
    withPeople: ({ drives: count, candidates: people }) =>
      `${count === 1 ? "Sie wird" : "Sie werden"} endgültig gelöscht, mitsamt ${toCandidates(people)}.`,
    withAnswers: ({ drives: count, candidates: people, interviews }) =>
      `${count === 1 ? "Sie wird" : "Sie werden"} endgültig gelöscht, mitsamt ${toCandidates(people)} und den Antworten und Aufnahmen aus ${plural(interviews, { one: "# Interview", other: "# Interviews" })}.`,
  },

  invite: {
    label: "Einladungen",
    act: "Kandidaten einladen",
    free: ({ count }) => `${toCandidates(count)} einladen · kostenlos`,
    priced: ({ count, price }) => `${toCandidates(count)} einladen · ${price} Credits`,
    quote: ({ count, price, sum }) => `${candidates(count)} × ${price}: ${sum} Credits`,
    freeQuote: ({ count, sum }) => `${candidates(count)}, kostenlos: ${sum} Credits`,
    missing: ({ missing, count }) => `${missing} fehlen; die übrigen reichen für ${toCandidates(count)}.`,
    leaving: "Die Einladungen gehen gleich hinaus.",
    takenBack: "Es wurde keine Einladung gesendet, und die Credits sind zurück.",
    addCredits: "Credits kaufen",
    sent: "Gesendete Einladungen",
    sentOf: ({ sent, of }) =>
      `${sent} von ${plural(of, { one: "# Einladung", other: "# Einladungen" })} gesendet`,
    sentBut: ({ sent, of, notSent }) =>
      `${sent} von ${plural(of, { one: "# Einladung", other: "# Einladungen" })} gesendet, ${plural(notSent, { one: "# konnte", other: "# konnten" })} nicht gesendet werden`,
    hindrances: {
      question: "Fügen Sie zuerst mindestens eine Frage hinzu.",
      candidate: "Fügen Sie zuerst mindestens einen Kandidaten oder eine Kandidatin hinzu.",
      end: "Legen Sie fest, bis wann Kandidaten beginnen können.",
    },
    toSetUp: "Zur Einrichtung",
    toCandidates: "Zu den Kandidaten",
  },

  candidates: {
    label: "Kandidaten",
    failed: "Die Kandidaten konnten nicht geladen werden.",
    noMatch: "Niemand passt dazu",
    search: "Nach Name oder E-Mail suchen",
    add: "Kandidaten hinzufügen",
    fromFile: "Aus einer Datei",
    columns: {
      name: "Name",
      email: "E-Mail",
      invitation: "Einladung",
      interview: "Interview",
      added: "Hinzugefügt",
    },
    cv: "Lebenslauf",
    cvOf: ({ name }) => `Lebenslauf von ${name}`,
    aboutGaps: ({ count }) => `${questions(count)} zu Lücken`,
    none: {
      title: "Noch keine Kandidaten",
      before:
        "Fügen Sie sie von Hand oder aus einer CSV- oder XLSX-Datei hinzu, oder wählen Sie sie in den Ergebnissen",
      link: "eines Screenings",
      after: "aus und laden Sie sie von dort ein.",
    },
    nobodyMailed: "Keine E-Mail gesendet",
    notInvited: "Noch nicht eingeladen",
    onItsWay: "Unterwegs",
    correctAndSend: "Berichtigen und erneut senden",
    correctAddressOf: ({ name }) => `Berichtigen und erneut senden: Adresse von ${name}`,
    correct: "Name oder Adresse berichtigen",
    sendInvitation: "Einladung senden",
    goesTo: ({ email }) => `Die Einladung geht an ${email}.`,
    goesAgainTo: ({ email }) => `Die Einladung geht noch einmal an ${email}.`,
    everything: "Alles zu dieser Person",
    sendAgain: "Einladung erneut senden",
    remove: "Entfernen",
    removed: ({ name }) => `${name} ist entfernt.`,
    added: ({ name }) => `${name} ist hinzugefügt.`,
    known: ({ email }) => `${email} gehört schon zu den Kandidaten.`,
    withdraw: {
      act: "Einladung zurückziehen",
      title: "Einladung zurückziehen?",
      confirm: "Zurückziehen",
      text: ({ name }) =>
        `Der Link von ${name} führt dann nirgends mehr hin, und die für das Interview reservierten Credits kommen zurück.`,
      tell: "Per E-Mail mitteilen",
    },
  },

  download: {
    candidates: "Kandidaten herunterladen",
    questions: "Fragen herunterladen",
    results: "Ergebnisse herunterladen",
    csv: "CSV, für jedes Programm",
    xlsx: "XLSX, eine Tabelle",
  },

  upload: {
    candidates: {
      title: "Kandidaten aus einer Datei",
      hint: ({ size }) =>
        `Die erste Zeile nennt die Spalten; eine für den Namen und eine für die E-Mail genügen. Höchstens ${size}.`,
      add: ({ count }) => `${toCandidates(count)} hinzufügen`,
      added: ({ count }) => `${candidates(count)} hinzugefügt.`,
    },
    questions: {
      title: "Fragen aus einer Datei",
      hint: ({ size }) =>
        `Die erste Zeile nennt die Spalten; eine für die Frage genügt. Wenn Sie die Fragen herunterladen, sehen Sie alle Spalten. Höchstens ${size}.`,
      add: ({ count }) => `${questions(count)} hinzufügen`,
      added: ({ count }) => `${questions(count)} hinzugefügt.`,
    },
    drop: "CSV- oder XLSX-Datei hierher ziehen",
    choose: "Datei auswählen",
    reading: "Die Datei wird gelesen",
    another: "Andere Datei",
    fields: {
      name: "Name",
      first_name: "Vorname",
      last_name: "Nachname",
      email: "E-Mail",
      time_zone: "Zeitzone",
      text: "Frage",
      skill: "Fähigkeit",
      answer_kinds: "Antwortformen",
      preparation_seconds: "Sekunden zum Nachdenken",
      answer_seconds: "Sekunden zum Antworten",
      retakes: "Wiederholungen",
      rubric: "Bewertungspunkte",
    },
    isColumn: ({ field }) => `Spalte für: ${field}`,
    noColumn: "Keine",
    rows: "Zeilen der Datei",
    row: "Zeile",
    becomes: "Was daraus wird",
    isDuplicate: "Übergangen: schon vorhanden",
    isAdded: "Wird hinzugefügt",
    ready: ({ count }) => plural(count, { one: "# Zeile ist bereit", other: "# Zeilen sind bereit" }),
    duplicates: ({ count }) =>
      plural(count, { one: "# ist schon vorhanden", other: "# sind schon vorhanden" }),
    wrong: ({ count }) =>
      `${plural(count, {
        one: "# Zeile ist fehlerhaft",
        other: "# Zeilen sind fehlerhaft",
      })}: Berichtigen Sie die Datei, und wählen Sie sie erneut aus. Vorher wird nichts hinzugefügt.`,
  },

  history: {
    label: "Verlauf",
    failed: "Der Verlauf konnte nicht geladen werden.",
    said: ({ sentence, happened }) => (happened === null ? sentence : sayHappening(happened)),
    times: ({ zone }) => `Die Uhrzeiten gelten für ${zone}, wie Ihre Uhr sie zeigt.`,
    none: {
      title: "Noch ist nichts geschehen",
      text: "Einladungen, Berichtigungen und alles Weitere in dieser Interviewrunde wird hier festgehalten.",
    },
  },
};

function sayHappening(happened: DriveHappening): string {
  switch (happened.kind) {
    case "created":
      return `${isolate(happened.by)} hat diese Interviewrunde angelegt.`;
    case "candidates added":
      return `${isolate(happened.by)} hat ${toCandidates(happened.count)} hinzugefügt.`;
    case "questions added":
      return `${isolate(happened.by)} hat ${questions(happened.count)} aus einer Datei hinzugefügt.`;
    case "interviews scheduled":
      return `${isolate(happened.by)} hat zu ${interviews(happened.count)} eingeladen.`;
    case "scheduling undone":
      return `${isolate(happened.by)} hat ${interviews(happened.count)} zurückgenommen, bevor die Einladungen gesendet wurden.`;
    case "sample opened":
      return "Die Interviews dieses Beispiels wurden eröffnet. Niemand hat eine E-Mail erhalten, und nichts wird berechnet.";
    case "invitation sent again":
      return `${isolate(happened.by)} hat die Einladung an ${isolate(happened.candidate)} erneut gesendet.`;
    case "address corrected":
      return `${isolate(happened.by)} hat die Adresse von ${isolate(happened.candidate)} berichtigt; die Einladung geht dorthin.`;
    case "invitation withdrawn":
      return `${isolate(happened.by)} hat die Einladung von ${isolate(happened.candidate)} zurückgezogen.`;
    case "interview erased":
      return `${isolate(happened.by)} hat ein Interview mit allen Antworten gelöscht.`;
    case "candidate withdrew":
      return `${isolate(happened.candidate)} hat sich vom Interview zurückgezogen.`;
    case "window extended":
      return `${isolate(happened.by)} hat die Zeit zum Antworten verlängert.`;
    case "reopened":
      return `${isolate(happened.by)} hat diese Interviewrunde wieder geöffnet.`;
    case "cancelled":
      return `${isolate(happened.by)} hat die Interviewrunde abgebrochen.${toldOf(happened.told)}`;
    case "completed":
      return `${endOf(happened)}: ${interviews(happened.completed)} abgeschlossen${happened.unfinished === 0 ? "" : `, ${plural(happened.unfinished, { other: "# nicht beendet" })}`}.`;
  }
}

function toldOf(count: number): string {
  return count === 0
    ? ""
    : ` ${plural(count, { one: "# Person wird", other: "# Personen werden" })} benachrichtigt.`;
}

function endOf({ end, by }: Extract<DriveHappening, { kind: "completed" }>): string {
  switch (end) {
    case "closed":
      return by === null
        ? "Die Interviewrunde wurde geschlossen"
        : `${isolate(by)} hat die Interviewrunde geschlossen`;
    case "everybody finished":
      return "Alle sind fertig";
    case "window over":
      return "Die Zeit zum Antworten ist abgelaufen";
  }
}

export default words;
