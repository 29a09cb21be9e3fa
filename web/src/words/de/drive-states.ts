import type english from "../en/drive-states.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  progress: {
    none: "Keine Kandidaten",
    candidates: ({ count }) => plural(count, { one: "# Kandidat", other: "# Kandidaten" }),
    completed: ({ completed, of }) => `${completed} von ${of} abgeschlossen`,
    begun: ({ count }) => `${count} begonnen`,
    invited: ({ count }) => `${count} eingeladen`,
    notSent: ({ count }) =>
      plural(count, { one: "# E-Mail nicht gesendet", other: "# E-Mails nicht gesendet" }),
  },
  sampleNotOpened: ({ reason }) => `Die Beispielrunde konnte nicht geöffnet werden. ${reason}`,
};

export default words;
