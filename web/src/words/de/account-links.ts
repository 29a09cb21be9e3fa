import type english from "../en/account-links.ts";

const words: typeof english = {
  code: {
    title: "Code eingeben",
    subtitle: "Ihre Authenticator-App zeigt einen für Winnow.",
    label: "Code",
    recovery: "Wiederherstellungscode verwenden",
    recoveryTitle: "Wiederherstellungs\u00ADcode eingeben",
    recoverySubtitle:
      "Einer von denen, die Sie beim Einschalten der Anmeldung in zwei Schritten aufbewahrt haben. Jeder gilt einmal.",
    recoveryLabel: "Wiederherstellungscode",
    app: "Authenticator-App verwenden",
    failed: "Sie sind noch nicht angemeldet.",
  },
  verify: {
    failed: "Fehler beim Bestätigen der Adresse",
    done: "Die Adresse ist bestätigt",
    otherAccount:
      "In diesem Browser sind Sie mit einem anderen Konto angemeldet. Melden Sie sich dort ab, um sich mit dieser Adresse anzumelden.",
    toDashboard: "Zur Übersicht",
    verifying: "Ihre Adresse wird bestätigt",
    incomplete: "Dieser Link ist unvollständig. Bitte öffnen Sie ihn aus der E-Mail.",
    title: "Adresse bestätigen",
  },
  reset: {
    linkTitle: "Passwort vergessen?",
    linkSubtitle: "Nennen Sie uns Ihre Adresse, und wir senden Ihnen einen Link, um ein neues festzulegen.",
    sendLink: "Link senden",
    linkFailed: "Fehler beim Anfordern des Links",
    sentTo: "Wir haben einen Link für ein neues Passwort gesendet an",
    afterAddress: ". Er funktioniert einmal, innerhalb von einer Stunde.",
    otherwise: "Eine E-Mail wird nur gesendet, wenn es ein Konto mit dieser Adresse gibt.",
    title: "Neues Passwort festlegen",
    newPassword: "Neues Passwort",
    hint: "Mindestens 8 Zeichen. Alle Geräte werden abgemeldet.",
    act: "Passwort festlegen",
    failed: "Fehler beim Festlegen des Passworts",
    incomplete:
      "Dieser Link ist unvollständig. Bitte öffnen Sie ihn aus der E-Mail, oder fordern Sie einen neuen an.",
    askAgain: "Neuen Link anfordern",
    done: "Ihr Passwort ist geändert",
    doneText: "Alle Geräte wurden abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.",
  },
};

export default words;
