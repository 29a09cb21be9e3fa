import { sayWorth } from "./say-worth.ts";

export const worthInEnglish = sayWorth({
  figures: new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  groups: {
    role: "the line of work",
    years: "years of experience",
    must: "must-haves",
    education: "education",
    nice: "nice-to-haves",
  },
  notScored: "weight 0, not scored",
  shareOf: {
    role: ({ weight, weightOfGroup }) => `weight ${weight} of the ${weightOfGroup} for the line of work`,
    years: ({ weight, weightOfGroup }) => `weight ${weight} of the ${weightOfGroup} for years of experience`,
    must: ({ weight, weightOfGroup }) => `weight ${weight} of the ${weightOfGroup} of all must-haves`,
    education: ({ weight, weightOfGroup }) => `weight ${weight} of the ${weightOfGroup} for education`,
    nice: ({ weight, weightOfGroup }) => `weight ${weight} of the ${weightOfGroup} of all nice-to-haves`,
  },
  onlyOne: {
    role: ({ weight }) => `weight ${weight}, the only one for the line of work`,
    years: ({ weight }) => `weight ${weight}, the only one for years of experience`,
    must: ({ weight }) => `weight ${weight}, the only one among must-haves`,
    education: ({ weight }) => `weight ${weight}, the only one for education`,
    nice: ({ weight }) => `weight ${weight}, the only one among nice-to-haves`,
  },
  worthUpTo: ({ weight, points }) => `${weight}: worth up to ${points} points`,
  earned: {
    none: ({ worth }) => `${worth}; none of them is earned.`,
    some: ({ worth, points }) => `${worth}; ${points} of them are earned.`,
    all: ({ worth }) => `${worth}; all of them are earned.`,
  },
  ofHundred: ({ shares }) => `Of 100 points: ${shares}. Within each of these, points are shared by weight.`,
});
