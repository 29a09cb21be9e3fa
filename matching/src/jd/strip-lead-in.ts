import { maxWordsOfName } from "../concepts/concept-table.ts";
import { findConcepts } from "../mentions/find-concepts.ts";
import { tokenize } from "../words/tokenize.ts";
import { wishTable } from "./jd-parameters.ts";

const leadIns = [
  /^(?:and|but|or)\s+(?=\p{L})/iu,
  /^you(?:['’]re| are)\s+(?:used|accustomed) to\s+(?:(?:an?|the)\s+)?/iu,
  /^(?:an?\s+)?(?:(?:confident|regular|advanced|proficient|expert|power|heavy|experienced)\s+)?user of\s+/iu,
  /^(?:several|many|some|a few|multiple) years(?:['’])?\s+(?:of\s+)?(?=(?:\p{L}+\s+)?(?:experience|work|practice)\b)/iu,
  /^(?:you(?:['’]ve| have)|have)\s+(?:already\s+|also\s+)?(?:designed|built|developed|implemented|shipped|deployed|used|created|delivered|operated|maintained|written|worked (?:closely )?(?:with|on|in))\s+(?:and\s+(?:built|developed|implemented|shipped|deployed|delivered|operated|maintained)\s+)?/iu,
  /^(?:[Ss]peak|[Ww]rite|[Rr]ead)\s+(?=\p{Lu})/u,
  /^(?:you )?need\s+(?:to have\s+)?(?:an?\s+|the\s+)?(?=\p{L})/iu,
  /^(?:e?specially|particularly|in particular|above all|notably|mainly)\s+(?=\p{L})/iu,
  /^(?:to be considered|to succeed|to apply|for this (?:role|job|position)),?\s+(?=you\b)/iu,
  /^(?:it|this|we)(?:['’](?:s|d|ll))?\s+(?:\p{L}+\s+){0,8}?(?:if|when|that) you(?:['’](?:ve|re|d|ll))?\s+(?:(?:have|can|are|also|already)\s+)*/iu,
  /^.*,\s+so\s+(?=(?:an?\s+)?(?:\p{L}+\s+)?(?:confidence|experience|knowledge|familiarity|understanding|proficiency)\s)/iu,
  /^(?:building|developing|creating|delivering|implementing|using|applying)\s+(?=\p{L}+\s\p{L})/iu,
  /^(?:involvement|participation|interest|contribution|engagement)\s+(?:in|to|with)\s+/iu,
  /^(?:comfortable|confident|experienced|skilled|practised)\s+(?=\p{Ll}{3,}ing\b)/iu,
  /^to\s+(?:know|have|be|hold|understand)\s+(?:(?:your|an?|the)\s+)?/iu,
  /^(?:you(?:['’](?:ve|re|d|ll))?|candidates?|applicants?)\s+(?:(?:can|will|would|should|must|also|already|really)\s+)+/iu,
  /^(?:(?:can|ha(?:s|ve))\s+)?(?:done|used|led(?: on)?|run|worked (?:at|for|with|in|on)|know(?:s|ing)? (?:your|their) way (?:a)?round|live (?:and breathe|in)|(?:feel )?at (?:home|ease) (?:in|with)|care about|ha(?:s|ve) an eye for|(?:the )?(?:confidence|will) (?:with|in|to)|hack|keep)\s+(?:an? (?:bit|little) of\s+)?(?:(?:an?|the|your own)\s+)?/iu,
  /^(?:proven |previous |prior |solid |strong |relevant |practical |hands-on )*experience\s+(?=\p{Ll}{3,}ing\b)/iu,
  /^who\s+(?:has|have|holds?|is|are|can|knows?|brings?|speaks?)\s+(?:(?:an?|the)\s+)?/iu,
  /^(?:are |is |be )?expected to\s+(?=\p{L})/iu,
  /^(?:(?:we (?:need|want|seek|are looking for|require)\s+)?(?:someone|somebody|a person|people|a colleague)\s+(?:with|who (?:has|knows|is|can))\s+)/iu,
  /^(?:(?:you|he or she|s?he|they|candidates?|applicants?|the (?:ideal |successful )?candidate)(?:['’](?:ve|re|ll))?\s+)?(?:(?:must|should|will|can|ideally|also)\s+)*(?:have|has|possess|possesses|bring|hold|holds|are|is|be|know|demonstrate)\s+(?=\S)/iu,
  /^(?:must|required|essential|mandatory|preferred|desirable|ideally|bonus|plus|nice to have)\s*[:–—-]\s*/iu,
  /^(?:we (?:need|require|expect|want|are looking for)|looking for|required|preferred|ideally|demonstrable|demonstrated|previous|prior|some|any|additional|relevant|professional|commercial|industry)\s+(?!(?:and|or)\b)(?=\p{L})/iu,
  /^(?:(?:a |an |the )?(?:(?:very|strong|solid|proven|good|great|excellent|deep|thorough|sound|broad|working|in-depth|advanced|extensive|practical|basic|outstanding|exceptional|significant|substantial|demonstrable|demonstrated|hands-on|technical|first|prior|previous|some|relevant|recent|theoretical)(?:,| and)?\s+)*(?:work(?:ing)? )?(?:experience|knowledge|understanding|command|skills?|proficiency|background|familiarity|(?:track )?record|expertise|competence|competency|exposure|grasp|ability|fluency|mastery|foundation|grounding|awareness|capability)\s+(?:working\s+)?(?:with|in|of|using|as|to|on|around|across|for|designing|building)\s+)/iu,
  /^(?:proficient|experienced|fluent|skilled|familiar|comfortable|competent|expert|well[- ]versed|versed|knowledgeable|confident|adept|able|trained)\s+(?:with|in|at|on|to|about|using)\s+/iu,
  /^(?:strong|solid|proven|good|great|excellent|deep|thorough|sound|working|extensive|practical|outstanding|exceptional|demonstrated|demonstrable|hands-on)\s+(?=\p{L})/iu,
  /^(?:considered|regarded as|seen as)?\s*(?:a|an)?\s*(?:big |real |huge )?(?:plus|bonus|advantage|asset|extras?)\s*:\s*/iu,
  /^(?:advanced|expert|intermediate|basic|confident|knows?)\s+(?=\p{Lu})/iu,
  /^(?:extra credit|bonus points) (?:for|if you have)\s+/iu,
  /^(?:you )?(?:also |already |regularly )?(?:work (?:in|with|on)|can (?:do|use|build|write|handle)|use|plan and|analy[sz]e|enjoy|write|build|handle)\s+(?=\p{L})/iu,
  /^(?:how to|used to|accustomed to|worked (?:with|in|on|as)|working (?:with|on)|able to|set up|make use of)\s+(?=\p{L})/iu,
  /^(?:you(?:['’]ll| will)?|we(?:['’]ll| will)?)\s+need\s+(?:to have\s+)?(?:(?:an?|the)\s+)?/iu,
  /^you['’](?:ve|re|d)\s+(?=\p{Ll})/iu,
  /^(?:on\s+)?(?:at least\s+)?(?:an? (?:handful|number|variety|range) of|several|a few|multiple)\s+/iu,
  /^(?:well|highly)[- ]developed\s+/iu,
  /^(?:expert|advanced|professional|senior|native)[- ]level\s+(?=\p{L})/iu,
  /^(?:a(?!\s+levels?\b)|an|the|in|on|with|of|using|working with|use of|your|you)\s+(?=\p{L})/iu,
];
const endings = new RegExp(
  `\\s*(?:${[
    "(?:is|are) second nature(?: to you)?",
    "do(?:es)?(?:n['’]t| not) \\p{L}+ you(?: \\p{L}+){0,2}",
    "(?:is|are) no(?:t new| strangers?) to you|come naturally(?: to you)?",
    "back to front|end[- ]to[- ]end|inside out|from scratch|every day|daily|quickly|(?:for |by )?yourself|(?<!end )users?",
    "or (?:is |are |be )?(?:well )?on the way to it",
    "or (?:be |a )?willing(?:ness)? to (?:train|learn|work towards|obtain|undertake|gain)\\b.*",
    ",? ?within the (?:last|past) \\p{L}+ (?:years?|months?)",
    "skills?|experience|knowledge|background|proficiency|expertise|competenc(?:e|y)|exp(?:\\.? min)?",
    "(?:is|are|would be|will be)(?: (?:a|an|highly|strongly|also|very|considered|not))*\\s+(?:must|plus|bonus|advantage|required|preferred|essential|desirable|desired|mandatory|needed|beneficial|necessary|welcome|helpful|useful|great|handy|asset|nice to have|big plus)",
    "required|preferred|essential|desirable|a plus|a must|an advantage|\\(?pref\\.?\\)?",
    "\\((?:required|preferred|essential|must|nice to have|a plus|desirable|optional)\\)",
    "(?:would |will |really )?sets? you apart",
  ].join("|")})\\s*$`,
  "iu",
);

/** How far it should go, and why: "so clean that finance trusts it". */
const extent = /\s+so\s+\p{L}+\s+that\b.*$|,?\s+because\s.*$/iu;

/** What a wish is about: "Proven experience with SolidWorks is a must." becomes "SolidWorks". */
export function stripLeadIn(wish: string): string {
  let text = wish
    .replace(/[.;:,\s]+$/u, "")
    .replace(extent, "")
    .trim();
  let before = "";
  for (let round = 0; before !== text && round < wishTable.maxLeadIns; round += 1) {
    before = text;
    for (const leadIn of leadIns) if (!startsWithName(text)) text = text.replace(leadIn, "");
    text = text.replace(/[\s,;:–—-]+$/u, "");
    const shortened = text.replace(endings, "").replace(/[\s,;:–—-]+$/u, "");
    if (shortened.length > 1) text = shortened;
  }
  return text;
}

/** "Professional Engineer", "Working at height": what would lead up to something else is here a part of the name. */
function startsWithName(text: string): boolean {
  // What stands behind a name decides whether it is one.
  const [first] = findConcepts(tokenize(text, maxWordsOfName + 1));
  return first !== undefined && first.from === 0 && first.to > 1;
}
