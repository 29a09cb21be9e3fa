import type english from "../en/account-page.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Konto",
  sections: {
    list: "Abschnitte",
    name: "Name",
    password: "Passwort",
    twoStep: "Anmeldung in zwei Schritten",
    sessions: "Sitzungen",
    look: "Darstellung",
    notifications: "Benachrichtigungen",
    export: "Export",
    delete: "Konto löschen",
  },
  name: {
    label: "Ihr Name",
    hint: "Kandidaten sehen ihn in E-Mails, und Sie sehen ihn bei dem, was Sie getan haben.",
    signInAs: "Sie melden sich an als",
    afterAddress: ".",
    save: "Namen speichern",
    done: "Ihr Name ist geändert.",
    failed: "Der Name wurde nicht geändert.",
  },
  password: {
    present: "Aktuelles Passwort",
    new: "Neues Passwort",
    hint: "Mindestens 8 Zeichen. Hier bleiben Sie angemeldet; alle anderen Sitzungen enden, und Sie erhalten eine E-Mail.",
    act: "Passwort ändern",
    done: "Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.",
    failed: "Das Passwort wurde nicht geändert.",
  },
  twoStep: {
    off: "Für die Anmeldung genügt Ihr Passwort. Mit zwei Schritten wird außerdem ein Code einer Authenticator-App abgefragt, sodass ein Passwort, das jemand herausgefunden hat, niemanden hereinlässt.",
    on: ({ when }) => `Bei der Anmeldung wird ein Code Ihrer Authenticator-App abgefragt, seit ${when}.`,
    codesLeft: ({ count }) =>
      plural(count, {
        one: "# Wiederherstellungscode ist übrig.",
        other: "# Wiederherstellungscodes sind übrig.",
      }),
    notLoaded: "Die Anmeldung in zwei Schritten konnte nicht geladen werden.",
    turnOn: "Einschalten",
    turnOff: "Ausschalten",
    renew: "Neue Codes erzeugen",
    titleOn: "Anmeldung in zwei Schritten einschalten",
    titleOff: "Anmeldung in zwei Schritten ausschalten?",
    titleRenew: "Neue Wiederherstellungscodes erzeugen?",
    askPassword:
      "Zuerst Ihr Passwort. Danach scannen Sie einen Code mit einer Authenticator-App auf Ihrem Telefon.",
    password: "Ihr Passwort",
    goOn: "Weiter",
    scan: "Scannen Sie dies mit einer Authenticator-App oder einem Passwortmanager, der Codes erzeugt:",
    qr: "QR-Code für Ihre Authenticator-App",
    orType: "Oder geben Sie dort diesen Schlüssel ein:",
    code: "Code, den die App zeigt",
    codeOrRecovery: "Code Ihrer Authenticator-App",
    codeHint: "Oder ein Wiederherstellungscode.",
    endsSessions: "Hier bleiben Sie angemeldet; alle anderen Sitzungen enden, und Sie erhalten eine Mail.",
    offText: "Für die Anmeldung genügt dann wieder Ihr Passwort.",
    renewText: "Die bisherigen gelten dann nicht mehr.",
    codesTitle: "Bewahren Sie Ihre Wiederherstellungscodes auf",
    codesText:
      "Wenn Sie Ihr Telefon verlieren, lässt jeder davon Sie einmal anstelle eines Codes herein. Sie werden nur dieses eine Mal gezeigt: Bewahren Sie sie so auf, dass Sie sie ohne Ihr Telefon finden.",
    download: "Herunterladen",
    notCopied: "Der Browser kopiert hier nicht. Markieren Sie die Codes, oder laden Sie sie herunter.",
    kept: "Ich habe sie aufbewahrt",
    fileHead: ({ email }) => `Winnow-Wiederherstellungscodes von ${email}. Jeder gilt einmal.`,
    isOn: "Die Anmeldung in zwei Schritten ist eingeschaltet. Alle anderen Sitzungen sind beendet.",
    isOff: "Die Anmeldung in zwei Schritten ist ausgeschaltet. Alle anderen Sitzungen sind beendet.",
    notOn: "Die Anmeldung in zwei Schritten wurde nicht eingeschaltet.",
    notOff: "Die Anmeldung in zwei Schritten wurde nicht ausgeschaltet.",
    notRenewed: "Es wurden keine neuen Codes erzeugt.",
  },
  sessions: {
    endAll: "Alle anderen beenden",
    end: "Beenden",
    endOn: ({ device }) => `Sitzung beenden: ${device}`,
    titleAll: "Alle anderen Sitzungen beenden?",
    titleOne: ({ device }) => `Sitzung auf diesem Gerät beenden: ${device}?`,
    text: "Wer dort angemeldet ist, wird sofort abgemeldet. Ihr Passwort zeigt, dass Sie selbst das möchten.",
    password: "Ihr Passwort",
    endOne: "Sitzung beenden",
    notEnded: "Die Sitzung wurde nicht beendet.",
    notAllEnded: "Die anderen Sitzungen wurden nicht beendet.",
    thisOne: "Diese hier",
    allEnded: "Alle anderen Sitzungen sind beendet.",
    ended: "Die Sitzung ist beendet.",
    notLoaded: "Die Sitzungen konnten nicht geladen werden.",
    inUse: "jetzt in Gebrauch",
    used: ({ when }) => `zuletzt genutzt ${when}`,
    signedIn: ({ when }) => `angemeldet ${when}`,
    device: ({ browser, system }) => `${browser} unter ${system}`,
    unknownDevice: "Unbekanntes Gerät",
  },
  look: {
    format: "Datum und Zahlen",
    asBrowser: "Wie dieser Browser",
    example: ({ example }) => `Beispiel: ${example}.`,
    failed: "Das Format wurde nicht geändert.",
  },
  language: {
    label: "Sprache",
    asBrowser: "Wie dieser Browser",
    failed: "Die Sprache wurde nicht geändert.",
    loadAnew: "Neu laden",
    unsaved:
      "Was Sie auf dieser Seite geschrieben haben, ist noch nicht gespeichert. Speichern Sie es, und laden Sie die Seite dann neu, um ihre Sprache zu ändern.",
  },
  notifications: {
    notSaved: "Die Änderung wurde nicht gespeichert.",
    notLoaded: "Die Benachrichtigungen konnten nicht geladen werden.",
    kinds: {
      screenings: {
        label: "Screenings",
        about: "Wie ein Durchlauf vorangeht und endet, und Dateien, die nicht gelesen werden konnten",
      },
      applications: {
        label: "Bewerbungen",
        about: "Wie viele sich beworben, Gelesenes berichtigt oder ihre Bewerbung zurückgezogen haben",
      },
      interviews: {
        label: "Interviews",
        about: "Einladungen, abgeschlossene Interviews, Rücktritte, Fristen, die enden",
      },
      mails: {
        label: "E-Mails",
        about: "E-Mails, die nicht gesendet werden konnten, und gesendete Absagen",
      },
      feedback: {
        label: "Rückmeldungen",
        about: "Was über einen Link gesagt wird, den Sie freigegeben haben",
      },
      files: {
        label: "Dateien",
        about: "Ergebnisdateien, die fertig sind oder nicht erstellt werden konnten",
      },
      requests: {
        label: "Anfragen von Kandidaten",
        about: "Sie haben ein Recht auf eine Antwort, daher kommt das immer an",
      },
      erasures: {
        label: "Löschungen",
        about: "Was gelöscht ist, kommt nicht wieder, daher kommt das immer an",
      },
      credits: { label: "Credits", about: "Es geht um Geld, daher kommt das immer an" },
    },
  },
  export: {
    text: "Ein ZIP mit allem, was im Konto ist: Daten als JSON, Buchungen als CSV und alle Dateien. Namen, die in Screenings verborgen sind, sind enthalten.",
    password: "Ihr Passwort",
    act: "Alles exportieren",
    notBegun: "Der Export wurde nicht begonnen.",
    notLoaded: "Der letzte Export konnte nicht geladen werden.",
    working:
      "Der Export wird erstellt. Eine Benachrichtigung sagt Ihnen, wann er fertig ist; Sie können die Seite verlassen.",
    notDownloaded: "Der Export wurde nicht heruntergeladen.",
    made: ({ when, size }) => `Erstellt ${when}, ${size}`,
    keptUntil: ({ when }) => `Verfügbar bis ${when}.`,
    download: "Herunterladen",
  },
  delete: {
    text: "Alles im Konto wird gelöscht: Screenings, Lebensläufe, Ergebnisse, Interviewrunden, Interviews, Dateien und Credits. Exportieren Sie zuerst, was Sie behalten möchten.",
    act: "Konto löschen",
    title: "Dieses Konto löschen?",
    signedOut:
      "Sie werden überall abgemeldet. Das lässt sich nicht rückgängig machen, und eine erneute Registrierung mit dieser Adresse bringt kein Startguthaben.",
    notLoaded: "Was gelöscht würde, konnte nicht geladen werden.",
    failed: "Das Konto wurde nicht gelöscht.",
    email: "Ihre E-Mail-Adresse, ausgeschrieben",
    password: "Passwort",
    cancel: "Abbrechen",
    close: "Schließen",
    goes: ({ screenings, cvs, drives, interviews }) =>
      `Gelöscht werden ${plural(screenings, { one: "# Screening", other: "# Screenings" })} mit ${plural(cvs, { one: "# Lebenslauf", other: "# Lebensläufen" })} und ${plural(drives, { one: "# Interviewrunde", other: "# Interviewrunden" })} mit ${plural(interviews, { one: "# Interview", other: "# Interviews" })}, mit allen Ergebnissen, Antworten, Entscheidungen, Notizen und Dateien.`,
    lost: ({ credits }) => `${credits} Credits gehen verloren.`,
    running: ({ count }) =>
      plural(count, {
        one: "In # laufenden Interviewrunde sind Kandidaten. Sagen Sie sie ab, oder warten Sie, bis sie abgeschlossen ist, und löschen Sie dann das Konto.",
        other:
          "In # laufenden Interviewrunden sind Kandidaten. Sagen Sie sie ab, oder warten Sie, bis sie abgeschlossen sind, und löschen Sie dann das Konto.",
      }),
    onHold: ({ count }) =>
      plural(count, {
        one: "Durch eine Löschsperre bleibt # Screening oder Interviewrunde erhalten. Heben Sie sie auf, und löschen Sie dann das Konto.",
        other:
          "Durch eine Löschsperre bleiben # Screenings und Interviewrunden erhalten. Heben Sie sie auf, und löschen Sie dann das Konto.",
      }),
  },
};

export default words;
