/** What a criterion may not be about; `age proxy` and `native speaker` stand in for age and origin. */
export type ProtectedAttribute =
  | "age"
  | "age proxy"
  | "gender"
  | "native speaker"
  | "origin"
  | "religion"
  | "family"
  | "health and looks"
  | "prestige";

/** Ages that limit who may apply; children and pupils are younger. */
const grown = "(?:2[5-9]|[3-6]\\d)";
const adult = "(?:1[89]|[23]\\d)";

/**
 * Wordings by language, as parts of patterns of whole words. Men, women, the young and the old are whom much work is
 * for, so only what limits the applicants to some of them is here.
 */
export const refusedElsewhere: Record<string, Partial<Record<ProtectedAttribute, string[]>>> = {
  de: {
    age: [
      "höchstalter",
      "altersgrenze",
      "(?:maximales|maximal) alter",
      `(?:nicht älter|jünger) als ${grown}`,
      `(?:maximal|höchstens) ${grown} jahre(?: alt)?(?! \\p{L}*(?:erfahrung|praxis))`,
    ],
    gender: [
      "(?:nur|ausschließlich) (?:für )?(?:frauen|männer|damen|herren)",
      "(?:weibliche|männliche)[rsn]? (?:bewerber|kandidat|mitarbeiter|person|arbeitskr)\\p{L}*",
    ],
    "native speaker": ["muttersprach\\p{L}*", "akzentfrei\\p{L}*"],
    origin: [
      "(?:deutsche|österreichische|schweizer)r? (?:staatsangehörigkeit|staatsbürgerschaft|herkunft|pass)",
    ],
    family: ["(?:unverheiratet|kinderlos|ohne kinder)"],
    "health and looks": ["(?:gepflegtes|attraktives|ansprechendes) (?:äußeres|aussehen)"],
  },
  fr: {
    age: [
      "âge (?:maximum|maximal|limite|requis)",
      "limite d['’]âge",
      `(?:avoir|ayant) (?:entre ${adult} et \\d\\d|moins de ${grown}) ans`,
    ],
    gender: [
      "(?:uniquement|seulement|exclusivement) (?:des |pour |réservé aux? )?(?:femmes|hommes)",
      "(?:femmes|hommes) uniquement",
      "(?:de )?sexe (?:féminin|masculin)",
      "jeune (?:femme|homme|fille)",
    ],
    "native speaker": ["langue maternelle", "sans accent"],
    origin: ["(?:de )?nationalité (?:française|européenne|belge|suisse)"],
    family: ["célibataire", "sans enfants?"],
    "health and looks": ["(?:bonne|excellente) présentation physique", "physique (?:agréable|avantageux)"],
  },
  es: {
    age: [
      "edad (?:máxima|límite)",
      `edad (?:entre|de) ${adult}`,
      `menor(?:es)? de ${grown} años`,
      `de (?:entre )?${adult} (?:a|y) \\d\\d años(?! de experiencia)`,
    ],
    gender: [
      "señoritas?",
      "(?:solo|sólo|únicamente|exclusivamente) (?:para )?(?:mujeres|hombres|damas|varones)",
      "sexo (?:femenino|masculino)",
    ],
    "native speaker": ["lengua materna", "(?:hablante )?nativ[oa] (?:de|en) \\p{L}+"],
    origin: ["nacionalidad (?:española|mexicana|argentina|colombiana|chilena)"],
    family: ["solter[oa]s?", "sin (?:hijos|cargas familiares)"],
    "health and looks": ["buena (?:presencia|apariencia)(?: física)?"],
  },
  pt: {
    age: [
      "idade (?:máxima|limite)",
      `idade entre (?:os )?${adult}`,
      `(?:até|menos de) ${grown} anos de idade`,
    ],
    gender: [
      "(?:apenas|somente|só|exclusivamente) (?:para )?(?:mulheres|homens)",
      "sexo (?:feminino|masculino)",
    ],
    "native speaker": ["língua materna", "falante nativ[oa]"],
    origin: ["nacionalidade (?:portuguesa|brasileira)"],
    family: ["solteir[oa]s?", "sem filhos"],
    "health and looks": ["boa (?:aparência|apresentação física)"],
  },
  it: {
    age: [
      "età (?:massima|limite|non superiore)",
      `età compresa (?:tra|fra) (?:i )?${adult}`,
      `(?:massimo|max\\.?) ${grown} anni(?! di esperienza)`,
      `tra i ${adult} e i \\d\\d anni`,
    ],
    gender: [
      "(?:solo|esclusivamente|unicamente) (?:donne|uomini|ragazze|ragazzi)",
      "sesso (?:femminile|maschile)",
    ],
    "native speaker": ["madrelingua"],
    origin: ["(?:nazionalità|cittadinanza) italiana"],
    family: ["(?:nubile|celibe)", "senza figli"],
    "health and looks": ["bella presenza", "bell['’]aspetto"],
  },
  nl: {
    age: ["maximumleeftijd", "maximale leeftijd", `(?:jonger|niet ouder) dan ${grown}`],
    gender: [
      "(?:alleen|uitsluitend) (?:voor )?(?:vrouwen|mannen|dames|heren)",
      "(?:vrouwelijke|mannelijke) kandida\\p{L}+",
    ],
    "native speaker": ["moedertaal"],
    origin: ["(?:nederlandse|belgische) nationaliteit"],
    family: ["(?:ongehuwd|kinderloos|zonder kinderen)"],
    "health and looks": ["representatief uiterlijk"],
  },
  pl: {
    age: [
      `do ${grown}\\.? (?:roku życia|lat)(?! doświadczenia)`,
      "(?:maksymalny wiek|wiek (?:do|maksymalny|poniżej))",
    ],
    gender: [
      "(?:tylko|wyłącznie) (?:dla )?(?:kobiet[ay]?|mężczy(?:zn|źn)\\p{L}*|pań|panie|panów)",
      "płeć (?:żeńska|męska)",
    ],
    "native speaker": ["(?:język ojczysty|ojczystym)"],
    origin: ["obywatelstwo polskie", "narodowoś\\p{L}+ polsk\\p{L}+"],
    family: ["(?:bezdzietn\\p{L}+|stan wolny)"],
    "health and looks": ["(?:miła|atrakcyjna) (?:aparycja|prezencja)"],
  },
  ro: {
    age: [
      "vârst[aă] (?:maxim\\p{L}*|limită)",
      `(?:sub|maxim|până la) ${grown} (?:de )?ani(?! (?:de )?experiență)`,
      `vârst[aă] (?:cuprinsă )?între ${adult}`,
    ],
    gender: [
      "(?:doar|numai|exclusiv) (?:pentru )?(?:bărbați|femei|fete|băieți|domnișoare|doamne)",
      "sex(?:ul)? (?:feminin|masculin)",
    ],
    "native speaker": ["limba maternă", "vorbitor\\p{L}* nativ\\p{L}*"],
    origin: ["(?:cetățenie|naționalitate) română"],
    family: ["(?:necăsătorit\\p{L}*|fără copii)"],
    "health and looks": ["aspect fizic plăcut"],
  },
  sv: {
    age: [
      `(?:högst|max) ${grown} år(?: gammal)?(?! erfarenhet)`,
      "maxålder",
      `(?:yngre|inte äldre) än ${grown}`,
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
