import type english from "../en/drive-states.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  progress: {
    none: "Keine Kandidaten",
    candidates: ({ count }) => plural(count, { one: "# Kandidat", other: "# Kandidaten" }),
    completed: ({ completed, of }) => `${completed} von ${of} abgeschlossen`,
    begun: ({ count }) => `${count}\u00a0begonnen`,
    invited: ({ count }) => `${count}\u00a0eingeladen`,
    notSent: ({ count }) =>
      plural(count, { one: "#\u00a0E-Mail nicht gesendet", other: "#\u00a0E-Mails nicht gesendet" }),
  },
  sampleNotOpened: ({ reason }) => `Die Beispielrunde konnte nicht geöffnet werden. ${reason}`,
};

export default words;
