import { maximumFileSize, maximumFilesPerScreening, maximumPages } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";
import { inGerman } from "./in-german.ts";

export const readingPage: HelpPage = {
  id: "reading",
  title: "Lebensläufe lesen, und was nicht gelesen werden kann",
  summary:
    "Welche Dateien gelesen werden, wie Scans gelesen werden, und was bei einer fehlerhaften Datei zu tun ist.",
  words:
    "cv cvs pdf docx word zip scan ocr bild verschlüsselt passwort beschädigt unlesbar virus virenscanner dublette duplikat datei hochladen",
  sections: [
    {
      heading: "Was gelesen werden kann",
      blocks: [
        {
          points: [
            `PDF und Word (DOCX), je Datei bis ${maximumFileSize} und ${maximumPages} Seiten. Der Inhalt entscheidet, was eine Datei ist, nicht ihr Name.`,
            "Ein ZIP oder ein Ordner mit Lebensläufen wird in Ihrem Browser entpackt.",
            `Ein Screening fasst höchstens ${inGerman(maximumFilesPerScreening)} Dateien.`,
            "Englisch wird am besten gelesen. In Lebensläufen anderer Sprachen werden Kontaktdaten, Daten und bekannte Überschriften gelesen.",
          ],
        },
      ],
    },
    {
      heading: "Scans",
      blocks: [
        "Seiten ohne Text werden als Bilder von Gedrucktem auf Englisch, Deutsch, Französisch, Spanisch oder Polnisch erkannt, höchstens zehn Seiten eines Dokuments. Handschrift wird nicht gelesen. Wo die Erkennung unsicher ist, sagt der Bericht, dass Teile nicht sicher gelesen wurden.",
        "Eine Datei, in der so gut wie kein Text gefunden wird, schlägt fehl und kostet nichts.",
      ],
    },
    {
      heading: "Dieselbe Datei, dieselbe Person",
      blocks: [
        "Dieselbe Datei wird in einem Screening nur einmal behalten, und Sie erfahren es. Zwei Lebensläufe mit derselben E-Mail-Adresse oder Telefonnummer bleiben beide, und jeder nennt den anderen.",
      ],
    },
    {
      heading: "Dateien, bei denen es nicht ging",
      blocks: [
        "Sie stehen in der Liste der Dateien zuerst, jede mit ihrem Grund. Keine von ihnen wird berechnet.",
        {
          terms: [
            [
              "Ein Virus wurde gefunden",
              "Nur wo der Betreiber Ihres Servers Dateien prüfen lässt. Die Datei wurde gelöscht, bevor jemand sie öffnen konnte: Sagen Sie der Person Bescheid, die sie geschickt hat.",
            ],
            ["Durch ein Passwort geschützt", "Bitten Sie um eine ohne."],
            ["Beschädigt oder leer", "Bitten Sie erneut darum, als PDF oder DOCX gespeichert."],
            ["Weder PDF noch Word-Dokument", "Speichern Sie sie als PDF oder DOCX, und fügen Sie das hinzu."],
            [
              "Zu groß oder zu viele Seiten",
              "Speichern Sie sie mit kleineren Bildern, oder fügen Sie den Lebenslauf ohne Anlagen hinzu.",
            ],
            [
              "Kein lesbarer Text",
              "Vielleicht ist es das Bild einer Seite. Bitten Sie um das Dokument, aus dem gedruckt wurde, oder um einen schärferen Scan.",
            ],
            [
              "Dauerte zu lange, oder bei uns ging etwas schief",
              "**Erneut versuchen** bei der Datei liest sie noch einmal.",
            ],
          ],
        },
      ],
    },
  ],
};
