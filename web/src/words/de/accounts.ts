import type english from "../en/accounts.ts";

const words: typeof english = {
  email: "E-Mail",
  password: "Passwort",
  yourName: "Ihr Name",
  signIn: "Anmelden",
  signUp: "Registrieren",
  forgotten: "Passwort vergessen?",
  backToSignIn: "Zurück zur Anmeldung",
  noAccount: "Noch kein Konto?",
  haveAccount: "Sie haben ein Konto?",
  invalidCredentials: "E-Mail-Adresse oder Passwort ist falsch",
  notVerified: "Ihre Adresse ist noch nicht bestätigt",
  checkMail: "Sehen Sie in Ihr Postfach",
  unknown: "Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.",
  reasons: {
    "logged out": "Sie sind abgemeldet.",
    "signed out elsewhere":
      "Sie wurden in einem anderen Tab abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
    expired:
      "Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren. Was Sie geschrieben haben, ist wieder da; höchstens die letzten Wörter können fehlen.",
    "account not loaded":
      "Ihr Konto konnte nicht geladen werden, daher wurden Sie abgemeldet. Bitte melden Sie sich erneut an.",
    "account deleted":
      "Ihr Konto wird gelöscht, und Sie sind überall abgemeldet. Sobald es so weit ist, erhalten Sie eine E-Mail.",
    "asked for a page": "Melden Sie sich an, um die gewünschte Seite zu sehen.",
    "address verified": "Ihre Adresse ist bestätigt. Melden Sie sich an, um zu beginnen.",
    "password changed": "Ihr Passwort ist geändert. Melden Sie sich mit dem neuen an.",
  },
  create: {
    title: "Konto anlegen",
    subtitle: "Lebensläufe screenen und die Worte hinter jeder Zahl sehen.",
    hint: "Mindestens 8 Zeichen. Ein kurzer Satz lässt sich leicht merken.",
    act: "Konto anlegen",
    failed: "Fehler bei der Registrierung",
  },
  verification: {
    sentTo: "Wir haben einen Link, der Ihre Adresse bestätigt, gesendet an",
    afterAddress:
      ". Er funktioniert einmal, innerhalb von 24 Stunden. Diese Seite geht von selbst weiter, wenn Sie ihn in diesem Browser öffnen.",
    opened: "Ich habe den Link geöffnet",
    otherwise: "Wenn Sie mit dieser Adresse schon ein Konto haben, melden Sie sich stattdessen an.",
    followNewest: "Bitte folgen Sie unserer neuesten E-Mail an Sie, und melden Sie sich dann an.",
  },
  mail: {
    sentAgain: "Erneut gesendet.",
    notSentAgain: "Die E-Mail konnte nicht erneut gesendet werden.",
    nothing: ({ otherwise }) =>
      `Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach. ${otherwise}`,
    atOperator:
      "Dieser Server hat noch keinen Mailserver: Die E-Mail wartet im Posteingang des Betreibers, dessen Adresse beim Start von Winnow ausgegeben wird.",
    again: "Erneut senden",
    againIn: ({ seconds }) => `Erneut senden in ${seconds} s`,
  },
};

export default words;
