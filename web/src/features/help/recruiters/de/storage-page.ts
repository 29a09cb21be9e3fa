import type { HelpPage } from "../../help-content.ts";

export const storagePage: HelpPage = {
  id: "storage",
  title: "Was gespeichert wird, und wie lange",
  summary:
    "Wie viele Tage Personen aufbewahrt werden, die Löschsperre, und eine Person löschen oder exportieren.",
  words:
    "aufbewahrung löschen löschung dsgvo datenschutz löschsperre export person daten sicherung backup behalten tage frist",
  sections: [
    {
      heading: "Was gespeichert wird",
      blocks: [
        {
          points: [
            "Stellenbeschreibungen, Anforderungen und Fragen.",
            "Lebensläufe mit dem, was daraus gelesen wurde, Ergebnisse, Entscheidungen, Notizen und ihr Verlauf.",
            "Bewerbungen, mit dem, was gefragt und geantwortet wurde.",
            "Kandidaten mit ihren Interviews, Antworten, Aufnahmen und Bewertungsbögen.",
            "E-Mails an Kandidaten, Exporte, gespeicherte Ansichten und was Sie geschrieben und noch nicht gesendet haben.",
            "Die Buchungen der Credits, die niemanden mehr nennen, sobald eine Person gelöscht ist.",
          ],
        },
        "Gespeichert wird auf dem Server, von dem diese Seite kommt. Nichts verlässt ihn außer E-Mails, Zahlungen und dem, was ein Dienst braucht, den der Betreiber des Servers eingerichtet hat, etwa einer, der Aufnahmen in Text überträgt, oder ein Sprachmodell, das mitliest. Kandidaten erfahren von dem, was ihr Interview liest, bevor sie einwilligen.",
      ],
    },
    {
      heading: "Wie lange",
      blocks: [
        "Die Frist beginnt, wenn ein Screening oder eine Interviewrunde abgeschlossen ist, bei einer Interviewrunde auch, wenn sie abgesagt wird. Nach 180 Tagen werden die Personen darin gelöscht, wenn Konto oder Screening nichts anderes sagen (1 bis 3.650 Tage). Sie erfahren es sieben Tage vorher, hier und per E-Mail, und nichts wird unangekündigt gelöscht.",
        "Was nicht abgeschlossen ist, hat keine Frist. Das Screening oder die Interviewrunde selbst bleibt, mit Stellenbeschreibung und Zahlen.",
        "Ändern Sie die Tage für alles unter **Löschungen**, und die eines Screenings oder einer Interviewrunde unter **Aufbewahren und löschen …** im jeweiligen Menü.",
        "Was geschrieben und nicht gesendet ist, wird 90 Tage aufbewahrt. Eine begonnene und nicht gesendete Bewerbung verschwindet nach einem Tag.",
      ],
    },
    {
      heading: "Löschsperre",
      blocks: [
        "Mit einer Löschsperre wird von einem Screening oder einer Interviewrunde nichts gelöscht, von niemandem, bis sie endet. Sie braucht einen Grund, und Listen zeigen sie. Kandidaten, die ihre Daten löschen möchten, erfahren, an wen sie sich wenden können.",
      ],
    },
    {
      heading: "Eine Person",
      blocks: [
        "Suchen Sie mit der [Suche](shortcuts) nach dem Namen, oder wählen Sie in einem Bericht **Alles zu dieser Person**. Die Seite zeigt alles, was von jemandem aufbewahrt wird, in allen Screenings und Interviewrunden, und warum es da ist. Von dort können Sie alles als ZIP speichern oder löschen, ganz oder zum Teil. Das lässt sich nicht rückgängig machen.",
        "Bewerbende und Kandidaten können dasselbe über ihre eigenen Links tun, ohne zu fragen.",
        "**Löschungen** führt auf, was gelöscht wurde, von wem und wann, aber nie, zu wem es gehörte.",
      ],
    },
    {
      heading: "Sicherungskopien",
      blocks: [
        "Sicherungskopien macht, wer diesen Server betreibt; sie enthalten Gelöschtes, bis sie weggeworfen werden. Fragen Sie dort, wie lange das dauert.",
      ],
    },
  ],
};
