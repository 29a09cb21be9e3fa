import type { HelpPage } from "../../help-content.ts";

export const accountPage: HelpPage = {
  id: "account",
  title: "Registrieren und anmelden",
  summary: "Bestätigung, Passwörter, Anmeldung in zwei Schritten, und warum Sie abgemeldet wurden.",
  words:
    "passwort login einloggen anmeldung konto bestätigen bestätigung e-mail email zurücksetzen vergessen sitzung abmelden gesperrt zwei schritte 2fa zweiter faktor authenticator totp code wiederherstellung telefon",
  sections: [
    {
      heading: "Ein neues Konto",
      blocks: [
        "Nach der Registrierung erhalten Sie eine E-Mail mit einem Link, der die Adresse bestätigt. Er gilt 24 Stunden. Ist er abgelaufen, melden Sie sich an: Dann wird ein neuer gesendet, höchstens einmal pro Minute. Ein neues Konto erhält seine ersten Credits, sobald die Adresse bestätigt ist.",
        "Ein Passwort hat 8 bis 128 Zeichen und wird abgelehnt, wenn es leicht zu erraten ist.",
      ],
    },
    {
      heading: "Es kommt keine E-Mail",
      blocks: [
        {
          points: [
            "Sehen Sie im Ordner für unerwünschte E-Mails nach, und prüfen Sie, ob die Adresse richtig geschrieben ist.",
            "Fragen Sie, wer diesen Server betreibt. Wo kein Mailserver eingerichtet ist, warten E-Mails in einem Postfach, das nur der Betreiber öffnen kann.",
          ],
        },
      ],
    },
    {
      heading: "Passwort vergessen",
      blocks: [
        "**Passwort vergessen?** auf der Anmeldeseite sendet einen Link, der eine Stunde und einmal gilt. Die Seite antwortet immer gleich, ob es zu der Adresse ein Konto gibt oder nicht. Ein neues Passwort beendet alle Sitzungen des Kontos.",
      ],
    },
    {
      heading: "Anmeldung in zwei Schritten",
      blocks: [
        "Auf der Kontoseite können Sie unter **Anmeldung in zwei Schritten** einstellen, dass nach dem Passwort ein Code einer Authenticator-App abgefragt wird. Dann wird auch für den Export des ganzen Kontos und für das Löschen des Kontos ein Code abgefragt.",
        "Beim Einschalten erhalten Sie zehn Wiederherstellungscodes, von denen jeder Sie einmal anstelle eines Codes hereinlässt. Bewahren Sie sie so auf, dass Sie sie ohne Ihr Telefon finden; neue lassen sich jederzeit erzeugen.",
        "Ein neues Passwort per E-Mail schaltet sie nicht aus. Wenn Sie das Telefon und die Wiederherstellungscodes verloren haben, fragen Sie, wer diesen Server betreibt: Dort kann sie von Ihrem Konto entfernt werden.",
      ],
    },
    {
      heading: "Abgemeldet",
      blocks: [
        "Eine Sitzung endet 30 Tage nach der letzten Nutzung, spätestens 90 Tage nach der Anmeldung (wer diesen Server betreibt, kann andere Zeiten festlegen), wenn Sie sich in einem anderen Tab abmelden und wenn das Passwort zurückgesetzt wird. Was Sie geschrieben hatten, bleibt auf dem Server und ist nach der nächsten Anmeldung wieder da.",
        "Die Kontoseite zeigt unter **Sitzungen**, wo Sie angemeldet sind. Mit Ihrem Passwort beenden Sie eine davon oder alle anderen auf einmal.",
        "Nach mehreren falschen Passwörtern ist die Anmeldung eine Weile nicht möglich; die Seite sagt das dann.",
      ],
    },
  ],
};
