import type { HelpPage } from "../../help-content.ts";

export const mailsPage: HelpPage = {
  id: "mails",
  title: "E-Mails an Kandidaten",
  summary: "Welche E-Mail wann hinausgeht, in wessen Worten, und wie Sie eine Absage mitteilen.",
  words:
    "mail email e-mail text sprache absage ablehnung mitteilen einladung erinnerung bestätigung platzhalter",
  sections: [
    {
      heading: "Welche E-Mails es gibt",
      blocks: [
        {
          terms: [
            [
              "Eingangsbestätigung",
              "Wenn sich jemand über das Bewerbungsformular beworben hat, mit dem Link zur eigenen Bewerbung.",
            ],
            ["Antwort", "Wenn Sie auf eine Anfrage von Bewerbenden geantwortet haben."],
            ["Einladung", "Wenn Sie zu einem Interview einladen, mit dem Link und einem Kalendereintrag."],
            ["Erinnerung", "Einen Tag vor dem Ende eines Interviews, an alle, die noch nicht fertig sind."],
            ["Rücknahme", "Wenn Sie eine einzelne Einladung zurückziehen und das mitteilen möchten."],
            ["Absage der Interviews", "Wenn Sie eine Interviewrunde absagen, an alle Eingeladenen."],
            ["Absage", "Nie von selbst: nur an die, die Sie auswählen, sobald Sie auf „Senden“ drücken."],
            ["Nach dem Löschen", "Wenn alles gelöscht wurde, was von jemandem aufbewahrt war."],
          ],
        },
      ],
    },
    {
      heading: "Ihre eigenen Worte",
      blocks: [
        "Jedes Screening und jede Interviewrunde hat eigene Texte, unter **E-Mails an Kandidaten …** im Menü der Ergebnisse oder **E-Mails** einer Interviewrunde. Die üblichen Texte gibt es auf Englisch, Deutsch, Französisch und Spanisch. Platzhalter wie der Name werden ausgefüllt; einer, zu dem nichts bekannt ist, wird abgelehnt, bevor etwas gesendet wird. Die Vorschau zeigt eine E-Mail so, wie sie ankommt, und Sie können sich selbst eine Probe senden.",
      ],
    },
    {
      heading: "Eine Absage mitteilen",
      blocks: [
        {
          steps: [
            "Lehnen Sie in den Ergebnissen oder im Bericht ab. Dadurch wird nichts gesendet.",
            "Öffnen Sie **Absagen mitteilen …**, und wählen Sie aus, wem es mitgeteilt wird. Wer es schon weiß, keine Adresse hat oder sich zurückgezogen hat, ist gekennzeichnet.",
            "Lesen Sie die E-Mail so, wie jede Person sie erhält, und senden Sie. Bis die E-Mails hinausgehen, nimmt **Rückgängig** sie zurück.",
          ],
        },
        "Die Gründe, die Sie beim Ablehnen angeben, bleiben bei Ihnen, wenn Sie nicht **Grund mitteilen** einschalten.",
      ],
    },
    {
      heading: "Eine E-Mail, die nicht gesendet wurde",
      blocks: [
        "Bei einem Mailserver, der ausgefallen oder überlastet ist, wird es bis zu zwei Tage lang weiter versucht. Lehnt er endgültig ab, steht die E-Mail als nicht gesendet da, mit dem Grund; berichtigen Sie die Adresse, und senden Sie sie erneut.",
      ],
    },
  ],
};
