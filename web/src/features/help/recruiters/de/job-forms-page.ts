import { maximumAnswerFileSize, maximumFileSize, maximumFormQuestions } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const jobFormsPage: HelpPage = {
  id: "job-forms",
  title: "Bewerbungsformulare und Bewerbungsseiten",
  summary: "Man bewirbt sich über einen Link und sieht über einen eigenen Link, was gelesen wurde.",
  words:
    "bewerbung bewerber bewerberin bewerbende öffentlich link qr code suchmaschinen google fragen berichtigen zurückziehen formular stellenanzeige",
  sections: [
    {
      heading: "Ein Formular öffnen",
      blocks: [
        {
          steps: [
            "Wählen Sie beim Einrichten eines Screenings **Offen für Bewerbungen**.",
            "Öffnen Sie **Bewerbungsformular**, und sehen Sie sich an, was Bewerbende lesen. Nach Name, E-Mail und Lebenslauf wird immer gefragt; Sie können " +
              `${maximumFormQuestions} eigene Fragen hinzufügen, auch solche, die mit einer Datei bis ${maximumAnswerFileSize} beantwortet werden.`,
            "Legen Sie fest, von wann bis wann es offen ist, und kopieren Sie den Link oder den QR-Code. Ein Link je Ort zeigt, woher Bewerbende kamen.",
            "**Suchmaschinen dürfen es aufführen** ist aus, bis Sie es einschalten. Google führt eine Stelle nur auf, wenn ihr Land angegeben ist.",
          ],
        },
        "**Link ersetzen** macht den bisherigen sofort unbrauchbar, wo immer er steht.",
      ],
    },
    {
      heading: "Was Bewerbende tun",
      blocks: [
        `Sie fügen zuerst ihren Lebenslauf hinzu (PDF oder DOCX, bis ${maximumFileSize}), sehen, was daraus gelesen wurde, und berichtigen es, beantworten Ihre Fragen, lesen den Hinweis und willigen ein. Was sie ausfüllen, bleibt auf ihrem Gerät, bis sie es senden.`,
        "In einem Screening, das **laufend** arbeitet, wird eine Bewerbung gescreent, sobald sie eintrifft, wenn Credits da sind. In einem mit nur einem Durchgang wartet sie, bis Sie ihn starten.",
      ],
    },
    {
      heading: "Die Bewerbungsseite",
      blocks: [
        "Alle Bewerbenden erhalten einen eigenen Link, auf der Seite und per E-Mail. Dort sehen sie, wie es steht und worauf geachtet wird, berichtigen, was gelesen wurde, ergänzen Fehlendes, ziehen einen Menschen hinzu, ersetzen den Lebenslauf, laden alles herunter, ziehen die Bewerbung zurück oder lassen alles löschen. Außer beim Herunterladen werden Sie jedes Mal benachrichtigt, ohne Namen.",
        "Was sie berichtigen, wird kostenlos neu bewertet; was zuerst gelesen wurde, steht daneben. Ihre eigenen Berichtigungen anderer Dinge bleiben.",
        "Die eigene Punktzahl sehen sie nur, wenn Sie **Bewerbenden ihre Punktzahl zeigen** eingeschaltet haben.",
      ],
    },
    {
      heading: "Was Sie sehen",
      blocks: [
        "Wer sich beworben hat, steht unter **Bewerbungen** im Menü der Ergebnisse. Antworten und Anfragen stehen im Bericht, wo Sie sie beantworten; die Antwort wird [per E-Mail gesendet](mails).",
      ],
    },
  ],
};
