import { maximumCandidatesPerDrive, maximumDriveQuestions } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";
import { inGerman } from "./in-german.ts";

export const drivesPage: HelpPage = {
  id: "drives",
  title: "Eine Interviewrunde, Schritt für Schritt",
  summary: "Dieselben Fragen für alle Kandidaten, in Ruhe beantwortet, bis zu einer Frist.",
  words:
    "interview runde fragen bewertungspunkte fähigkeiten zeitraum frist einladen einladung kandidaten verlängern absagen schließen import csv",
  sections: [
    {
      heading: "Einrichten",
      blocks: [
        {
          steps: [
            "Wählen Sie **Neue Interviewrunde** auf der Seite **Interviewrunden**, oder laden Sie Kandidaten aus den Ergebnissen eines Screenings ein.",
            "Geben Sie eine Stellenbeschreibung an. Titel, Fähigkeiten und Fragen werden daraus vorgeschlagen; alles lässt sich ändern.",
            `Sehen Sie sich jede Frage an (höchstens ${maximumDriveQuestions}): wie sie beantwortet werden darf (Text, Ton, Video), die Zeit zum Nachdenken und zum Antworten, Wiederholungen und die Punkte, die eine gute Antwort nennt.`,
            "Legen Sie fest, bis wann Kandidaten beginnen können, worum sie stattdessen bitten dürfen und wie viel mehr Zeit alle, die darum bitten, ohne Rückfrage erhalten.",
            "**Vorschau für Kandidaten** zeigt es so, wie Kandidaten es erhalten.",
          ],
        },
        "Kandidaten aus einem Screening können nach den gemeinsamen Fragen je eine weitere zu jedem Muss erhalten, das ihr Lebenslauf nicht nennt.",
      ],
    },
    {
      heading: "Kandidaten hinzufügen und einladen",
      blocks: [
        {
          steps: [
            `Fügen Sie sie unter **Kandidaten** hinzu: von Hand, aus einer CSV- oder XLSX-Datei, die vor der Übernahme Zeile für Zeile gezeigt wird, oder aus der engeren Wahl eines Screenings; höchstens ${inGerman(maximumCandidatesPerDrive)} Kandidaten.`,
            "Wählen Sie **Kandidaten einladen**. Dort steht, wie viele E-Mails hinausgehen und was reserviert wird. Einige Sekunden lang nimmt **Rückgängig** alles zurück; dann gehen die E-Mails hinaus, jede mit einem eigenen Link und einem Kalendereintrag.",
          ],
        },
        "Von da an bleiben die Fragen, wie sie sind, damit alle dieselben erhalten.",
      ],
    },
    {
      heading: "Während sie läuft",
      blocks: [
        {
          points: [
            "Unter **Kandidaten** sehen Sie, ob jede Einladung gesendet wurde, mit dem Grund, falls nicht, und wie es um jedes Interview steht. Eine Adresse lässt sich berichtigen; dann wird ein neuer Link gesendet, und der alte gilt nicht mehr.",
            "Wer noch nicht fertig ist, wird einen Tag vor dem Ende per E-Mail erinnert.",
            "Ein späteres Ende gibt mehr Zeit und allen eine neue E-Mail. Wer gerade antwortet, wenn die Zeit endet, darf fertig werden.",
            "[Anfragen](interviews) von Kandidaten stehen auf der Seite ihres Interviews.",
            "**Interviewrunde absagen** benachrichtigt alle, die eingeladen waren; **Jetzt schließen** beendet sie früher. Credits, die für nicht abgeschlossene Interviews reserviert waren, kommen zurück.",
          ],
        },
      ],
    },
    {
      heading: "Ergebnisse",
      blocks: [
        "Begonnene Interviews stehen unter **Ergebnisse**, als Liste oder mit allen Antworten auf eine Frage nebeneinander. Jedes führt zu seinem [Bericht](interviews).",
      ],
    },
  ],
};
