import type { HelpPage } from "../../help-content.ts";

export const troublePage: HelpPage = {
  id: "trouble",
  title: "Wenn etwas nicht funktioniert",
  summary: "Hochladen, E-Mails, Kamera und Mikrofon, keine Verbindung, unlesbare Dateien, Credits.",
  words: "fehler problem schlägt fehl kaputt support kennung bug kontakt",
  sections: [
    {
      heading: "Das Hochladen klappt nicht",
      blocks: [
        {
          points: [
            "Jede Datei sagt, warum, und kann einzeln erneut versucht werden.",
            "Nach einem Neuladen oder einer verlorenen Verbindung werden fehlende Dateien genannt. Wählen Sie den Ordner noch einmal aus, und nur sie werden gesendet.",
            "Lassen Sie die Seite offen, bis alle Dateien angekommen sind. In einem anderen Tab können Sie weiterarbeiten.",
          ],
        },
      ],
    },
    {
      heading: "Eine Datei kann nicht gelesen werden",
      blocks: [
        "[Lebensläufe lesen](reading) sagt, was jeder Grund bedeutet und was zu tun ist. Dateien, die nicht gelesen werden können, werden nie berechnet.",
      ],
    },
    {
      heading: "Eine E-Mail kommt nicht an",
      blocks: [
        "Sehen Sie nach, wie es um die Einladung steht, unter **Kandidaten** der Interviewrunde. Bei „Nicht gesendet“ steht der Grund daneben; berichtigen Sie die Adresse, dann wird eine neue E-Mail gesendet. „Gesendet“ heißt, dass der Mailserver der anderen Seite sie angenommen hat: Bitten Sie darum, im Ordner für unerwünschte E-Mails nachzusehen. [Registrieren und anmelden](account) sagt mehr über E-Mails an Sie selbst.",
      ],
    },
    {
      heading: "Kamera oder Mikrofon von Kandidaten",
      blocks: [
        "Die Seite sagt, was nicht stimmt und was zu tun ist; die Hilfe dort sagt mehr. Kandidaten können in einer anderen Form antworten, wo die Frage es erlaubt, oder Sie um eine bitten. Was aufgenommen wurde, bleibt erhalten.",
      ],
    },
    {
      heading: "Keine Verbindung",
      blocks: [
        "Ein Hinweis oben sagt das. Offene Seiten bleiben lesbar, was Sie schreiben, bleibt in diesem Browser und wird gesendet, wenn die Verbindung wieder da ist, und nichts geschieht doppelt. Die Hilfe funktioniert ohne Verbindung, wenn sie einmal geöffnet war.",
      ],
    },
    {
      heading: "Die Credits sind aufgebraucht",
      blocks: [
        "Nichts ist verloren: Was warten muss, geht von selbst weiter, sobald wieder welche da sind. Siehe [Credits](credits).",
      ],
    },
    {
      heading: "Alles andere",
      blocks: [
        "Ein Fehler nennt eine Kennung. Geben Sie sie dem Betreiber dieses Servers: Sie führt zu dem, was geschehen ist.",
      ],
    },
  ],
};
