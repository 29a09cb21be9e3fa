import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/evidence.ts";

const words: typeof english = {
  pointMarks: { made: "Genannt", partly: "Teilweise genannt", "not found": "Nicht gefunden" },
  scores: {
    1: "schwach",
    2: "unter dem Nötigen",
    3: "wie nötig",
    4: "gut",
    5: "stark",
  },
  scale: "1 schwach bis 5 stark",
  notReadSurely: "Nicht sicher gelesen",
  decisionOn: ({ name }) => `Entscheidung zu ${isolate(name)}`,
  showInCv: "Im Lebenslauf zeigen",
  page: ({ page }) => `S. ${page}`,
};

export default words;
