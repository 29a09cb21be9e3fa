import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";
import { inGerman } from "./in-german.ts";

export const screeningsPage: HelpPage = {
  id: "screenings",
  title: "Ein Screening, Schritt für Schritt",
  summary: "Von einer Stellenbeschreibung und einem Stapel Lebensläufe zur engeren Wahl.",
  words:
    "neu starten anhalten laufend durchgang anforderungen muss wunsch engere wahl shortlist zurückstellen ablehnen rückgängig vergleichen anonym blind stichprobe export beispiel",
  sections: [
    {
      heading: "Einrichten",
      blocks: [
        {
          steps: [
            "Wählen Sie **Neues Screening** auf der Seite **CV-Screening**. Was Sie dort tun, wird sofort gespeichert.",
            `Legen Sie die Stellenbeschreibung als PDF oder Word-Dokument ab, oder fügen Sie ihren Text ein (bis ${inGerman(maximumJdCharacters)} Zeichen). Anweisungen wie „Studium ignorieren“ gelten auch dafür.`,
            "Sehen Sie sich die gelesenen Anforderungen an, jede mit dem Satz, aus dem sie stammt. Machen Sie sie zum Muss oder zum Wunsch, gewichten Sie sie von 0 bis 5, ändern, ergänzen und entfernen Sie sie.",
            "Legen Sie die Lebensläufe ab, einen Ordner oder ein ZIP. Sie werden sofort [gelesen](reading); dafür wird nichts berechnet.",
            "Sehen Sie sich den Preis neben **Screening starten** an, und starten Sie. Die Credits werden reserviert und [je fertigem Lebenslauf berechnet](credits).",
          ],
        },
        {
          terms: [
            [
              "Ein Durchgang",
              "Es ist abgeschlossen, sobald jeder Lebenslauf darin gescreent ist. Weitere können später hinzugefügt und gestartet werden.",
            ],
            [
              "Laufend",
              "Es läuft weiter und screent jeden Lebenslauf, sobald er eintrifft, bis Sie es anhalten.",
            ],
            ["Offen für Bewerbungen", "Man bewirbt sich selbst über ein [Bewerbungsformular](job-forms)."],
          ],
        },
        "**Anhalten** lässt begonnene Lebensläufe fertig werden und gibt zurück, was für den Rest reserviert war.",
      ],
    },
    {
      heading: "Lesen und entscheiden",
      blocks: [
        {
          steps: [
            "Die Ergebnisse sind eine Rangliste. Wählen Sie jemanden aus, und der Bericht steht daneben, mit der Seite des Lebenslaufs, wo Platz ist.",
            "Lesen Sie die Urteile und ihre Zitate. Ein Zitat führt zu seiner Stelle im Lebenslauf. [Wie Punktzahlen entstehen](scores) sagt, was zählt.",
            "Entscheiden Sie: **Engere Wahl**, **Zurückstellen** oder **Ablehnen**, per Klick oder mit **S**, **H** und **R**. Die nächste Person, über die noch niemand entschieden hat, folgt von selbst. **U** nimmt die letzte Entscheidung zurück.",
          ],
        },
        "Kreuzen Sie mehrere an, um gemeinsam über sie zu entscheiden, zwei bis fünf nebeneinander zu vergleichen, sie als CSV oder XLSX zu speichern, ihre Lebensläufe als ZIP zu laden oder sie zu einer [Interviewrunde](drives) einzuladen. Auch alle Treffer über die Seite hinaus lassen sich auswählen.",
        "Niemand erfährt eine Entscheidung von selbst. [E-Mails an Kandidaten](mails) sagt, wie Sie sie mitteilen.",
      ],
    },
    {
      heading: "Im Menü der Ergebnisse",
      blocks: [
        {
          terms: [
            ["Was wäre, wenn", "Andere Gewichte, an allen zugleich ausprobiert."],
            [
              "Anonymer Modus",
              "Verbirgt Namen, Kontaktdaten, Fotos, Schulen und Geburtsdaten. Jedes Aufdecken steht im Verlauf.",
            ],
            [
              "Stichprobe prüfen",
              "Einige Lebensläufe unterhalb einer Linie, zufällig gezogen, die Sie ohne Punktzahl und Namen lesen. So lässt sich schätzen, wen die Linie übersieht.",
            ],
            [
              "Aufbewahren und löschen",
              "[Wie lange Personen aufbewahrt werden](storage), und die Löschsperre.",
            ],
          ],
        },
      ],
    },
  ],
};
