import { maximumFileSize } from "@winnow/contract/limits.ts";
import type { HelpContent } from "../help-content.ts";

/** The help for visitors in German; names of what is on the screen as `words/de` has them. */
export const visitorHelp: HelpContent = {
  words: {
    title: "Hilfe",
    close: "Hilfe schließen",
    search: "Hilfe durchsuchen",
    allPages: "Alle Seiten",
    found: (count) => (count === 1 ? "Auf 1 Seite gefunden" : `Auf ${count} Seiten gefunden`),
    notFound: (typed) => `Zu „${typed}“ wurde nichts gefunden. Diese Seiten kommen dem am nächsten:`,
  },
  pages: [
    {
      id: "cv",
      title: "Was mit meinem Lebenslauf geschieht",
      summary: "Wer ihn liest, was ein Programm damit macht und was zählt.",
      words: "bewerbung bewerben punkte künstliche intelligenz ki entscheidung datei hochladen cv",
      sections: [
        {
          heading: "Wer ihn sieht",
          blocks: [
            "Ihr Lebenslauf und Ihre Antworten gehen an den Arbeitgeber, dessen Formular Sie ausfüllen, für diese Stelle und für nichts anderes. Bis Sie sie senden, bleiben sie auf Ihrem Gerät, bis auf die Dateien; diese werden nach einem Tag gelöscht, wenn Sie die Bewerbung nicht senden.",
          ],
        },
        {
          heading: "Was ein Programm macht",
          blocks: [
            "Ein Programm liest Ihren Lebenslauf, vergleicht ihn mit den Anforderungen der Stelle und zeigt dem Arbeitgeber, welche Ihrer Worte für jeden Punkt sprechen. Es schlägt eine Reihenfolge vor. Es entscheidet ein Mensch.",
            "Sagt das Formular, dass auch ein Sprachmodell gefragt wird, erhält dieses Zeilen Ihres Lebenslaufs über Ihre Arbeit, ohne Namen, Kontaktdaten und Schulen, soweit ein Programm sie erkennt. Es weist nur auf Worte von Ihnen hin.",
            "Name, Alter, Geschlecht, Anschrift, Foto, Staatsangehörigkeit, Lücken und der Name einer Schule zählen nicht. Auch Text, den man nicht sehen kann, zählt nicht.",
            "Sie sehen vor und nach dem Senden, was gelesen wurde, und können [es berichtigen](rights).",
          ],
        },
        {
          heading: "Meine Datei wird nicht angenommen",
          blocks: [
            {
              points: [
                `Sie muss ein PDF oder ein Word-Dokument (DOCX) sein, höchstens ${maximumFileSize}.`,
                "Entfernen Sie das Passwort, falls sie eines hat.",
                "Ist sie ein Foto oder ein Scan, speichern Sie sie schärfer oder besser als das Dokument, aus dem sie entstanden ist.",
                "Ohne Verbindung bleibt auf diesem Gerät, was Sie ausgefüllt haben, und es geht von selbst weiter.",
              ],
            },
          ],
        },
        {
          heading: "Nach dem Senden",
          blocks: [
            "Sie erhalten einen eigenen Link, auf der Seite und per E-Mail. Heben Sie ihn auf: Er zeigt, wie es um Ihre Bewerbung steht und was Sie mit ihr tun können. Kommt keine E-Mail an, sehen Sie im Ordner für unerwünschte E-Mails nach.",
          ],
        },
      ],
    },
    {
      id: "recording",
      title: "Aufnehmen, und wenn es nicht klappt",
      summary: "Kamera, Mikrofon, Verbindung und Zeit in einem Interview.",
      words:
        "kamera mikrofon ton audio video interview frage zeit verbindung unterbrochen browser telefon handy üben",
      sections: [
        {
          heading: "Bevor Sie beginnen",
          blocks: [
            "Durch das Öffnen des Links wird nichts verbraucht, und bevor Sie die erste Frage anzeigen, läuft keine Zeit. Sie können Kamera und Mikrofon prüfen und üben; nichts davon wird gesendet.",
            "Während eine Frage offen ist, läuft ihre Zeit weiter, auch während Sie dies lesen.",
          ],
        },
        {
          heading: "Kamera oder Mikrofon",
          blocks: [
            {
              terms: [
                [
                  "Diese Seite darf es nicht verwenden",
                  "Erlauben Sie es im Browser über das Zeichen neben der Adresse und in den Einstellungen Ihres Geräts. Versuchen Sie es dann erneut.",
                ],
                [
                  "Es wurde nichts gefunden",
                  "Schließen Sie das Gerät an oder schalten Sie es ein, und versuchen Sie es erneut.",
                ],
                [
                  "Ein anderes Programm verwendet es",
                  "Schließen Sie andere Programme, die es verwenden, etwa ein Videogespräch, und versuchen Sie es erneut.",
                ],
                [
                  "Der Browser kann nicht aufnehmen",
                  "Öffnen Sie den Link in einem neueren Browser oder auf einem anderen Gerät.",
                ],
              ],
            },
            "Klappt es weiterhin nicht, wählen Sie eine andere Form, wenn die Frage es erlaubt, oder [bitten Sie um eine](other-form).",
          ],
        },
        {
          heading: "Die Verbindung bricht ab, oder die Seite schließt sich",
          blocks: [
            "Machen Sie weiter. Was Sie schreiben und aufnehmen, bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist. Öffnen Sie den Link noch einmal, auch auf einem anderen Gerät, und Sie sind dort, wo Sie waren. Was auf einem Gerät aufgenommen wurde, das noch keine Verbindung hat, wird nur von diesem Gerät gesendet.",
            "Es kann immer nur auf einer Seite weitergehen. Ist das Interview anderswo geöffnet, wählen Sie **Hier fortsetzen**.",
          ],
        },
        {
          heading: "Die Zeit ist um",
          blocks: [
            "Was Sie bis dahin gesagt oder geschrieben haben, ist gespeichert. Zwischen den Fragen läuft keine Zeit, sodass Sie eine Pause machen können. Wer mitten im Interview ist, wenn es endet, darf es abschließen.",
          ],
        },
      ],
    },
    {
      id: "other-form",
      title: "Mehr Zeit oder eine andere Form",
      summary: "Wie Sie darum bitten und was dann geschieht.",
      words: "behinderung barrierefreiheit nachteilsausgleich zusätzliche gespräch text stattdessen mensch",
      sections: [
        {
          heading: "In einem Interview",
          blocks: [
            {
              steps: [
                "Wählen Sie **Brauchen Sie mehr Zeit oder eine andere Form?** auf der ersten Seite oder **Um mehr Zeit oder eine andere Form bitten** im Menü einer späteren.",
                "Wählen Sie aus, was Sie brauchen. Sie müssen nicht sagen, warum; was helfen würde, genügt.",
                "Manche Arbeitgeber gewähren sofort mehr Zeit. Sonst wird der Arbeitgeber benachrichtigt und antwortet; die Antwort sehen Sie auf der Seite.",
              ],
            },
            "Durch die Bitte entsteht Ihnen kein Nachteil. Bewertet wird nur der Inhalt: niemals Stimme, Akzent, Gesicht oder wie flüssig Sie sprechen.",
          ],
        },
        {
          heading: "In einer Bewerbung",
          blocks: [
            "Auf der Seite, die der Link zu Ihrer Bewerbung öffnet, bitten Sie mit **Einen Menschen hinzuziehen** darum, dass sich jemand Ihre Bewerbung ansieht, und können ergänzen, was nicht in Ihrem Lebenslauf steht.",
          ],
        },
      ],
    },
    {
      id: "rights",
      title: "Berichtigen, zurückziehen, löschen",
      summary: "Was Sie mit Ihren Daten tun können, über Ihren eigenen Link und ohne Angabe von Gründen.",
      words:
        "daten datenschutz dsgvo privatsphäre herunterladen rechte entfernen korrigieren fehler falsch widerrufen einwilligung",
      sections: [
        {
          heading: "Nach einer Bewerbung",
          blocks: [
            "Öffnen Sie den Link zu Ihrer Bewerbung. In der neuesten E-Mail steht einer, der funktioniert. Dort können Sie:",
            {
              points: [
                "berichtigen, was aus Ihrem Lebenslauf gelesen wurde. Es gilt, was Sie schreiben, und die Datei bleibt, wie sie ist.",
                "den Lebenslauf durch einen anderen ersetzen.",
                "einen Menschen hinzuziehen oder Fehlendes ergänzen.",
                "alles herunterladen, was über Sie aufbewahrt wird.",
                "die Bewerbung zurückziehen. Dann wird sie nicht mehr berücksichtigt.",
                "alles löschen lassen, sofort und endgültig.",
              ],
            },
          ],
        },
        {
          heading: "In einem Interview",
          blocks: [
            "Über das Menü der Seite können Sie zurücktreten, Ihre Daten herunterladen und Ihre Antworten löschen, auch wenn das Interview beendet ist. Texte und Aufnahmen werden sofort gelöscht und lassen sich nicht wiederherstellen.",
          ],
        },
        {
          heading: "Wenn gerade nichts gelöscht werden kann",
          blocks: [
            "Manchmal muss ein Arbeitgeber alles eine Zeit lang aufbewahren, etwa wegen einer Beschwerde. Die Seite sagt dann, an wen Sie sich wenden können.",
          ],
        },
        {
          heading: "Und wenn ich nichts tue",
          blocks: [
            "Der Arbeitgeber bewahrt Ihre Daten eine festgelegte Zahl von Tagen auf, nachdem die Stelle oder die Interviews geschlossen wurden. Dann werden sie von selbst gelöscht.",
          ],
        },
      ],
    },
    {
      id: "shared",
      title: "Ich habe einen Link erhalten",
      summary: "Was sich mit einem Link öffnet, wie lange, und was zu tun ist, wenn es nicht geht.",
      words: "geteilt kandidat kandidatin abgelaufen ungültig nicht gültig funktioniert öffnen rückmeldung",
      sections: [
        {
          blocks: [
            "Ein Link öffnet eine Sache, für alle, die ihn haben: ein Formular, Ihre Bewerbung, ein Interview oder eine Bewerbung, die jemand mit Ihnen teilt. Bitte geben Sie ihn nicht weiter.",
            {
              terms: [
                [
                  "Dieser Link ist nicht gültig",
                  "Vielleicht ist er unvollständig, oder in einer neueren E-Mail steht ein anderer. Öffnen Sie den Link aus der neuesten E-Mail. Hilft das nicht, fragen Sie die Person, die ihn Ihnen geschickt hat.",
                ],
                [
                  "Geteilte Bewerbung",
                  "Sie sehen, was die Person, die den Link geschickt hat, zeigen möchte, bis zu dem Tag, den die Seite nennt. Was Sie dort sagen, geht an diese Person.",
                ],
                [
                  "Hier ist keine offene Stelle",
                  "Das Formular ist geschlossen oder noch nicht offen, oder sein Link wurde ersetzt. Fragen Sie nach, wo Sie den Link erhalten haben.",
                ],
              ],
            },
          ],
        },
      ],
    },
  ],
};
