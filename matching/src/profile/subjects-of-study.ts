import { wholeWords } from "../words/whole-words.ts";

/** Fields that have so much in common that an advert means them by "or a related field". */
type Family =
  | "computing"
  | "engineering"
  | "quantitative"
  | "natural science"
  | "life science"
  | "health"
  | "business"
  | "law"
  | "society"
  | "teaching"
  | "media"
  | "design"
  | "arts"
  | "humanities"
  | "building"
  | "land";

type Subject = {
  name: string;
  families: Family[];
  /** Several subjects under one roof: two degrees of it need not be in the same one. */
  isBroad?: boolean;
  /** Asked for as a kind of degree ("a technical degree"), so that all of its families will do. */
  isKind?: boolean;
  words: string[];
};

/** What is studied, by its names in several languages as parts of patterns of whole words. */
const subjects: Subject[] = [
  {
    name: "computer science",
    families: ["computing", "engineering", "quantitative"],
    words: [
      "comput(?:er|ing|ational)(?: sciences?| engineering| studies)?",
      "software(?: engineering| development)?",
      "inform[aá]ti(?:cs|k|ca|que)",
      "informatyka|informatică|datavetenskap|datateknik",
      "ingeniería informática",
    ],
  },
  {
    name: "information systems",
    families: ["computing", "business"],
    words: [
      "information (?:systems|technology|management)",
      "mis",
      "(?:wirtschafts|bedrijfs)informati(?:k|ca)",
      "systemvetenskap",
      "tecnologías de la información",
    ],
  },
  {
    name: "data science",
    families: ["computing", "quantitative"],
    words: ["data science", "data analytics", "machine learning", "artificial intelligence"],
  },
  {
    name: "electrical engineering",
    families: ["engineering", "computing"],
    words: [
      "electr(?:ical|onics?)(?: and electronics?)?(?: engineering| technology)?",
      "elektrotechni(?:k|ka|ek)|elektronik",
      "électro(?:nique|technique)|elettr(?:onica|otecnica)|electrónica|eletrotécnica|elektroteknik|electrotehnică",
    ],
  },
  {
    name: "mechanical engineering",
    families: ["engineering"],
    words: [
      "mechanical(?: engineering)?|mechatroni\\p{L}*|mecatrónica",
      "maschinenbau|werktuigbouwkunde|mechanika|mécanique|meccanica|mecánica|mecânica|maskinteknik|inginerie mecanică",
    ],
  },
  {
    name: "civil engineering",
    families: ["engineering", "building"],
    words: [
      "civil engineering|structural engineering",
      "bauingenieur\\p{L}*|budownictwo|génie civil|ingeniería civil|engenharia civil|ingegneria civile|construcții",
    ],
  },
  {
    name: "engineering",
    isBroad: true,
    families: ["engineering", "quantitative"],
    words: ["engineering|technology", "ingénie(?:ur|rie)|ingenier[ií]a|ingegneria|engenharia|inginerie"],
  },
  {
    name: "mathematics",
    families: ["quantitative", "computing"],
    words: [
      "maths?|mathemati(?:cs|k)",
      "mathématiques|matemáticas?|matematica|matematyka|matematică|wiskunde|matematik",
    ],
  },
  {
    name: "statistics",
    families: ["quantitative"],
    words: [
      "statisti(?:cs|k)|actuarial science",
      "statistiques?|estadística|estatística|statistica|statystyka",
    ],
  },
  {
    name: "physics",
    families: ["natural science", "quantitative", "engineering"],
    words: ["physics|physik|physique|física|fisica|fizyka|fizică|natuurkunde|fysik"],
  },
  {
    name: "chemistry",
    families: ["natural science", "life science"],
    words: ["(?:bio)?chemi(?:stry|cal|e)(?: engineering)?", "chimi[ea]|química|chemia|scheikunde|kemi"],
  },
  {
    name: "science",
    isBroad: true,
    families: ["natural science", "life science", "land"],
    words: ["natural sciences?|geology|geography|environmental science"],
  },
  {
    name: "biology",
    isBroad: true,
    families: ["life science", "health"],
    words: [
      "(?:micro|molecular )?biolog(?:y|ie|ia|ía|ical)|life sciences?|genetics|biotechnology|biomedical(?: science| engineering)?|neuroscience|zoology",
    ],
  },
  {
    name: "nursing",
    families: ["health"],
    words: [
      "nursing|verpleegkunde|pflege(?:wissenschaft)?|soins infirmiers|enfermería|enfermagem|infermieristica|pielęgniarstwo",
    ],
  },
  {
    name: "medicine",
    isBroad: true,
    families: ["health", "life science"],
    words: [
      "medicine|medizin|médecine|medicina|pharmacy|pharmazie|public health|physiotherapy|physical therapy|midwifery|health (?:sciences?|care|and social care)|epidemiology|nutrition|medical \\p{L}+",
    ],
  },
  {
    name: "psychology",
    families: ["society", "health"],
    words: ["psycholog(?:y|ie|ia)|psicología|psicologia|counsell?ing"],
  },
  {
    name: "social work",
    families: ["society", "teaching"],
    words: [
      "social (?:work|care|services)|human services|soziale arbeit|trabajo social|sozialpädagogik|child(?:hood)? (?:studies|development)",
    ],
  },
  {
    name: "social sciences",
    isBroad: true,
    families: ["society", "humanities"],
    words: [
      "social sciences?|sociology|politic(?:s|al science)|international relations|anthropology|criminology|soziologie|politikwissenschaft\\p{L}*",
    ],
  },
  {
    name: "economics",
    families: ["business", "quantitative", "society"],
    words: [
      "economics?|volkswirtschaft\\p{L}*|vwl|économie|économiques?|econom[ií]a|ekonomia|economice?|nationalekonomi",
    ],
  },
  {
    name: "finance",
    families: ["business", "quantitative"],
    words: ["financ(?:e|ial)(?: management)?|banking|finanz\\p{L}*|finanzas|finanças|finanza|finanse"],
  },
  {
    name: "accounting",
    families: ["business"],
    words: [
      "accounting|accountancy|accounts|audit|rechnungswesen|comptabilité|contabilidad|contabilidade|ragioneria|rachunkowość|contabilitate|redovisning",
    ],
  },
  {
    name: "business",
    families: ["business"],
    words: [
      "business(?: administration| studies| management)?|management|commerce|commercial|administration|mba|bba|entrepreneurship|supply chain(?: management)?|logistics",
      "betriebswirtschaft\\p{L}*|bwl|wirtschaftswissenschaft\\p{L}*|bedrijfskunde|gestion|gestión|gestão|administración(?: y dirección)?(?: de empresas)?|zarządzanie|företagsekonomi|ekonomi",
    ],
  },
  {
    name: "human resources",
    families: ["business", "society"],
    words: [
      "human resources?(?: management)?|hr|personalwesen|ressources humaines|recursos humanos|risorse umane|industrial relations",
    ],
  },
  {
    name: "marketing",
    families: ["business", "media"],
    words: ["(?:digital )?marketing|advertising|public relations"],
  },
  {
    name: "communications",
    isBroad: true,
    families: ["media", "humanities"],
    words: [
      "communications?(?: studies)?|media(?: studies)?|journalism|publizistik|comunicación|comunicação|comunicazione|film|broadcasting",
    ],
  },
  {
    name: "law",
    families: ["law"],
    words: [
      "law|legal studies|jura|rechtswissenschaft\\p{L}*|rechten|droit|derecho|direito|giurisprudenza|prawo|drept|juridik",
    ],
  },
  {
    name: "education",
    families: ["teaching"],
    words: [
      "education|teaching|pedagogy|pädagogik|lehramt|pedagogía|pedagogia|early childhood(?: education)?|enseignement",
    ],
  },
  {
    name: "architecture",
    families: ["building", "design"],
    words: [
      "architect(?:ure|ural)(?: technology)?|architektur|arquitectura|arquitetura|architettura|urban planning",
    ],
  },
  {
    name: "construction",
    isBroad: true,
    families: ["building", "business"],
    words: [
      "(?:quantity |building )?survey(?:ing)|construction(?: management)?|real estate|property|building (?:services|science)",
    ],
  },
  {
    name: "design",
    isBroad: true,
    families: ["design", "media"],
    words: [
      "(?:graphic |product |interaction |web |industrial |fashion |interior )?design|visual communication|hci|human[- ]computer interaction|animation",
    ],
  },
  {
    name: "arts",
    isBroad: true,
    families: ["arts", "design", "humanities"],
    words: [
      "fine arts?|art|art history|museum studies|theatre|drama|music|dance|bellas artes|performing arts|musicology",
    ],
  },
  {
    name: "humanities",
    isBroad: true,
    families: ["humanities"],
    words: [
      "history|philosophy|literature|linguistics|classics|theology|languages?|english|french|german|spanish|germanistik|anglistik|romanistik|translation|librarianship|library science|liberal arts",
    ],
  },
  {
    name: "agriculture",
    isBroad: true,
    families: ["land", "life science"],
    words: [
      "agricultur\\p{L}*|agronom\\p{L}*|horticulture|forestry|animal science|environmental (?:studies|management)|ecology|rolnictwo",
    ],
  },
  {
    name: "hospitality",
    families: ["business"],
    words: ["hospitality(?: management)?|tourism|hotel management|turismo|tourisme|culinary arts"],
  },
  {
    name: "technical fields",
    families: ["engineering", "computing"],
    isBroad: true,
    isKind: true,
    words: ["technical|technisch\\p{L}*|techniczn\\p{L}+|tehnic[eă]?|técnic[ao]|tecnic[ao]"],
  },
  {
    name: "quantitative fields",
    families: ["quantitative"],
    isBroad: true,
    isKind: true,
    words: ["numerate|quantitative|analytical"],
  },
  {
    name: "scientific fields",
    families: ["natural science", "life science", "quantitative", "engineering", "computing"],
    isBroad: true,
    isKind: true,
    words: ["scientific|stem|naturwissenschaftlich\\p{L}*|scientifique"],
  },
  {
    name: "economic fields",
    families: ["business"],
    isBroad: true,
    isKind: true,
    words: ["business-related|economice?|ekonomiczn\\p{L}+|kaufmännisch\\p{L}*|wirtschaftlich\\p{L}*"],
  },
];

const patterns = subjects.map(
  (subject) => [subject, wholeWords(new RegExp(`\\b(?:${subject.words.join("|")})\\b`, "giu"))] as const,
);

export type NamedSubject = Pick<Subject, "name" | "families" | "isBroad" | "isKind"> & {
  from: number;
  to: number;
};

/** The subjects that words name, in order; of names that hold each other the longer one. */
export function subjectsIn(text: string): NamedSubject[] {
  const named = patterns.flatMap(([{ words: _, ...subject }, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      ...subject,
      from: index,
      to: index + found.length,
    })),
  );
  return named
    .filter(
      (one) =>
        !named.some(
          (other) =>
            other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .sort((a, b) => a.from - b.from);
}

/** Whether two texts name subjects of one family; null where one of them names none that is known. */
export function areRelatedSubjects(one: string, other: string): boolean | null {
  const [own, wanted] = [subjectsIn(one), subjectsIn(other)];
  if (own.length === 0 || wanted.length === 0) return null;
  const families = new Set(wanted.flatMap((subject) => subject.families));
  return own.some((subject) => subject.families.some((family) => families.has(family)));
}

/** Whether two texts name one subject, in whatever languages. */
export function nameSameSubject(one: string, other: string): boolean {
  const wanted = new Set(subjectsIn(other).map(({ name }) => name));
  return subjectsIn(one).some(({ name, isBroad }) => !isBroad && wanted.has(name));
}
