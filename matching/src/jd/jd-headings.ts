import { wholeWords } from "../words/whole-words.ts";
import { headingTable } from "./jd-parameters.ts";

/** What the lines under a heading of a JD are worth: wishes of either kind, duties (context), or nothing to score by. */
export type JdPart = "must" | "nice" | "duties" | "dropped";

const parts: [JdPart, RegExp][] = [
  // The head of a table of both kinds.
  ["must", /^(?:criteria\s+)?(?:essential|required)(?! but\b).*\b(?:desirable|preferred)$/iu],
  [
    "nice",
    /nice[- ]to[- ]have|bonus|preferred|desir(?:able|ed)|a plus|(?:be|is) (?:great|good) (?:if|to)|good to have|advantage|optional|ideally|pluspunkte|von vorteil|wünschenswert|souhaité|deseable|extra credit|even better|stands? out|(?:a|big|huge) pluses?|^plus(?:es)?$|bonus(?:es)?|^helpful|(?:great|good|lovely|nice|brilliant|ideal|perfect|helpful|wonderful|handy|useful|fantastic|welcome) (?:if|to (?:have|see|bring))|\b(?:helpful|handy|useful)\b|not essential|welcome extras?|^extras?$|brownie points|^ideally|would be (?:a|an)|\ban asset\b|^assets?$|\basset (?:qualification|criteri|skill)|(?:highly|well) regarded|\bnot? (?:an? |strictly |absolutely )*(?:must|mandatory|required|necessary|needed|requirement|condition|prerequisite|deal[- ]?breaker)s?\b|by no means|sets? you apart|makes? you (?:even )?more|(?:do not|don(?:'|’)t) expect|would help|kein muss|de préférence|pas obligatoire|se valorará|no imprescindible|plusy/iu,
  ],
  [
    "dropped",
    /^(?:about(?: us| the company| the team)?|about (?!(?:you|the (?:role|job|position|person|candidate))$)[\p{L}\d& ]{2,30}|who we are|our (?:company|story|values|mission|culture|team|offer|benefits)|the company|company (?:overview|description|profile)|what we offer|we offer|what(?:'|’)?s in it for you|what you(?:'|’)?ll get|benefits.*|perks.*|compensation.*|salary.*|pay range|why (?:join|us|work).*|equal (?:opportunity|employment).*|eeo.*|diversity.*|how to apply|application(?: process)?|physical (?:requirements|demands).*|work(?:ing)? (?:environment|conditions)|next steps|contact|location|wir bieten|über uns|unser angebot|nous offrons|à propos.*|privacy.*|interview process|hiring process|what you get.*|we give you|we provide|your benefits|rate(?: of pay)?|pay|(?:the |your )?(?:remuneration|package|offer)|rewards?.*|what to expect|what we(?:'|’)?ll (?:give|offer) you|das bieten wir.*|was wir bieten|ce que nous offrons|ofrecemos|qué ofrecemos)$/iu,
  ],
  [
    "duties",
    /responsibilit|duties|your (?:role|tasks|mission|job)|the role|what you(?:'|’)?(?:ll| will) (?:do|be doing)|day[- ]to[- ]day|key tasks|job (?:description|purpose|summary)|position summary|role overview|in this role|your impact|deine aufgaben|ihre aufgaben|aufgaben|missions|^the (?:job|position|work)$|^(?:your|a typical) (?:day|week)|what you(?:'|’)?ll be up to|tareas|funciones/iu,
  ],
  [
    "must",
    /requirements?|qualifications?|must[- ]haves?|(?:great|good|perfect|right|strong) (?:fit|match)|(?:ideal|successful|right|perfect) (?:candidate|applicant|person|colleague)|(?:hear from|want|looking for) you if|^you$|^(?:you|your)\b.*\bif you|^(?:the )?(?:profile|person|candidate)$|you(?:(?:'|’)ll| will)? (?:also )?(?:need|have|bring)|(?:need|want|like) you to (?:have|be)|to apply,? you|person specification|(?:your|candidate|ideal|the) (?:profile|background|experience|skills)|what (?:we(?:'|’)?re|we are|you|we) (?:looking|after|ask|seek|value|want|need|bring|require|expect|ll need|must|should).*|\bcriteri(?:a|on)\b|we(?:'|’)re after|to be successful|what you(?:'|’)?ll (?:need|bring)|you(?: will|(?:'|’)ll)? demonstrate|(?:ask|want|expect|require|need) (?:of|from) (?:you|our|the|a)\b|who (?:you are|are you)|about you|you (?:have|bring|are|should have|must have)|skills|essential|required|we(?:'|’)?re looking for|we are looking for|we expect|you need|needed|minimum|eligibility|knowledge|experience|education|credentials|licen[cs]es?|ihr profil|dein profil|anforderungen|votre profil|profil recherché|requisitos|perfil|profiel|wymagania/iu,
  ],
];

const partsByWords = parts.map(([part, pattern]) => [part, wholeWords(pattern)] as const);

/** The part that a line opens when it reads as a heading: short, without a full stop, known words; null for other lines. */
export function partOfHeading(line: string): JdPart | null {
  const text = line.replace(/[:?\s*#_…-]+$|\.{2,}$/gu, "").replace(/^[#*\s_]+/u, "");
  const words = text.split(/\s+/).length;
  const [main = text, aside] = text.split(concession);
  const isList = main.includes(",") && !isTitleCase(main);
  if (words > headingTable.maxWordsWithAside || /[.;]/.test(text) || isList) return null;
  const leadsOn = /:\s*$/u.test(line) && leadsToWishes.test(text);
  if (aside === undefined && words > headingTable.maxWords && !leadsOn) return null;
  return partsByWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** "To be successful in this position you will demonstrate:" may be long. */
const leadsToWishes =
  /\b(?:you|candidates?|applicants?|person)\b.*\b(?:demonstrate|have|possess|bring|meet|need|offer|show)\b/iu;

/** "Not essential, but we'd be delighted": a heading may take back a part of what it says. */
const concession = /,\s+(?=(?:but|though|although|even if|while)\b)/iu;

/** "Desired Experience, Skills and Abilities": a heading may list things when its words are capitalised. */
function isTitleCase(text: string): boolean {
  return !/(?<!\p{L})\p{Ll}{4,}/u.test(text);
}
