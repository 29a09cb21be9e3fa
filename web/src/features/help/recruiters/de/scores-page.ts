import type { HelpPage } from "../../help-content.ts";

export const scoresPage: HelpPage = {
  id: "scores",
  title: "Wie Punktzahlen entstehen",
  summary:
    "Eine Punktzahl ist Code über Zitaten: Jeder Punkt beruht auf Worten des Lebenslaufs, und ein Mensch entscheidet.",
  words: "abgleich punktzahl score gewicht punkte urteil beleg was wäre wenn fair verzerrung bias",
  sections: [
    {
      heading: "Urteile",
      blocks: [
        "Jede Anforderung wird im Lebenslauf gesucht. Was gefunden wird, hat ein Urteil, und die Zitate stehen mit ihrer Seite daneben.",
        {
          terms: [
            ["Erfüllt", "Der Lebenslauf belegt es."],
            [
              "Teilweise",
              "Er belegt etwas Ähnliches, weniger als gefordert, oder nur an schwächerer Stelle, etwa allein in der Zusammenfassung.",
            ],
            [
              "Nicht genannt",
              "Keine Worte des Lebenslaufs belegen es. Das ist eine Frage, die zu stellen ist, nie ein Nein.",
            ],
            [
              "Nicht sicher gelesen",
              "Steht anstelle von „Nicht genannt“, wenn ein Teil des Dokuments nicht gelesen werden konnte. Sehen Sie sich die Seite daneben an.",
            ],
          ],
        },
        "Es zählt, wo etwas steht: in der Arbeit der letzten fünf Jahre voll, in älterer Arbeit etwas weniger, in einer Liste neben vergleichbarer Arbeit weniger, im Studium und in einer Zusammenfassung am wenigsten. Wiederholungen bringen nichts.",
        "Hat der Betreiber des Servers ein Sprachmodell für Lebensläufe eingerichtet, kann es Worte für eine Kenntnis zitieren, die nicht gefunden wurde. Das ist höchstens teilweise erfüllt, und das Urteil sagt, wer es gefunden hat.",
      ],
    },
    {
      heading: "Gewichte und Anteile",
      blocks: [
        "Eine Anforderung ist ein Muss oder ein Wunsch und hat ein Gewicht von 0 bis 5. Die Anforderungen teilen sich 100 Punkte in bis zu fünf Gruppen: das Arbeitsfeld, die Jahre darin, Muss-Anforderungen, Ausbildung und Wünsche. Innerhalb einer Gruppe werden die Punkte nach Gewicht verteilt: Eine Anforderung mit Gewicht 4 ist doppelt so viel wert wie eine mit Gewicht 2.",
        "Was jede Gruppe von den 100 Punkten hat, wächst mit den Gewichten darin, aber immer langsamer. Was die Stellenbeschreibung nicht verlangt, wird auf den Rest verteilt. Der Bericht zeigt die Anteile unter **Wie die Punktzahl zustande kommt**.",
        "Ein Gewicht von 0 wird nicht gewertet.",
        "Dort steht auch, aus wie vielen Sätzen der Stellenbeschreibung die Anforderungen stammen. Was nicht sicher gelesen wurde, trägt ein Fragezeichen, bis jemand es angesehen hat. Wo sich kaum etwas lesen ließ oder die Sprache nicht bekannt ist, verlangt der Text Erfahrung in der Arbeit, die er beschreibt: Die Punktzahl stützt sich dann darauf, wie ähnlich sich der Text und ein Lebenslauf sind, bis jemand Anforderungen hinzufügt.",
      ],
    },
    {
      heading: "Was die Summe ändert",
      blocks: [
        "Dreierlei ändert die Summe der Punkte, jeweils mit einem Satz im Bericht:",
        {
          points: [
            "Eine Rolle, die nicht genannt ist, hat keine Punkte. Andere Arbeit zählt, soweit sie nahe ist, in einer eigenen Zeile, und alles andere zählt dann weniger.",
            "Muss-Anforderungen, die nicht voll belegt sind, nehmen einen Teil der Punkte, jede nach ihrem Gewicht.",
            "Eine Lizenz oder Erlaubnis, die die Arbeit braucht und der Lebenslauf nicht nennt, nimmt einen großen Teil.",
          ],
        },
        "Punkte und diese Zeilen ergeben genau die Punktzahl.",
      ],
    },
    {
      heading: "Was niemals zählt",
      blocks: [
        {
          points: [
            "Name, Geschlecht, Alter, Anschrift, Foto, Nationalität, eine Lücke im Werdegang und der Name einer Schule.",
            "Wer sonst noch im Screening ist. Derselbe Lebenslauf hat bei denselben Anforderungen dieselbe Punktzahl, und der Bericht nennt die Version der Auswertung und den Tag, auf den sie gerechnet hat.",
            "Text, den kein Auge sehen kann, Zeilen, die die Stellenbeschreibung wiederholen, Listen von Stichwörtern und Worte, die sich an eine Maschine richten. Der Bericht sagt, dass sie ausgelassen wurden.",
          ],
        },
        "Anforderungen zu einem geschützten Merkmal, oder zu etwas, das dafür steht, werden mit dem Grund abgelehnt.",
      ],
    },
    {
      heading: "Andere Gewichte und Berichtigungen",
      blocks: [
        "**Was wäre, wenn** im Menü der Ergebnisse probiert andere Gewichte an allen Ergebnissen zugleich aus, kostenlos. Nichts ändert sich, bis Sie sie speichern.",
        "Was falsch gelesen wurde, lässt sich im Bericht berichtigen. Das Ergebnis wird kostenlos neu bewertet; was zuerst gelesen wurde, steht weiter daneben. **Meine Punktzahl** hält Ihre eigene Zahl neben der Punktzahl fest.",
        "Ergebnisse bleiben, wie die Version ihrer Zeit sie gefunden hat. Gibt es eine neuere, sagen es die Ergebnisse: **Versionen vergleichen** zeigt jede Punktzahl vorher und nachher, mit den Worten dahinter, und nichts ändert sich, bevor Sie es übernehmen. Jeder Bericht behält dann den früheren.",
        "Niemand wird durch eine Punktzahl abgelehnt. [Entscheidungen](screenings) treffen Menschen, und sie lassen sich rückgängig machen.",
      ],
    },
  ],
};
