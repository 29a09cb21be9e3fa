/** Phrases apart by semicolons. */
export type Phrases = string;
/** Words apart by blanks. */
export type Words = string;
/** Parts of a regular expression of whole words, in lower case; any of them will do. */
export type Patterns = string[];

/**
 * All words of one language that the engine needs, each list where its place of use says how it is compared. A list
 * that is absent means that the language has nothing of its own there.
 */
export type Lexicon = {
  /** ISO 639-1. */
  code: string;
  cv?: CvWords;
  dates?: DateWords;
  degrees?: DegreeWords;
  /** Parts of words that only names of schools have. */
  schools?: Patterns;
  lettersOfSchools?: LettersOfSchools;
  spokenLanguages?: SpokenLanguageWords;
  joining?: JoiningWords;
  advert: AdvertWords;
  /** What limits applicants to some of them (`jd/refused/refused-criteria.ts`). */
  refused?: Partial<Record<ProtectedAttribute, Patterns>>;
  roles?: RoleWords;
  employers?: EmployerWords;
};

export type CvWords = {
  /** Whole headings by the section that they open. */
  headings: Partial<Record<CvPart, Phrases>>;
  /** What a single word of a heading says it is about, without accents. */
  headingWords: Partial<Record<HeadingSubject | "around", Words>>;
  /** Words that may stand beside those without changing it, without accents. */
  besideHeadingWords: Words;
  /** What a word in the name of a field says that is asked for, without accents. */
  fieldWords: Partial<Record<FieldSubject, Words>>;
  /** Words that may stand beside those ("name of", "obtained"), without accents. */
  besideFieldWords: Words;
  /** What forms call what is written beside or below. */
  fields: Partial<Record<FieldName, Phrases>>;
  /** What stands for what the entry above says. */
  ditto?: Phrases;
  /** What stands in front of a telephone number, cut short or not, without accents. */
  phone?: Words;
  /** What stands between that and the number: "Tel. No.", without accents. */
  phoneNumber?: Words;
};

/** A section that a heading of a CV opens. */
export type CvPart =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "languages"
  | "projects"
  | "personal"
  | "interests";

/**
 * As `CvPart`, where "tools", "studies" and "career" say less or more surely than the section that they stand for, and
 * "jobs", "schools" and "self" stand for one among other words alone ("Where I worked", not "University"), with what may
 * stand "around" them. Those are no features of the models.
 */
export type HeadingSubject = CvPart | "tools" | "studies" | "career" | "jobs" | "schools" | "self";

/** What a form asks for, in front of or above what is written there: "Dates", "Nazwa pracodawcy:". */
export type FieldName =
  | "dates"
  | "start"
  | "end"
  | "title"
  | "employer"
  | "tasks"
  | "degree"
  | "school"
  /** That examines those who learn at a school: the school of those who name no other. */
  | "board"
  | "name"
  | "givenName"
  | "surname"
  | "other";

/**
 * What words in the names of fields are about: `name` that it is asked what something is called, `detail` where it is or
 * of which kind.
 */
export type FieldSubject = Exclude<FieldName, "givenName" | "surname"> | "detail";

export type DateWords = {
  /** Twelve, January first, each by its names apart by blanks and without accents. */
  months: Phrases;
  seasons?: Partial<Record<"spring" | "summer" | "autumn" | "winter", Words>>;
  /** Between the two ends of a range. */
  until: Patterns;
  /** An end that has not come. */
  now: Patterns;
  /** Before the beginning of what goes on. */
  since: Patterns;
  /** Before a range. */
  from: Patterns;
  /** Behind the beginning of what goes on. */
  onwards?: Patterns;
  /** Units of a length of time, behind their number. */
  lengths?: { years: Patterns; months: Patterns };
};

export type DegreeLevel = "none" | "vocational" | "bachelor" | "master" | "doctorate";
/** "none" is what a school ends with. Of names that hold each other ("laurea", "laurea magistrale") the longer one counts. */
export type DegreeNames = Partial<Record<DegreeLevel, Patterns>>;

export type DegreeWords = {
  byName?: DegreeNames;
  /** Words that are degrees among degrees, and titles of jobs or everyday words elsewhere. */
  amongDegrees?: DegreeNames;
  /** What secondary schools end with, among degrees. */
  leavingCertificates?: Patterns;
  /** What adverts ask for beside degrees by their names: any degree of a kind, and words that a CV uses as a heading. */
  asked?: DegreeNames;
};

export type SpokenLanguageWords = {
  /** By the English name of the language (`concepts/spoken-languages.ts`). */
  names?: Record<string, Phrases>;
  /** Words in place of a level of the Common European Framework of Reference, with the lowest they are used for. */
  levels?: Partial<Record<"B1" | "B2" | "C2", Patterns>>;
  /** That a language is spoken and written. */
  modes?: Patterns;
};

/** Small words between things, as patterns. */
export type JoiningWords = {
  /** Between two things that are both meant; `with` adds one. */
  and?: Patterns;
  with?: Patterns;
  or?: Patterns;
  /** Of `and` and `or` those that mean nothing else in any language, so that a wish of unknown language is cut at them. */
  surelyAnd?: Patterns;
  surelyOr?: Patterns;
  /** Before what takes back a part of what was said. */
  but?: Patterns;
  /** Before the role in "years as …", and before the field in "years in …", with the articles behind them. */
  as?: Patterns;
  in?: Patterns;
  articles?: Patterns;
  /** Behind a role and in front of the employer ("waiter at the Elm"), with the articles behind them. */
  at?: Patterns;
  /** What a role is called in general ("a similar post"). */
  post?: Patterns;
};

/** What lines under a heading of an advert are worth: wishes of either kind, duties, or nothing to score by. */
export type AdvertPart = "must" | "nice" | "duties" | "dropped";

export type AdvertWords = {
  /** Parts of headings by what stands below; of "dropped" the whole heading. */
  headings?: Partial<Record<AdvertPart, Patterns>>;
  /** What makes a sentence a wish. */
  must?: Patterns;
  /** What is welcome and may be absent. */
  nice?: Patterns;
  /** What makes a sentence no wish, as parts of a pattern that need not be whole words. */
  noWish?: Patterns;
  /** Ways of being, which people say of themselves and seldom show; as wishes begin with them. */
  traits?: Patterns;
  /** On what a licence depends. */
  condition?: Patterns;
  /** A field, a degree or work that will do as well. */
  related?: Patterns;
  /** What need not be there. */
  unneeded?: Patterns;
  /** What is good to have all the same, where it need not be there. */
  welcome?: Patterns;
  /** The employer, speaking of itself. */
  employer?: Patterns;
  /** That something is asked for. */
  demand?: Patterns;
  /** Work instead of a degree. */
  experienceInstead?: Patterns;
  /** How years of experience are written; `numbers` from one on, those of several forms as "ein/eine". */
  years?: { unit: string; experience: string; numbers: Words };
};

/** What a criterion may not be about; `age proxy` and `native speaker` stand in for age and origin. */
export const protectedAttributes = [
  "age",
  "age proxy",
  "gender",
  "native speaker",
  "origin",
  "religion",
  "family",
  "health and looks",
  "prestige",
] as const;
export type ProtectedAttribute = (typeof protectedAttributes)[number];

export type RoleWords = {
  /** What people are called by their work. */
  nouns: Words;
  /** How such a noun ends that says its subject in the same word. */
  compounds?: Words;
  /** What people are called who still learn the work, as patterns. */
  training?: Words;
};

export type EmployerWords = {
  /**
   * Legal forms behind the name of a company. What may end in a full stop says so ("ltd\\.?"); with capitals it is
   * compared as written ("AB"), else in either case.
   */
  forms?: Patterns;
  /** What companies, offices and houses call themselves, where titles seldom do, as patterns. */
  houses?: Phrases;
};

/**
 * Letters that kinds of schools go by, apart by blanks: as they are and with full stops ("IES", "I.E.S."), and with full
 * stops alone where they mean something else without them.
 */
export type LettersOfSchools = { withOrWithoutStops: string; withStops?: string };
