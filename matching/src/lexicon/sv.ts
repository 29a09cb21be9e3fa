import type { Lexicon } from "./lexicon.ts";

export const swedish: Lexicon = {
  code: "sv",
  degrees: {
    byName: {
      doctorate: ["doktorsexamen"],
      master: ["masterexamen", "magisterexamen", "civilingenjörsexamen", "civilingenjör", "civilekonom"],
      bachelor: ["kandidatexamen", "högskoleingenjör(?:sexamen)?"],
      vocational: ["yrkeshögskola", "yrkesexamen", "yrkesutbildning"],
      none: ["gymnasieexamen", "studentexamen"],
    },
    asked: {
      bachelor: [
        "(?:högskole|universitets)(?:utbildning|examen|studier)",
        "akademisk(?:a)? (?:examen|utbildning|studier)",
        "högre utbildning",
        "eftergymnasial(?:a)? (?:utbildning|studier)",
      ],
      none: ["gymnasi(?:e|al)(?:utbildning|kompetens|skola)?", "gymnasial utbildning"],
    },
  },
  spokenLanguages: {
    names: {
      English: "engelska",
      Swedish: "svenska",
    },
  },
  advert: {
    unneeded: ["(?:krävs|behövs) (?:inte|ej)", "inget krav"],
    employer: ["vi", "vår\\p{L}*"],
    demand: ["du", "din\\p{L}*", "minst", "söker", "krävs", "krav"],
    nice: ["(?:är )?meriterande", "önskvär[td]\\p{L}*", "(?:är )?ett plus", "en fördel", "inget krav"],
    condition: [
      "(?:kan|kommer att) (?:\\p{L}+ )?(?:krävas|behövas|efterfrågas)",
      "(?:om|ifall) (?:du|tjänsten|rollen)",
      "beroende på",
    ],
    related: ["motsvarande|närliggande|liknande|likvärdig\\p{L}*|relevant\\p{L}*"],
    experienceInstead: ["eller (?:motsvarande|likvärdig|annan) (?:\\p{L}+ )?erfarenhet"],
    years: {
      unit: "års?",
      experience: "\\p{L}*erfarenhet",
      numbers: "ett två tre fyra fem sex sju åtta nio tio",
    },
  },
  refused: {
    age: [
      "(?:högst|max) (?:2[5-9]|[3-6]\\d) år(?: gammal)?(?! erfarenhet)",
      "maxålder",
      "(?:yngre|inte äldre) än (?:2[5-9]|[3-6]\\d)",
    ],
    gender: [
      "(?:endast|bara|enbart) (?:kvinnor|män|kvinnliga|manliga)",
      "(?:kvinnlig|manlig)a? (?:sökande|kandidat)\\p{L}*",
    ],
    "native speaker": ["modersmål", "som förstaspråk"],
    origin: ["svenskt? medborgarskap"],
    family: ["(?:ogift|barnlös)"],
  },
};
