import type { Education } from "./profile.ts";

type Level = Education["level"];
export type DegreeNames = Partial<Record<Level, string[]>>;

/**
 * How degrees are called, by language and level, as parts of patterns of whole words; of names that hold each other
 * ("laurea", "laurea magistrale") the longer one counts. "none" is what a school ends with.
 */
export const degreeNames: Record<string, DegreeNames> = {
  letters: {
    doctorate: [
      "ph\\.?\\s?d",
      "dpt",
      "pharm\\.?\\s?d",
      "psy\\.?d",
      "ed\\.?d",
      "d\\.?n\\.?p",
      "d\\.?phil",
      "dr\\.",
    ],
    master: [
      "m\\.?\\s?sc",
      "m\\.\\s?s\\.",
      "m\\.\\s?a\\.",
      "(?<!-)ms(?= in\\b| of\\b|,|$)",
      "ma(?= in\\b| \\(?hons|,|$)",
      "mba",
      "m\\.?eng",
      "m\\.?a\\.?sc",
      "m\\.?math",
      "m\\.?phys",
      "m\\.?chem",
      "m\\.?res",
      "m\\.?f\\.?a",
      "mph",
      "msw",
      "m\\.?pharm",
      "m\\.?tech",
      "m\\.?ed",
      "m\\.?phil",
      "ll\\.?m",
      "msn",
      "mca(?=,|$| from\\b| in\\b)",
    ],
    bachelor: [
      "b\\.?\\s?sc",
      "b\\.?a\\.?sc",
      "b\\.?sc\\.?e",
      "b\\.\\s?s\\.",
      "b\\.\\s?a\\.",
      "bs(?= in\\b| of\\b|,|$)",
      "ba(?= in\\b| \\(?hons|,|$)",
      "b(?:a|sc) \\(hons?\\)",
      "bba",
      "b\\.?ba",
      "b\\.?\\s?eng",
      "b\\.?\\s?tech",
      "b\\.?\\s?com",
      "b\\.?comm",
      "b\\.?\\s?ed",
      "ll\\.?b",
      "bsn",
      "b\\.?\\s?mus",
      "b\\.?f\\.?a",
      "b\\.?\\s?arch",
      "b\\.?n\\.?",
      "mbbs",
    ],
    vocational: ["a\\.a\\.s?\\.", "btec", "hn[cd]", "[sn]vq"],
    none: ["h\\.s\\.", "gcses?", "ged", "hs diploma", "hs(?=$)"],
  },
  en: {
    doctorate: ["doctorate", "doctoral", "doctor of", "juris doctor"],
    master: ["master(?:'s|’s|s)?"],
    bachelor: [
      "bachelor(?:'s|’s|s)?",
      "undergraduate degree",
      "university degree",
      "college degree",
      "(?:2[:.][12]|first[- ]class|second[- ]class|honou?rs|good) degree",
      "(?<=^(?:(?:have|has|hold|holds|you have|you hold)\\s+)?(?:an?\\s+)?)degree(?=\\s+(?:\\([^)]*\\)\\s+)?in\\b)",
    ],
    vocational: [
      "associate(?:'s|’s)? degree",
      "apprenticeship",
      "(?:completed|professional|vocational) training(?= (?:as|in)\\b)",
      "vocational",
      "foundation degree",
      "city & guilds",
      "trade certificate",
      "culinary diploma",
      "diploma in",
      "technician diploma",
    ],
    none: [
      "high school(?: diploma| degree)?(?: in)?",
      "secondary school",
      "a-levels?",
      "leaving certificate",
      "school diploma(?: in)?",
    ],
  },
  de: {
    doctorate: ["doktor", "promotion zum dr"],
    master: ["magister", "diplom(?:-|\\b(?!a))", "dipl\\.-?\\s?\\p{L}{3,}", "staatsexamen", "staatsprüfung"],
    bachelor: ["vordiplom"],
    vocational: [
      "ausbildung",
      "berufsausbildung",
      "berufsabschluss",
      "umschulung",
      "gesellenbrief",
      "meisterbrief",
      "meisterprüfung",
    ],
    none: [
      "abitur",
      "matura",
      "fachabitur",
      "(?:fach)?hochschulreife",
      "mittlere reife",
      "mittlerer schulabschluss",
      "(?:real|haupt)schulabschluss",
    ],
  },
  fr: {
    doctorate: ["doctorat"],
    master: ["mastère", "maîtrise(?= (?:en|ès|universitaire)(?!\\p{L}))", "diplôme d['’]ingénieur"],
    bachelor: ["licence(?=\\s+(?:en|de|d['’]|ès|pro)(?!\\p{L}))", "licence professionnelle"],
    vocational: [
      "bts",
      "dut",
      "brevet professionnel",
      "titre professionnel",
      "bac(?:calauréat)? pro(?:fessionnel)?",
      "cfg[sm]",
    ],
    none: [
      "baccalauréat",
      "bac(?= (?:général|technologique|es|s|l|stmg|sti2d)(?!\\p{L}))",
      "brevet des collèges",
    ],
  },
  es: {
    doctorate: ["doctorado"],
    master: ["máster", "maestría", "posgrado", "postgrado", "diploma de estudios avanzados"],
    bachelor: [
      "licenciatura",
      "grado en",
      "licenciad[oa]",
      "diplomatura",
      "graduad[oa] en(?! eso)",
      "ingeniería técnica",
    ],
    vocational: [
      "formación profesional",
      "ciclo formativo",
      "(?:ciclo formativo de )?grado (?:medio|superior)(?: en)?",
      "técnico superior",
    ],
    none: ["bachillerato", "bachiller", "educación secundaria"],
  },
  nl: {
    master: ["doctorandus", "drs\\."],
    bachelor: ["hbo"],
    vocational: ["mbo(?=-?\\s?\\d)", "vakopleiding"],
    none: ["havo", "vwo", "vmbo", "mavo"],
  },
  pl: {
    doctorate: ["doktorat", "studia doktoranckie"],
    master: [
      "studia magisterskie",
      "mgr(?: inż)?\\.?",
      "studia (?:ii stopnia|podyplomowe|jednolite)",
      "jednolite studia",
    ],
    bachelor: ["licencjat", "studia i stopnia", "studia licencjackie", "studia inżynierskie"],
    vocational: ["szkoła (?:zawodowa|policealna)", "dyplom technika"],
    none: ["świadectwo (?:dojrzałości|maturalne)", "wykształcenie średnie"],
  },
  it: {
    doctorate: ["dottorato"],
    master: ["laurea magistrale", "laurea specialistica", "laurea a ciclo unico"],
    bachelor: ["laurea"],
    vocational: ["diploma di", "diploma professionale", "qualifica professionale"],
    none: ["baccalaureato", "(?:diploma di )?maturità", "licenza media"],
  },
  pt: {
    doctorate: ["doutorado", "doutoramento"],
    master: ["mestrado", "pós-graduação", "mestre em"],
    bachelor: ["bacharelado", "bacharel", "tecnólogo", "graduação"],
    vocational: ["curso (?:técnico|profissional)", "ensino (?:técnico|profissional)", "técnico em"],
    none: ["ensino (?:médio|secundário|fundamental)"],
  },
  ro: {
    doctorate: ["studii doctorale"],
    master: ["studii de master", "masterat", "diplomă de master"],
    bachelor: ["diplomă de licență", "licență"],
    vocational: ["școal[aă] (?:profesională|postliceală)", "certificat de calificare"],
    none: ["(?:diplomă de )?bacalaureat"],
  },
  sv: {
    doctorate: ["doktorsexamen"],
    master: ["masterexamen", "magisterexamen", "civilingenjörsexamen", "civilingenjör", "civilekonom"],
    bachelor: ["kandidatexamen", "högskoleingenjör(?:sexamen)?"],
    vocational: ["yrkeshögskola", "yrkesexamen", "yrkesutbildning"],
    none: ["gymnasieexamen", "studentexamen"],
  },
};

/** Words that are degrees among degrees, and titles of jobs or everyday words elsewhere. */
export const degreeNamesAmongDegrees: Record<string, DegreeNames> = {
  de: {
    master: ["diplom"],
    vocational: [
      "technik",
      "technikerin?",
      "meister(?:in)?",
      "lehre",
      "fachwirt(?:in)?",
      "fachangestellter?",
    ],
  },
  fr: {
    master: ["dess", "dea", "ingénieur", "maîtrise"],
    bachelor: ["licence"],
    vocational: ["cap", "bep", "diplôme"],
    none: ["bac", "brevet"],
  },
  es: {
    master: ["ingenier[oa]", "ingeniería"],
    bachelor: ["arquitect[oa]"],
    vocational: ["técnic[oa]", "titulación"],
    none: ["eso"],
  },
  nl: { vocational: ["mbo"], none: ["lbo"] },
  pl: { master: ["magister inżynier"], bachelor: ["inżynier"], vocational: ["dyplom", "zasadnicza"] },
  it: {
    master: ["ingegneria"],
    bachelor: ["ingegnere"],
    vocational: ["perito", "ragionier[ea]", "geometra", "diploma"],
  },
  ro: {
    bachelor: ["inginer[ăa]?", "inginerie", "licențiat[ăa]?"],
    vocational: ["diplomă", "tehnician", "calificare"],
  },
  en: { vocational: ["qualification"] },
};

/**
 * What adverts ask for beside degrees by their names: any degree of a kind, and words that a CV uses as a heading or
 * of courses.
 */
export const degreesAsked: Record<string, DegreeNames> = {
  en: {
    doctorate: ["j\\.d\\."],
    master: ["(?:graduate|advanced|postgraduate|post-graduate|higher) degree(?! of)", "graduate studies"],
    bachelor: [
      "(?:(?:four|three|4|3)[- ]year|technical|relevant|related|scientific|engineering|business|law|nursing|accounting|finance|teaching|accredited) degree",
      "degree[- ](?:level|qualified|educated)",
      "(?<!\\b(?:high|higher|some|certain|large|great|greater|any|what|to a) )degree(?= (?:in|from|or|required|preferred|essential|\\()|[,/;]|\\.?$)",
      "(?:three|four|3|4)[- ]year (?:university|college) (?:program|programme|course)",
      "undergraduate (?:studies|qualification)",
    ],
    vocational: [
      "(?:associate|associate's|associate’s|two[- ]year|2[- ]year|foundation) degree",
      "(?:college|post-?secondary|technical|trade|vocational|polytechnic|one-year|two-year) diploma(?: in)?",
      "diploma(?= (?:or|of|from)\\b)",
    ],
    none: [
      "grade (?:10|11|12)(?: education)?",
      "secondary education",
      "high school (?:education|or equivalent)",
      "(?:high school|hs)(?= diploma|/ged|/)",
    ],
  },
  de: {
    doctorate: [
      "promotion(?= (?:in|im|auf)\\b.{0,60}(?:wünschenswert|erwünscht|vorteil|erforderlich|vorausgesetzt))",
      "abgeschlossene promotion",
      "promoviert\\p{L}*",
    ],
    bachelor: [
      "(?:hochschul|fachhochschul|universitäts|master|bachelor|fach|ingenieur|informatik|lehramts)?studium",
      "(?:hochschul|fachhochschul|universitäts|studien)abschluss",
      "akademischer abschluss",
      "studienabschluss",
    ],
    vocational: [
      "(?:\\p{L}+)?ausbildung(?= (?:als|zum|zur|im|in|oder|mit)\\b)",
      "(?:\\p{L}*)berufsausbildung",
      "lehre als",
    ],
    none: ["schulabschluss", "schulbildung"],
  },
  fr: {
    doctorate: ["bac\\s?\\+\\s?8"],
    master: ["bac\\s?\\+\\s?[56]", "école d['’]ingénieurs?", "école de commerce"],
    bachelor: [
      "bac\\s?\\+\\s?[34]",
      "diplôme universitaire",
      "formation supérieure",
      "licence(?= (?:ou|professionnelle|universitaire)(?!\\p{L}))",
    ],
    vocational: ["bac\\s?\\+\\s?2", "c\\.a\\.p\\.", "b\\.e\\.p\\."],
    none: ["bac(?!\\s?\\+)(?= (?:ou|minimum|exigé|requis)|$)"],
  },
  es: {
    bachelor: [
      "(?:titulación|estudios|título|grado|formación|carrera) universitari[oa]s?",
      "grado(?= (?:o|universitario|en)(?!\\p{L}))",
      "ingeniería (?:superior|industrial|informática)",
      "ingeniería(?= (?:o|técnica)(?!\\p{L}))",
    ],
    vocational: ["(?:fp|f\\.p\\.) (?:de )?(?:grado )?(?:medio|superior)"],
    none: ["graduado escolar", "eso(?= o|$)", "educación (?:básica|obligatoria)"],
  },
  nl: {
    bachelor: [
      "hbo-?(?:\\p{L}+)?",
      "universitair(?:e)?",
      "academisch(?:e)?(?= (?:werk|opleiding|niveau|denk))",
      "wo(?=-(?:niveau|opleiding|diploma)| (?:werk|opleiding|niveau|denk)|\\/|$)",
    ],
    vocational: ["mbo-?(?:\\p{L}+)?", "beroepsopleiding"],
    none: ["middelbare school", "middelbaar onderwijs"],
  },
  pl: {
    master: ["(?:tytuł |wykształcenie )?magist(?:er|ra|erskie)"],
    bachelor: [
      "wykształcenie (?:min\\.?\\s|minimum )?wyższe",
      "wyższe(?: \\p{L}+)? wykształcenie",
      "studia wyższe",
      "studiów wyższych",
      "inżynier(?:a|skie)?(?= (?:lub|kierunek)|$)",
    ],
    vocational: ["wykształcenie (?:min\\.?\\s|minimum )?(?:zawodowe|techniczne)"],
    none: [
      "wykształcenie (?:co najmniej |min\\.?\\s|minimum )?(?:średnie|podstawowe)",
      "średnie(?: \\p{L}+)? wykształcenie",
    ],
  },
  it: {
    bachelor: ["titolo universitario", "laureat[oaie]", "laurea triennale"],
    vocational: [
      "diploma(?= (?:tecnico|di perito|di ragioni|professionale))",
      "perito (?:meccanico|elettronico|elettrotecnico|industriale|chimico)",
    ],
    none: ["diploma(?=$|[.,;]| (?:o|superiore|di scuola|di istruzione|scuola|di liceo))", "scuola superiore"],
  },
  pt: {
    bachelor: [
      "ensino superior",
      "(?:formação|curso|grau) superior",
      "formação (?:académica|universitária)",
      "licenciatura",
      "graduação",
    ],
    none: ["1[02]\\.?[ºo°]? ano", "9\\.?[ºo°] ano", "escolaridade (?:obrigatória|mínima)", "ensino básico"],
  },
  ro: {
    bachelor: [
      "studii (?:superioare|universitare)",
      "(?:absolvent|absolventă|absolvenți)(?= (?:de |al |a )?(?:studii|facult|universit))",
      "facultate(?:a)?(?= (?:de|absolvită)|$)",
    ],
    vocational: ["studii (?:profesionale|postliceale|tehnice)"],
    none: ["studii (?:medii|liceale|generale)", "liceu"],
  },
  sv: {
    bachelor: [
      "(?:högskole|universitets)(?:utbildning|examen|studier)",
      "akademisk(?:a)? (?:examen|utbildning|studier)",
      "högre utbildning",
      "eftergymnasial(?:a)? (?:utbildning|studier)",
    ],
    none: ["gymnasi(?:e|al)(?:utbildning|kompetens|skola)?", "gymnasial utbildning"],
  },
};
