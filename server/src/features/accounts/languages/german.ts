import type { LanguageOfAccountMails } from "./language-of-account-mails.ts";

export const german: LanguageOfAccountMails = {
  greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  mails: {
    "verify-email": {
      subject: "E-Mail-Adresse bestätigen",
      paragraphs: [
        "Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Dann ist Ihr Arbeitsbereich bereit.",
      ],
      button: "E-Mail-Adresse bestätigen",
      after:
        "Der Link gilt einmal und 24 Stunden lang. Wenn Sie sich nicht bei Winnow registriert haben, beachten Sie diese Mail nicht weiter.",
    },
    "finish-sign-up": {
      subject: "Registrierung abschließen",
      paragraphs: [
        "Mit dieser Adresse hat sich jemand erneut registriert, bevor sie bestätigt war. Wenn Sie das waren, wählen Sie hier Ihr Passwort; damit ist auch die Adresse bestätigt.",
      ],
      button: "Passwort wählen",
      after:
        "Der Link gilt einmal und 24 Stunden lang. Wenn Sie es nicht waren, beachten Sie diese Mail nicht weiter.",
    },
    "already-registered": {
      subject: "Sie haben schon ein Konto",
      paragraphs: [
        "Jemand hat sich mit dieser Adresse registriert, zu der es schon ein Konto gibt. Wenn Sie das waren, melden Sie sich einfach an. Haben Sie Ihr Passwort vergessen, fordern Sie auf der Anmeldeseite ein neues an.",
      ],
      button: "Anmelden",
      after: "Wenn Sie es nicht waren, ist nichts zu tun: An Ihrem Konto hat sich nichts geändert.",
    },
    "reset-password": {
      subject: "Neues Passwort wählen",
      paragraphs: [
        "Sie haben ein neues Passwort angefordert. Sobald Sie eines wählen, enden alle offenen Sitzungen Ihres Kontos.",
      ],
      button: "Neues Passwort wählen",
      after:
        "Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, beachten Sie diese Mail nicht weiter.",
    },
    "password-changed": {
      subject: "Ihr Passwort wurde geändert",
      paragraphs: [
        "Das Passwort Ihres Kontos wurde auf der Kontoseite mit dem bisherigen Passwort geändert. Alle anderen Sitzungen sind beendet.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie es nicht waren, fordern Sie jetzt auf der Anmeldeseite ein neues Passwort an: Damit enden alle Sitzungen.",
    },
    "second-factor-on": {
      subject: "Die Anmeldung in zwei Schritten ist eingeschaltet",
      paragraphs: [
        "Bei der Anmeldung an Ihrem Konto wird ab jetzt nach dem Passwort ein Code Ihrer Authenticator-App abgefragt. Alle anderen Sitzungen sind beendet. Bewahren Sie die Wiederherstellungscodes so auf, dass Sie sie auch ohne Ihr Telefon finden.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie es nicht waren, fordern Sie jetzt auf der Anmeldeseite ein neues Passwort an und wenden Sie sich an den Betreiber dieses Servers.",
    },
    "second-factor-off": {
      subject: "Die Anmeldung in zwei Schritten ist ausgeschaltet",
      paragraphs: [
        "Für die Anmeldung an Ihrem Konto genügt ab jetzt das Passwort. Ausgeschaltet wurde auf der Kontoseite, mit dem Passwort und einem Code. Alle anderen Sitzungen sind beendet.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie es nicht waren, fordern Sie jetzt auf der Anmeldeseite ein neues Passwort an: Damit enden alle Sitzungen.",
    },
    "second-factor-removed": {
      subject: "Die Anmeldung in zwei Schritten wurde entfernt",
      paragraphs: [
        "Der Betreiber dieses Servers hat die Anmeldung in zwei Schritten von Ihrem Konto entfernt, wie für jemanden, der seine Authenticator-App verloren hat. Für die Anmeldung genügt ab jetzt das Passwort.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie nicht darum gebeten haben, wählen Sie jetzt ein neues Passwort, schalten Sie die Anmeldung in zwei Schritten wieder ein und wenden Sie sich an den Betreiber dieses Servers.",
    },
    "recovery-code-used": {
      subject: "Ein Wiederherstellungscode wurde benutzt",
      paragraphs: [
        "Statt eines Codes Ihrer Authenticator-App wurde ein Wiederherstellungscode Ihres Kontos benutzt. Er gilt nicht noch einmal. Die Kontoseite sagt, wie viele übrig sind, und erzeugt neue.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie es nicht waren, hat jemand Ihr Passwort und Ihre Wiederherstellungscodes: Fordern Sie auf der Anmeldeseite ein neues Passwort an und erzeugen Sie danach auf der Kontoseite neue Codes.",
    },
    "recovery-codes-renewed": {
      subject: "Sie haben neue Wiederherstellungscodes",
      paragraphs: [
        "Auf der Kontoseite wurden mit dem Passwort und einem Code Wiederherstellungscodes für Ihr Konto erzeugt. Die bisherigen gelten nicht mehr.",
      ],
      button: "Anmelden",
      after:
        "Wenn Sie es nicht waren, fordern Sie jetzt auf der Anmeldeseite ein neues Passwort an: Damit enden alle Sitzungen.",
    },
  },
};
