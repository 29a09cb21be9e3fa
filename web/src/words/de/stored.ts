import { refusedInGerman } from "@winnow/matching/refused-in-german.ts";
import { reportInGerman } from "@winnow/matching/report-in-german.ts";
import { type StoredSentence, sayStored } from "@winnow/matching/say-stored.ts";
import { correctionInGerman } from "../correction-in-german.ts";
import type english from "../en/stored.ts";
import labels from "./labels.ts";
import results from "./results.ts";

const { shortlist, hold, reject } = labels.decisions;

const history: StoredSentence[] = [
  [/^Screened: score ([\d.]+)$/, (score) => `Gescreent: Punktzahl ${comma(score)}`],
  [
    /^Screened again by engine ([\d.]+): score ([\d.]+) → ([\d.]+)$/,
    (engine, before, after) =>
      `Neu gescreent von Version ${engine}: Punktzahl ${comma(before)} → ${comma(after)}`,
  ],
  [
    /^Screened again by engine ([\d.]+): score stays ([\d.]+)$/,
    (engine, score) => `Neu gescreent von Version ${engine}: Punktzahl bleibt ${comma(score)}`,
  ],
  [/^Shortlisted$/, () => shortlist.state],
  [/^Put on hold$/, () => hold.state],
  [/^Rejected$/, () => reject.state],
  [/^Shortlisted: (.+)$/s, (reason) => `${shortlist.state}: ${reason}`],
  [/^Put on hold: (.+)$/s, (reason) => `${hold.state}: ${reason}`],
  [/^Rejected: (.+)$/s, (reason) => `${reject.state}: ${reason}`],
  [/^Decision cleared$/, () => "Entscheidung aufgehoben"],
  [
    /^Decision undone: (\w[\w ]*) as before$/,
    (state) => `Entscheidung zurückgenommen: wie zuvor ${stateBefore[state] ?? state}`,
  ],
  [/^Note written$/, () => "Notiz geschrieben"],
  [/^Note removed$/, () => "Notiz entfernt"],
  [/^Identity revealed$/, () => "Person aufgedeckt"],
  [
    /^Identity revealed: names are shown in the whole screening$/,
    () => "Person aufgedeckt: Namen werden im ganzen Screening gezeigt",
  ],
  [/^Own score taken away$/, () => "Eigene Punktzahl entfernt"],
  [/^Own score ([\d.]+): (.+)$/s, (score, reason) => `Eigene Punktzahl ${comma(score)}: ${reason}`],
  [
    /^Weights changed: score ([\d.]+) → ([\d.]+)$/,
    (before, after) => `Gewichte geändert: Punktzahl ${comma(before)} → ${comma(after)}`,
  ],
];

const stateBefore: Readonly<Record<string, string>> = {
  undecided: "offen",
  shortlisted: "in der engeren Wahl",
  "on hold": "zurückgestellt",
  rejected: "abgelehnt",
};

function comma(figure: string): string {
  return figure.replace(".", ",");
}

const words: typeof english = {
  report: reportInGerman,
  history: sayStored(history),
  correction: correctionInGerman,
  refused: refusedInGerman,
  hidden: sayStored([
    [/^Candidate (\d+)$/, (number) => results.candidate({ number: Number(number) })],
    [/^CV$/, () => "Lebenslauf"],
  ]),
};

export default words;
