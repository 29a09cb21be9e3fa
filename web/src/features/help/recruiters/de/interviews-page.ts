import { defaultShareDays, maximumShareDays } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const interviewsPage: HelpPage = {
  id: "interviews",
  title: "Interviews und ihre Berichte",
  summary: "Was Kandidaten tun, was ein Bericht zeigt, und wie Sie bewerten und entscheiden.",
  words:
    "bericht bewertungsbogen aufnahme transkript bewertungspunkte freigeben freigabe link hinweise mehr zeit anfrage entscheidung übereinstimmung",
  sections: [
    {
      heading: "Was Kandidaten tun",
      blocks: [
        "Sie öffnen den Link aus ihrer E-Mail, auf dem Telefon oder am Computer. Das Öffnen verbraucht nichts. Sie lesen, wer ihre Antworten sieht und wie sie bewertet werden, willigen ein und können Kamera und Mikrofon prüfen und üben. Es erscheint jeweils eine Frage mit ihrer Zeit. Jede Antwort wird sofort gespeichert, und der Link führt dorthin zurück, wo sie waren.",
        "Kandidaten können vor und während des Interviews um mehr Zeit oder eine andere Form bitten. Mehr Zeit, die Sie festgelegt haben, wird sofort gewährt; alles andere wartet auf Ihre Antwort auf der Seite des Interviews. Sie können zurücktreten und ihre Antworten löschen lassen.",
      ],
    },
    {
      heading: "Der Bericht",
      blocks: [
        {
          points: [
            "Jede Antwort steht neben den Punkten einer guten Antwort: genannt, teilweise genannt oder nicht gefunden, mit den Worten, die sie belegen. Nur der Inhalt zählt; niemals Stimme, Akzent, Gesicht oder wie flüssig jemand spricht.",
            "Aufnahmen werden hier abgespielt. In Text übertragen und ausgewertet werden sie nur, wenn der Betreiber dieses Servers dafür einen Dienst eingerichtet hat und die Kandidaten davon wussten. Sonst sagt der Bericht das.",
            "**Was währenddessen geschah** führt Tatsachen auf, etwa dass die Seite verlassen oder Text eingefügt wurde. Das ist kein Urteil.",
            "Darunter stehen die Muss-Anforderungen des Lebenslaufs, wenn die Person aus einem Screening kommt.",
          ],
        },
      ],
    },
    {
      heading: "Ihr Bewertungsbogen und die Entscheidung",
      blocks: [
        "Bewerten Sie jede Antwort von 1 (schwach) bis 5 (stark), und kommentieren Sie sie. Gespeichert wird fortlaufend. **Bewertungsbogen abgeben** schließt ihn ab; wenn die Interviewrunde es so vorsieht, erscheinen erst dann die gefundenen Punkte und die Bewertungen anderer.",
        "Entscheiden Sie danach: **Eine Runde weiter**, **Zurückstellen** oder **Ablehnen**. Entscheidungen lassen sich rückgängig machen, und Kandidaten erfahren sie [nur, wenn Sie es senden](mails). [Die Tasten](shortcuts) können all das.",
      ],
    },
    {
      heading: "Anderen zeigen",
      blocks: [
        `**Freigeben** erstellt einen Link für jemanden ohne Konto, mit dem, was Sie ankreuzen. Er öffnet sich ${defaultShareDays} Tage lang, wenn Sie nichts anderes wählen (höchstens ${maximumShareDays}), und kann jederzeit widerrufen werden. Was dort gesagt wird, steht im Bericht.`,
      ],
    },
    {
      heading: "Was berechnet wird",
      blocks: [
        "Ein Interview wird berechnet, wenn es abgeschlossen ist. Eines, das nie abgeschlossen wird, kostet nichts, und was bis dahin geantwortet wurde, wird gezeigt.",
      ],
    },
  ],
};
