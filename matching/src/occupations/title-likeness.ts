import { lexicons, phrasesIn } from "../lexicon/lexicons.ts";
import { titleMarks } from "../profile/layout-parameters.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import { tokenize } from "../words/tokenize.ts";
import { companyForms } from "./company-forms.ts";
import { isRoleTitle } from "./occupations.ts";
import { endsLikeRole, isRoleNoun } from "./role-nouns.ts";

/** Behind these words stands what the role is about, not the role. */
const aboutWords = new Set(
  "of for in on at to and de del des du d di da do dos das della für im bei van voor w ds. dla".split(" "),
);
/** What companies, offices and houses call themselves, where titles seldom do. */
const houseWords = new RegExp(
  `(?:^|[\\s(])(?:${lexicons.flatMap(({ employers }) => phrasesIn(employers?.houses)).join("|")})(?=$|[\\s,)])|soc\\. coop`,
  "iu",
);
const kinds =
  /group|gruppe|groupe|grupo|gruppo|holding|university|universit\p{L}*|hochschule|hospital|klinik\p{L}*|clinic|clinique|clínica|hôpital|college|school|schule|institut\p{L}*|bank|banque|banco|agency|agentur|agence|labs?|studios?|solutions|technologies|systems|logistics|logistik|consulting|partners|foundation|stiftung|ministry|council|hotel|restaurant|(?:&|and|und|en|et|e|y)\s+(?:sons|söhne|zonen|fils|figli|hijos|filhos|partner|cie|co)/u
    .source;
const employerMark = [
  new RegExp(`(?:^|[\\s,(])(?:${companyForms.inEitherCase}|${kinds})\\.?(?=$|[\\s,)])`, "iu"),
  new RegExp(`[\\s,(](?:${companyForms.asWritten || "(?!)"})(?=$|[\\s,)])`, "u"),
];

/**
 * How much a part of a line looks like a job title rather than an employer: 3 a role noun at its head, 1 one
 * somewhere, 0 neither, −1 with the mark of a company ("GmbH", "Hospital").
 */
export const titleLikeness = rememberTexts((text): number => {
  const tokens = tokenize(text.replace(/\([^)]*\)/gu, " ").replace(/[:*]in(?:nen)?\b/gu, ""));
  const about = tokens.findIndex(({ folded }, index) => index > 0 && aboutWords.has(folded));
  const head = about < 0 ? tokens : tokens.slice(0, about);
  const isRole = (token: (typeof tokens)[number] | undefined) => token !== undefined && isRoleNoun(token);
  const stands = isRole(head[0]) || isRole(head.at(-1)) || isRole(tokens.at(-1));
  const isCompany = employerMark.some((mark) => mark.test(text)) || houseWords.test(text);
  if (stands) return isCompany ? titleMarks.roleOfCompany : titleMarks.role;
  if (isCompany) return titleMarks.company;
  const isDerived = [head[0], head.at(-1)].some(
    (token) => token !== undefined && endsLikeRole(token.written),
  );
  return isDerived || tokens.some(isRole) || isRoleTitle(text) ? titleMarks.mentioned : 0;
});
