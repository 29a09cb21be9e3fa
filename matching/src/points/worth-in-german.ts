import { sayWorth } from "./say-worth.ts";

export const worthInGerman = sayWorth({
  figures: new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  groups: {
    role: "Berufsfeld",
    years: "Berufserfahrung",
    must: "Muss-Anforderungen",
    education: "Ausbildung",
    nice: "Wunsch-Anforderungen",
  },
  notScored: "Gewicht 0, ohne Wertung",
  shareOf: {
    role: ({ weight, weightOfGroup }) => `Gewicht ${weight} von ${weightOfGroup} für das Berufsfeld`,
    years: ({ weight, weightOfGroup }) => `Gewicht ${weight} von ${weightOfGroup} für die Berufserfahrung`,
    must: ({ weight, weightOfGroup }) => `Gewicht ${weight} von ${weightOfGroup} aller Muss-Anforderungen`,
    education: ({ weight, weightOfGroup }) => `Gewicht ${weight} von ${weightOfGroup} für die Ausbildung`,
    nice: ({ weight, weightOfGroup }) => `Gewicht ${weight} von ${weightOfGroup} aller Wunsch-Anforderungen`,
  },
  onlyOne: {
    role: ({ weight }) => `Gewicht ${weight}, als einziges für das Berufsfeld`,
    years: ({ weight }) => `Gewicht ${weight}, als einziges für die Berufserfahrung`,
    must: ({ weight }) => `Gewicht ${weight}, als einziges unter den Muss-Anforderungen`,
    education: ({ weight }) => `Gewicht ${weight}, als einziges für die Ausbildung`,
    nice: ({ weight }) => `Gewicht ${weight}, als einziges unter den Wunsch-Anforderungen`,
  },
  worthUpTo: ({ weight, points }) => `${weight}: bis zu ${points} Punkte wert`,
  earned: {
    none: ({ worth }) => `${worth}; davon ist keiner erreicht.`,
    some: ({ worth, points }) => `${worth}; davon sind ${points} erreicht.`,
    all: ({ worth }) => `${worth}; davon sind alle erreicht.`,
  },
  ofHundred: ({ shares }) =>
    `Von 100 Punkten: ${shares}. Innerhalb davon verteilen sich die Punkte nach Gewicht.`,
});
