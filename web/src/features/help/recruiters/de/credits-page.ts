import type { HelpPage } from "../../help-content.ts";

export const creditsPage: HelpPage = {
  id: "credits",
  title: "Credits",
  summary: "Vorher angekündigt, beim Start reserviert, nur für Fertiges berechnet.",
  words:
    "guthaben preis kosten bezahlen zahlung kaufen paket angebot reservierung erstattung rückzahlung beleg rechnung buchungen abrechnung",
  sections: [
    {
      heading: "Ankündigen, reservieren, berechnen",
      blocks: [
        {
          steps: [
            "Vor dem Start steht da, was es kostet: wie viele Lebensläufe gelesen werden können und zu welchem Preis je Lebenslauf. Unlesbare Dateien und Dubletten kosten nichts.",
            "Wenn Sie ein Screening starten oder zu Interviews einladen, werden die Credits reserviert. Sie können nicht doppelt ausgegeben werden und sind noch nicht weg.",
            "Jeder Lebenslauf wird berechnet, sobald sein Ergebnis da ist, jedes Interview, sobald es abgeschlossen ist.",
            "Was reserviert ist und nicht gebraucht wird, kommt von selbst zurück: wenn Sie ein Screening anhalten, wenn ein Interview nicht abgeschlossen wird, wenn sich eine Datei als unlesbar erweist.",
          ],
        },
        "Das Guthaben oben zeigt, was Sie jetzt ausgeben können, ohne das Reservierte. Die Zahl steht in ganzen Credits und Hundertsteln.",
      ],
    },
    {
      heading: "Was nichts kostet",
      blocks: [
        {
          points: [
            "Das Lesen von Lebensläufen und Stellenbeschreibungen, und Dateien, die nicht gelesen werden können.",
            "Das Beispiel-Screening.",
            "Andere Gewichte, Berichtigungen, Vergleiche mit einer neueren Version, Prüfungen von Stichproben, Exporte und E-Mails.",
            "Ein Interview, das begonnen und nicht abgeschlossen wurde.",
          ],
        },
      ],
    },
    {
      heading: "Wenn die Credits aufgebraucht sind",
      blocks: [
        "Ein Screening oder eine Interviewrunde, die mehr kostet, als Sie haben, startet nicht und führt zu **Credits kaufen**. In einem laufenden Screening warten neue Lebensläufe und gehen von selbst weiter, sobald wieder Credits da sind.",
      ],
    },
    {
      heading: "Credits kaufen",
      blocks: [
        "Wählen Sie unter **Credits kaufen** ein Paket aus, und bezahlen Sie auf der Seite des Zahlungsanbieters. Die Credits erscheinen, sobald die Zahlung bestätigt ist, auch wenn Sie die Seite schließen. Sie erhalten einen Beleg per E-Mail, und er bleibt unter **Buchungen** als PDF. Wo online nichts verkauft wird, schreibt der Betreiber dieses Servers Credits gut.",
        "**Buchungen** führt alles auf, was dazukam oder verbraucht wurde, mit dem Guthaben danach, und speichert es als CSV. Buchungen werden nie geändert.",
        "Wird eine Zahlung erstattet, werden ihre Credits zurückgenommen. Was bis dahin verbraucht ist, bleibt offen und wird mit den nächsten verrechnet.",
      ],
    },
  ],
};
