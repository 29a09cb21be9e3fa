import { titleFitTable } from "../facts/evidence-parameters.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { stem } from "../words/stem.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { occupationFamilies } from "./occupation-families.ts";

const roleNouns =
  "engineer developer programmer scientist analyst administrator architect consultant designer manager director lead head officer nurse assistant accountant auditor bookkeeper controller executive representative specialist generalist partner coordinator chef cook porter waiter bartender barista driver teacher lecturer tutor instructor marketer recruiter technician mechanic electrician drafter operator worker operative supervisor clerk secretary receptionist lawyer attorney solicitor paralegal counsel pharmacist therapist physiotherapist doctor physician surgeon dentist researcher intern trainee apprentice student associate advisor adviser agent sdet tester sre founder owner editor writer journalist translator photographer buyer planner picker welder plumber carpenter builder surveyor inspector foreman cleaner guard caretaker carer cashier salesperson seller president vice ceo cto cfo vp entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin mitarbeiter krankenpfleger buchhalter développeur développeuse ingénieur infirmière infirmier comptable desarrollador desarrolladora ingeniero ingeniera enfermera contador desenvolvedor engenheiro enfermeira sviluppatore ingegnere infermiere ontwikkelaar verpleegkundige programista inżynier scrum master drafter marketer advocate attendant aide trainer coach counselor counsellor estimator banker teller broker underwriter adjuster agent stylist hairdresser server host hostess concierge educator professor librarian superintendent laborer labourer installer fitter machinist electronics mover stocker merchandiser salesman salesperson saleswoman producer strategist publicist artist animator illustrator musician photographer curator paramedic phlebotomist hygienist technologist midwife dietitian optometrist veterinarian psychologist sociologist economist statistician geologist biologist chemist physicist ecologist agronomist farmer gardener pilot captain dispatcher handler loader forklift courier postman firefighter policeman sergeant soldier detective investigator examiner appraiser assessor actuary scheduler expediter liaison organizer ambassador interpreter copywriter reporter presenter curator seamstress tailor upholsterer butcher baker dishwasher housekeeper janitor custodian nanny babysitter tech rep coder webmaster principal dean registrar chair volunteer contractor freelancer sous commis sommelier steward stewardess negotiator valuer conveyancer notary archivist setter toolmaker millwright miller turner rigger scaffolder roofer plasterer glazier bricklayer tiler joiner decorator landscaper groundskeeper arborist florist beautician optician dispenser interviewer lifeguard deckhand ranger mathematician";
const roleStems = new Set(tokenize(roleNouns).map((token) => stem(token.folded)));
const rank = new Set(
  "senior junior lead principal staff head chief sr jr mid entry level trainee intern assistant associate a an the of and in for i ii iii m f d w x experienced deputy".split(
    " ",
  ),
);
const roleNounStems = new Set(
  tokenize(
    "engineer developer programmer manager specialist executive analyst administrator officer consultant representative coordinator assistant expert professional worker partner associate",
  ).map((token) => stem(token.folded)),
);

/** Words that a stemmer would throw together: an account executive keeps no accounts. */
const wordsApart = new Map([
  ["accountant", "accountant"],
  ["accountants", "accountant"],
  ["accounting", "accountant"],
  ["accounts", "accounts"],
  ["ops", stem("operations")],
]);
const families = occupationFamilies.map((row) => row.split(";").map(stemsThatTell));

/** True when a part of a line names a role ("Staff Nurse (ICU)"), as opposed to an employer. */
export const isRoleTitle = rememberTexts((text): boolean => {
  return tokenize(text).some(({ folded }) => roleStems.has(roleStem(folded)) || scholar.test(folded));
});

/** "Radiographer", "podiatrist", "audiologist": many more than a list holds. */
const scholar = /\p{L}{3}(?:ographer|ologist|iatrist|thetist|trician)s?$/u;

/** How well a held title fits a wanted one, from 0 (another line of work) to 1 (the same but for rank). */
export function titleFit(wanted: string, held: string): number {
  const { stems: wantedStems, families: wantedFamilies } = readTitle(wanted);
  const { stems: heldStems, families: heldFamilies } = readTitle(held);
  if (wantedStems.length === 0 || heldStems.length === 0) return 0;
  const inCommon = wantedStems.filter((word) => heldStems.includes(word));
  if (inCommon.length === wantedStems.length) return 1;
  if ([...wantedFamilies].some((family) => heldFamilies.has(family))) return titleFitTable.family;
  const telling = wantedStems.filter((word) => !roleNounStems.has(word));
  const tellingInCommon = telling.filter((word) => heldStems.includes(word));
  return telling.length === 0 ? 0 : (titleFitTable.tellingWords * tellingInCommon.length) / telling.length;
}

/** All titles of the lines of work that a title names, for words that an occupation's description lacks ("DevOps"). */
export function titlesOfFamilies(title: string): string[] {
  return [...readTitle(title).families].flatMap((index) => occupationFamilies[index] ?? []);
}

type Title = { stems: string[]; families: Set<number> };

/** "Sales assistant" without "assistant" would be any title of sales: where no role is left, all words tell. */
function stemsThatTell(title: string): string[] {
  const stems = stemsOfTitle(title);
  const [only, more] = stems;
  return only !== undefined && more === undefined && !roleStems.has(only) ? stemsOfAll(title) : stems;
}

const maxKept = 5000;
const titles = new Map<string, Title>();

/** Titles come again and again: one JD's for every CV, and the common ones. */
function readTitle(text: string): Title {
  const known = titles.get(text);
  if (known) return known;
  const stems = stemsOfTitle(text);
  const title = { stems, families: familiesOf(stemsOfAll(text)) };
  if (titles.size >= maxKept) titles.clear();
  titles.set(text, title);
  return title;
}

/** A title belongs to a family when one of the family's titles stands in it whole. */
function familiesOf(stems: string[]): Set<number> {
  const isIn = (family: string[][]) =>
    family.some((title) => title.length > 0 && title.every((word) => stems.includes(word)));
  return new Set(families.flatMap((family, index) => (isIn(family) ? [index] : [])));
}

function stemsOfTitle(title: string): string[] {
  return stemsOf(tokenize(title).filter((token) => !rank.has(token.folded) && !/^\d+$/.test(token.folded)));
}

function stemsOfAll(title: string): string[] {
  return stemsOf(tokenize(title));
}

/** "Testerin", "Managerinnen": German adds an ending to roles that it takes from English. */
function roleStem(folded: string): string {
  const plain = /^(\p{L}{3,}(?:er|or|ent|ist))in(?:nen)?$/u.exec(folded)?.[1];
  return stem(plain !== undefined && roleStems.has(stem(plain)) ? plain : folded);
}

function stemsOf(tokens: Token[]): string[] {
  return tokens.map((token) => wordsApart.get(token.folded) ?? roleStem(token.folded));
}
