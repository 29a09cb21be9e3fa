import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFileSize, maximumFilesPerCall, maximumPages } from "@winnow/contract/limits.ts";
import type english from "../en/cv-files.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Lebensläufe",
  sample:
    "Das Beispiel bringt seine eigenen Lebensläufe mit und kostet nichts. Um Lebensläufe hinzuzufügen, legen Sie ein eigenes Screening an.",
  drop: "Lebensläufe, einen Ordner oder eine ZIP-Datei hier ablegen",
  dropHint: `PDF oder DOCX, jeweils bis ${maximumFileSize} und ${maximumPages} Seiten, bis zu ${maximumFilesPerCall} auf einmal. Dateien lassen sich auch einfügen.`,
  pick: "Dateien auswählen",
  sentElsewhere: ({ count }) =>
    `${plural(count, { one: "# Datei wird", other: "# Dateien werden" })} aus einem anderen Tab hochgeladen.`,
  opening: "Wird geöffnet:",
  unpacking: "Wird entpackt",

  notes: {
    tooMany: ({ count }) =>
      `Die ersten ${maximumFilesPerCall} Dateien werden genommen. ${plural(count, { one: "# Datei wurde", other: "# Dateien wurden" })} ausgelassen; bitte fügen Sie sie danach noch einmal hinzu.`,
    noRoom: ({ count, reason }) =>
      `${count === 1 ? "Diese Datei wurde nicht hochgeladen." : `Keine dieser ${plural(count, { other: "# Dateien" })} wurde hochgeladen.`} ${reason}`,
    alreadyHere: ({ count }) =>
      plural(count, {
        one: "# Datei mit gleichem Namen und gleicher Größe ist schon hier und wurde nicht noch einmal hochgeladen.",
        other:
          "# Dateien mit gleichem Namen und gleicher Größe sind schon hier und wurden nicht noch einmal hochgeladen.",
      }),
    sendAnyway: "Trotzdem hochladen",
    unpacked: ({ name, taken }) => `${takenFrom(taken, name)}.`,
    unpackedWithout: ({ name, taken, leftOut }) =>
      `${takenFrom(taken, name)}, ${plural(leftOut, { one: "# Datei wurde", other: "# Dateien wurden" })} ausgelassen.`,
    which: "Welche, und warum",
    unreadable: ({ name, reason }) => `${isolate(name)}: ${reason}`,
  },
  zip: {
    empty: "In dieser ZIP-Datei sind keine Dateien.",
    tooLarge: "Diese ZIP-Datei ist zu groß, um hier geöffnet zu werden. Bitte teilen Sie sie auf.",
    damaged: "Das ist keine ZIP-Datei, oder sie ist beschädigt.",
    notOpened: "Diese ZIP-Datei konnte nicht geöffnet werden.",
  },
  entry: {
    tooMany: `Nur die ersten ${maximumFilesPerCall} Lebensläufe einer ZIP-Datei werden genommen.`,
    tooLarge: `Sie ist größer als ${maximumFileSize}; mehr wird nicht angenommen.`,
    overBudget: "Die ZIP-Datei ergibt entpackt mehr als 1 GB; diese Datei liegt jenseits davon.",
    damaged: "Sie ist in der ZIP-Datei beschädigt.",
    zipInZip: "Eine ZIP-Datei in einer ZIP-Datei wird nicht geöffnet.",
    otherType: "Nur PDF und DOCX werden gelesen.",
    encrypted: "Sie ist mit einem Passwort geschützt.",
    packedOtherwise: "Sie ist auf eine Weise gepackt, die sich hier nicht öffnen lässt.",
  },

  missing: {
    title: ({ count }) =>
      `${plural(count, { one: "# Datei war", other: "# Dateien waren" })} noch nicht angekommen, als die Seite verlassen wurde. Wählen Sie sie noch einmal aus oder gleich den ganzen Ordner: Was schon hier ist, wird nicht zweimal hochgeladen.`,
    which: ({ count }) => plural(count, { one: "Welche Datei", other: "Welche Dateien" }),
    selectAgain: () => "Noch einmal auswählen",
    folderAgain: "Ordner noch einmal auswählen",
    leaveOut: () => "Auslassen",
    label: "Fehlende Dateien",
    folderLabel: "Ordner der fehlenden Dateien",
  },

  sending: {
    title: "Wird hinzugefügt",
    stopped: "Nicht hinzugefügt",
    sent: ({ arrived, total }) =>
      `${arrived} von ${plural(total, { one: "# Datei", other: "# Dateien" })} hochgeladen`,
    paused: "angehalten",
    pause: "Anhalten",
    resume: "Fortsetzen",
    cancelAll: "Alle abbrechen",
    label: "Hochgeladene Dateien",
    isPaused: "Das Hochladen ist angehalten.",
    spoken: ({ percent }) => `Wird hochgeladen, ${percent} % fertig`,
    tryAll: ({ count }) => `Alle ${count} erneut versuchen`,
    list: "Dateien unterwegs",
    more: ({ count }) =>
      plural(count, {
        one: "und # weitere Datei, die aufs Hochladen wartet",
        other: "und # weitere Dateien, die aufs Hochladen warten",
      }),
    tryAgain: ({ name }) => `Erneut versuchen: ${isolate(name)}`,
    cancel: ({ name }) => `Abbrechen: ${isolate(name)}`,
    remove: ({ name }) => `Entfernen: ${isolate(name)}`,
    uploading: ({ name }) => `${isolate(name)}: wird hochgeladen`,
  },
  upload: {
    tryingAgain: "Die Verbindung ist abgebrochen. Es wird von selbst erneut versucht",
    waiting: "Wartet aufs Hochladen",
    sending: ({ percent }) => `Wird hochgeladen: ${percent} %`,
    checking: "Wird geprüft",
    notSent: "Diese Datei konnte nicht hochgeladen werden.",
    empty: "Diese Datei ist leer.",
    tooLarge: `Diese Datei ist größer als ${maximumFileSize}; mehr wird nicht angenommen.`,
    lost: "Die Seite wurde verlassen, bevor diese Datei hochgeladen war. Bitte wählen Sie sie noch einmal aus.",
    stalled: {
      connectionFailed:
        "Die Verbindung ist abgebrochen. Die Datei bleibt hier und kann erneut hochgeladen werden.",
      storageFull:
        "Auf diesem Server ist kein Platz mehr für Dateien. Bitte sagen Sie es dem Betreiber. Die Datei bleibt hier und kann erneut hochgeladen werden.",
      storageUnavailable:
        "Dieser Server kann gerade keine Dateien annehmen. Die Datei bleibt hier und kann später erneut hochgeladen werden.",
    },
  },

  file: {
    duplicate: ({ name }) => `Duplikat von ${isolate(name)}. Es wird weder gescreent noch berechnet.`,
    originalGone: ({ state }) => `${state}. Das Original ist nicht mehr gespeichert.`,
    notArrived:
      "Die Datei ist nicht angekommen. Wählen Sie sie noch einmal aus, oder entfernen Sie sie hier.",
    ready: "Bereit",
    checking: "Wird geprüft",
    waitsForScanner: "Wartet auf den Virenscanner; es geht von selbst weiter",
    queued: "Wartet aufs Screening",
    screening: "Wird gescreent",
    screened: "Gescreent",
    unreadable: "Diese Datei konnte nicht gelesen werden.",
    readAgain: ({ name }) => `Noch einmal lesen: ${isolate(name)}`,
    download: ({ name }) => `Herunterladen: ${isolate(name)}`,
    remove: ({ name }) => `Entfernen: ${isolate(name)}`,
  },
  remedies: {
    infected:
      "Sagen Sie der Person Bescheid, die sie geschickt hat, und bitten Sie um den Lebenslauf von einem anderen Gerät.",
    tooLargeToScan:
      "Speichern Sie sie mit kleineren Bildern, und fügen Sie diese Datei hinzu, oder fragen Sie den Betreiber dieses Servers.",
    empty: "Bitten Sie noch einmal darum, oder entfernen Sie sie.",
    damaged: "Bitten Sie noch einmal darum, als PDF oder DOCX gespeichert.",
    unsupportedType: "Speichern Sie sie als PDF oder DOCX, und fügen Sie diese Datei hinzu.",
    tooLarge: "Speichern Sie sie mit kleineren Bildern, und fügen Sie diese Datei hinzu.",
    tooManyPages: "Fügen Sie nur den Lebenslauf hinzu, ohne Anlagen.",
    noText: "Bitten Sie um das Dokument, aus dem es gedruckt wurde, oder um einen schärferen Scan.",
    tookTooLong: "Versuchen Sie es erneut, oder speichern Sie es neu als PDF und fügen diese Datei hinzu.",
  },
  removal: {
    title: "Diesen Lebenslauf entfernen?",
    confirm: "Endgültig entfernen",
    text: { after: " und das Ergebnis dazu werden endgültig gelöscht." },
  },

  arrived: {
    failed: "Die Dateien konnten nicht geladen werden.",
    count: ({ count }) => plural(count, { one: "# Datei", other: "# Dateien" }),
    checking: ({ count }) => `${count} in Prüfung`,
    ready: ({ count }) => `${count} bereit`,
    waiting: ({ count }) => `${count} in Arbeit`,
    screened: ({ count }) => `${count} gescreent`,
    unreadable: ({ count }) => `${count} nicht lesbar`,
    duplicates: ({ count }) => plural(count, { one: "# Duplikat", other: "# Duplikate" }),
    blind:
      "Im anonymen Modus heißt ein Lebenslauf nach seinem Platz unter den Dateien und nach dem Screening nach der Nummer, unter der die Person geführt wird.",
    search: "Nach Dateinamen suchen",
    show: "Zeigen",
    states: { failed: "Nicht lesbar", screened: "Gescreent" },
    readAll: "Alle nicht lesbaren noch einmal lesen",
    noMatch: "Keine Datei passt dazu.",
    showAll: "Alle zeigen",
    list: "Lebensläufe",
  },
  failed: {
    count: ({ count }) => plural(count, { one: "# fehlerhafte Datei", other: "# fehlerhafte Dateien" }),
    title: "Fehlerhafte Dateien",
    text: ({ count }) =>
      plural(count, {
        one: "# Datei konnte nicht gelesen werden. Sie wird nicht berechnet.",
        other: "# Dateien konnten nicht gelesen werden. Sie werden nicht berechnet.",
      }),
    tryAgain: "Erneut versuchen",
    list: "Dateien, die nicht gelesen werden konnten",
    notLoaded: ({ reason }) => `Die Dateien konnten nicht geladen werden. ${reason}`,
    more: ({ count }) => `${count} weitere ansehen`,
    noneAgain: "Keine davon kann noch einmal gelesen werden: Die Originale sind nicht mehr da.",
    readingAgain: ({ count }) =>
      plural(count, {
        one: "# Datei wird noch einmal gelesen.",
        other: "# Dateien werden noch einmal gelesen.",
      }),
  },
};

function takenFrom(taken: number, name: string): string {
  return `${plural(taken, { one: "# Lebenslauf wurde", other: "# Lebensläufe wurden" })} aus ${isolate(name)} genommen`;
}

export default words;
