/** Words of one language in which adverts say what a requirement is worth, as parts of patterns of whole words. */
export type AdvertWords = {
  /** What is welcome and may be absent. */
  nice?: string[];
  /** On what a licence depends. */
  condition?: string[];
  /** A field, a degree or work that will do as well. */
  related?: string[];
  /** What need not be there. */
  unneeded?: string[];
  /** The employer, speaking of itself. */
  employer?: string[];
  /** That something is asked for. */
  demand?: string[];
  /** Work instead of a degree. */
  experienceInstead?: string[];
  /** How years of experience are written. */
  years?: { unit: string; experience: string; numbers: string[] };
};

export const advertWords: Record<string, AdvertWords> = {
  en: {
    employer: ["we", "our", "us", "ours"],
    demand: [
      "you",
      "your",
      "candidates?",
      "applicants?",
      "must",
      "requir\\p{L}*",
      "need\\p{L}*",
      "minimum",
      "at least",
      "looking for",
      "seek\\p{L}*",
      "expect\\p{L}*",
      "want",
      "ask\\p{L}*",
      "ideally",
      "someone",
      "person",
    ],
    condition: [
      "(?:may|might|could|can) (?:also )?be (?:required|requested|needed|asked for|necessary)",
      "(?:required|needed|necessary|essential|requested) (?:only )?(?:if|when|where|for (?:some|certain|field))",
      "if (?:you|your|the (?:role|job|position)|applicable|required|needed|working|based)",
      "(?:or|and) (?:be )?(?:willing(?:ness)?|prepared|able|ability|readiness|happy|ready) to (?:obtain|get|gain|acquire|take|work towards|sit|apply)",
      "working towards?|or working toward",
      "we(?:['’]ll| will| can)? (?:arrange|pay for|provide|organi[sz]e|cover|help you)",
      "depending on",
      "helpful|handy|useful",
    ],
    related: [
      "(?:closely |business-|job-)?(?:related|relevant|associated|appropriate|allied|adjacent|cognate|similar|comparable)",
      "(?:an)?other (?:\\p{L}+ )?(?:field|discipline|subject|area)s?",
      "equivalent",
    ],
    experienceInstead: [
      "or (?:an? )?(?:equivalent|equal|comparable|commensurate|relevant|similar|demonstrable) (?:\\p{L}+ ){0,3}(?:experience|work)",
      "(?:or|\\() ?(?:able to demonstrate )?(?:equivalent|relevant) (?:\\p{L}+ ){0,2}experience",
      "experience (?:may|can|will) (?:substitute|be substituted|be considered)",
      "combination of (?:\\p{L}+ )*education and experience",
    ],
  },
  de: {
    unneeded: ["kein muss", "nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig)"],
    employer: ["wir", "unser\\p{L}*", "uns"],
    demand: [
      "sie",
      "ihre?\\p{L}*",
      "du",
      "dein\\p{L}*",
      "mindestens",
      "such\\p{L}*",
      "erwarte\\p{L}*",
      "bring\\p{L}*",
      "erforderlich",
      "benötig\\p{L}*",
    ],
    nice: [
      "von vorteil",
      "wünschenswert",
      "(?:gern|gerne) gesehen",
      "^idealerweise",
      "ein plus",
      "kein muss",
      "vorteilhaft",
    ],
    condition: [
      "(?:sofern|falls|wenn) (?:sie|du|die|der|das|es|im|notwendig|erforderlich)",
      "(?:kann|könnte) (?:\\p{L}+ )?(?:verlangt|erforderlich|nötig|benötigt)",
      "oder (?:die )?bereitschaft",
      "je nach",
    ],
    related: ["(?:vergleichbar|verwandt|artverwandt|ähnlich|gleichwertig|einschlägig)\\p{L}*"],
    experienceInstead: [
      "oder (?:\\p{L}+ ){0,2}(?:vergleichbare|gleichwertige|entsprechende) (?:\\p{L}*erfahrung|\\p{L}*praxis)",
    ],
    years: {
      unit: "(?:jahre?n?|-?jährige[nr]?)",
      experience: "\\p{L}*(?:erfahrung|praxis)\\p{L}*",
      numbers: "ein eine einem zwei drei vier fünf sechs sieben acht neun zehn".split(" "),
    },
  },
  fr: {
    unneeded: ["pas (?:obligatoire|nécessaire|exigée?|requise?)"],
    employer: ["nous", "notre", "nos", "le groupe"],
    demand: [
      "vous",
      "votre",
      "minimum",
      "au moins",
      "recherch\\p{L}*",
      "justifi\\p{L}*",
      "exig\\p{L}*",
      "candidat\\p{L}*",
      "profil",
    ],
    nice: [
      "souhaitée?s?",
      "appréciée?s?",
      "(?:serait|est|sera) un (?:plus|atout)",
      "un (?:plus|atout)",
      "^idéalement",
      "facultati(?:f|ve)",
    ],
    condition: [
      "(?:peut|pourra|peuvent) être (?:\\p{L}+ )?(?:demandé|exigé|requis|nécessaire)e?s?",
      "si (?:vous|le poste|nécessaire)",
      "selon",
      "en cas de",
    ],
    related: ["(?:équivalent|similaire|apparenté|connexe|assimilé)e?s?"],
    experienceInstead: [
      "ou (?:une )?expérience (?:professionnelle )?(?:équivalente|similaire|significative)",
    ],
    years: {
      unit: "(?:ans?|années?)",
      experience: "expérience",
      numbers: "un deux trois quatre cinq six sept huit neuf dix".split(" "),
    },
  },
  es: {
    unneeded: ["no (?:es |son )?(?:necesari\\p{L}*|imprescindibles?|requerid\\p{L}*)"],
    employer: ["somos", "nuestr\\p{L}*", "contamos", "llevamos"],
    demand: [
      "mínim\\p{L}*",
      "al menos",
      "busca\\p{L}*",
      "requier\\p{L}*",
      "requisito",
      "imprescindible",
      "candidat\\p{L}*",
    ],
    nice: [
      "valorables?",
      "se valorará\\p{L}*",
      "deseables?",
      "preferi(?:ble|blemente)",
      "(?:será|es|sería) un plus",
      "se valora",
      "no imprescindible",
    ],
    condition: [
      "(?:puede|podrá|podría) (?:ser )?(?:requerir|exigir|necesari|solicitar|requerid)\\p{L}*",
      "si (?:el puesto|es necesario|procede|trabaja)",
      "según",
      "en caso de",
    ],
    related: ["(?:similar|afín|afines|relacionad|equivalente|análog)\\p{L}*"],
    experienceInstead: ["o experiencia (?:equivalente|similar|demostrable)"],
    years: {
      unit: "años?",
      experience: "experiencia",
      numbers: "un dos tres cuatro cinco seis siete ocho nueve diez".split(" "),
    },
  },
  pt: {
    unneeded: ["não (?:é|são) (?:necessári|obrigatóri|exigid)\\p{L}*"],
    employer: ["somos", "noss[ao]s?", "contamos"],
    demand: ["mínim\\p{L}*", "pelo menos", "procura\\p{L}*", "exig\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "preferencia(?:l|is|lmente)",
      "valoriza(?:-se|da|do|mos)",
      "mais-valia",
      "desejáve(?:l|is)",
      "diferencial",
      "será um plus",
      "fator preferencial",
    ],
    condition: [
      "(?:pode|poderá) ser (?:exigid|necessári|solicitad|pedid)\\p{L}*",
      "(?:se|caso) (?:trabalhar|necessário|aplicável|a função)",
      "consoante",
    ],
    related: ["(?:similar|semelhante|afim|afins|relacionad|equivalente)\\p{L}*"],
    experienceInstead: ["ou experiência (?:equivalente|relevante)"],
    years: {
      unit: "anos?",
      experience: "experiência",
      numbers: "um dois três quatro cinco seis sete oito nove dez".split(" "),
    },
  },
  it: {
    unneeded: ["non (?:è |sono )?(?:necessari|richiest|obbligatori)\\p{L}*"],
    employer: ["siamo", "nostr\\p{L}*", "azienda vanta", "abbiamo"],
    demand: ["almeno", "minim\\p{L}*", "cerchiamo", "richies\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "preferibil[ei]|preferibilmente",
      "gradit[aoie]",
      "titolo preferenziale",
      "(?:è|sarà|costituisce) un (?:plus|vantaggio)",
      "auspicabil[ei]",
      "apprezzat[aoie]",
    ],
    condition: [
      "(?:può|potrebbe|potrà) essere (?:richiest|necessari)\\p{L}*",
      "(?:se|qualora) (?:lavor|necessari|richiest|previst)\\p{L}*",
      "in caso di",
      "a seconda",
    ],
    related: ["affin[ei]|simil[ei]|equipollent[ei]|equivalent[ei]|attinent[ei]|correlat[aoie]"],
    experienceInstead: ["o esperienza equivalente"],
    years: {
      unit: "ann[oi]",
      experience: "esperienza",
      numbers: "un due tre quattro cinque sei sette otto nove dieci".split(" "),
    },
  },
  nl: {
    unneeded: ["niet (?:nodig|vereist|noodzakelijk)", "geen vereiste"],
    employer: ["wij", "we", "ons", "onze"],
    demand: [
      "je",
      "jij",
      "jouw",
      "u",
      "uw",
      "minimaal",
      "minstens",
      "zoek\\p{L}*",
      "vragen",
      "verwacht\\p{L}*",
    ],
    nice: [
      "een pré",
      "een (?:plus|pluspunt|voordeel)",
      "gewenst",
      "wenselijk",
      "mooi meegenomen",
      "geen vereiste",
    ],
    condition: [
      "(?:indien|als|mits) (?:je|u|de functie|nodig|van toepassing)",
      "kan (?:\\p{L}+ )?(?:gevraagd|vereist|nodig)",
      "of (?:de )?bereid(?:heid)?",
      "afhankelijk van",
    ],
    related: ["vergelijkba(?:ar|re)|soortgelijke?|gelijkwaardige?|aanverwante?|gerelateerde?"],
    experienceInstead: ["of (?:\\p{L}+ )?(?:vergelijkbare|gelijkwaardige|relevante) (?:werk)?ervaring"],
    years: {
      unit: "(?:jaar|jaren|jarige)",
      experience: "\\p{L}*ervaring",
      numbers: "een twee drie vier vijf zes zeven acht negen tien".split(" "),
    },
  },
  pl: {
    unneeded: ["nie (?:jest|są) (?:wymagan|konieczn|niezbędn)\\p{L}*"],
    employer: ["nasz\\p{L}*", "jesteśmy", "tworzymy", "działamy"],
    demand: [
      "minimum",
      "min\\\\.",
      "co najmniej",
      "szukamy",
      "poszukujemy",
      "oczekujemy",
      "wymag\\p{L}*",
      "kandydat\\p{L}*",
    ],
    nice: [
      "mile widzian\\p{L}*",
      "(?:dodatkowym )?atutem",
      "dodatkowy atut",
      "będzie (?:plusem|zaletą)",
      "nie jest wymagan\\p{L}*",
    ],
    condition: [
      "(?:może|mogą) być (?:wymagan|potrzebn)\\p{L}*",
      "(?:jeśli|jeżeli|o ile) \\p{L}+",
      "w przypadku",
      "w zależności",
      "lub gotowość",
    ],
    related: ["(?:pokrewn|podobn|zbliżon|równoważn)\\p{L}*"],
    experienceInstead: ["lub (?:równoważne |odpowiednie )?doświadczenie"],
    years: {
      unit: "(?:lat[a]?|rok|roku|-?letni\\p{L}*)",
      experience: "doświadczeni\\p{L}*",
      numbers: "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć".split(" "),
    },
  },
  ro: {
    unneeded: ["nu (?:este|e|sunt) (?:necesar|obligatori|nevoie)\\p{L}*"],
    employer: ["suntem", "noastr\\p{L}*", "noștri", "nostru", "avem"],
    demand: ["minim\\p{L}*", "cel puțin", "căut\\p{L}*", "solicit\\p{L}*", "candidat\\p{L}*"],
    nice: [
      "(?:constituie|reprezintă|este|e) (?:un )?avantaj",
      "avantaj(?=[.)]|$)",
      "de preferat|preferabil",
      "un plus",
      "apreciat[ăe]?",
    ],
    condition: ["poate fi (?:solicitat|necesar|cerut)\\p{L}*", "dacă \\p{L}+", "în funcție de", "în cazul"],
    related: ["(?:conex|similar|înrudit|echivalent|apropiat)\\p{L}*"],
    experienceInstead: ["sau experiență (?:echivalentă|relevantă|similară)"],
    years: {
      unit: "an[i]?",
      experience: "experienț\\p{L}*|vechime",
      numbers: "un doi trei patru cinci șase șapte opt nouă zece".split(" "),
    },
  },
  sv: {
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
      numbers: "ett två tre fyra fem sex sju åtta nio tio".split(" "),
    },
  },
};

/** One pattern of whole words for all languages. */
export function anyOfLanguages(kind: Exclude<keyof AdvertWords, "years">): string {
  return `\\b(?:${Object.values(advertWords)
    .flatMap((words) => words[kind] ?? [])
    .join("|")})\\b`;
}
