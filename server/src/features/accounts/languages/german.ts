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
  },
};
