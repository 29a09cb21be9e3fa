import type { Rule } from "../rules/rule.ts";

/** What stands before the thing that a wish is about. In this order, again and again until nothing more falls off. */
export const leadInRules: Rule<string>[] = [
  {
    id: "joint",
    match: /^(?:and|but|or)\s+(?=\p{L})/iu,
    gives: "",
    yes: [
      ["or especially Excel", "Excel"],
      ["and a driving licence", "driving licence"],
    ],
    no: ["android development"],
  },
  {
    id: "user of",
    match:
      /^(?:an?\s+)?(?:(?:confident|regular|advanced|proficient|expert|power|heavy|experienced)\s+)?user of\s+/iu,
    gives: "",
    yes: [["Confident user of Excel", "Excel"]],
    no: ["user research"],
  },
  {
    id: "some years",
    match:
      /^(?:several|many|some|a few|multiple) years(?:['’])?\s+(?:of\s+)?(?=(?:\p{L}+\s+)?(?:experience|work|practice)\b)/iu,
    gives: "",
    yes: [["several years of experience with SAP", "SAP"]],
    no: ["several years in software testing"],
  },
  {
    id: "have built",
    match:
      /^(?:you(?:['’]ve| have)|have)\s+(?:already\s+|also\s+)?(?:designed|built|developed|implemented|shipped|deployed|used|created|delivered|operated|maintained|written|worked (?:closely )?(?:with|on|in))\s+(?:and\s+(?:built|developed|implemented|shipped|deployed|delivered|operated|maintained)\s+)?/iu,
    gives: "",
    yes: [
      ["You have deployed to Kubernetes", "to Kubernetes"],
      ["have built links without buying them", "links without buying them"],
    ],
    no: ["You have a website"],
  },
  {
    id: "speak",
    match: /^(?:[Ss]peak|[Ww]rite|[Rr]ead)\s+(?=\p{Lu})/u,
    gives: "",
    yes: [["speak German or Spanish", "German or Spanish"]],
    no: ["speak clearly"],
  },
  {
    id: "need",
    match: /^(?:you )?need\s+(?:to have\s+)?(?:an?\s+|the\s+)?(?=\p{L})/iu,
    gives: "",
    yes: [["need to have a forklift licence", "forklift licence"]],
    no: ["needlework"],
  },
  {
    id: "especially",
    match: /^(?:e?specially|particularly|in particular|above all|notably|mainly)\s+(?=\p{L})/iu,
    gives: "",
    yes: [["especially Excel", "Excel"]],
    no: ["special education"],
  },
  {
    id: "to apply",
    match: /^(?:to be considered|to succeed|to apply|for this (?:role|job|position)),?\s+(?=you\b)/iu,
    gives: "",
    yes: [["For this role, you must know Revit", "Revit"]],
    no: ["to apply plaster"],
  },
  {
    id: "it would help",
    match:
      /^(?:it|this|we)(?:['’](?:s|d|ll))?\s+(?:\p{L}+\s+){0,8}?(?:if|when|that) you(?:['’](?:ve|re|d|ll))?\s+(?:(?:have|can|are|also|already)\s+)*/iu,
    gives: "",
    yes: [["It would be an advantage if you have used a CMM", "CMM"]],
    no: ["It helps with Jira"],
  },
  {
    id: "so confidence",
    match:
      /^.*,\s+so\s+(?=(?:an?\s+)?(?:\p{L}+\s+)?(?:confidence|experience|knowledge|familiarity|understanding|proficiency)\s)/iu,
    gives: "",
    yes: [["You will inspect your own work, so confidence with micrometers is needed.", "micrometers"]],
    no: ["You weld, so mind your eyes"],
  },
  {
    id: "doing",
    match: /^(?:building|developing|creating|delivering|implementing|using|applying)\s+(?=\p{L}+\s\p{L})/iu,
    gives: "",
    yes: [["Building flows with Flow Builder", "flows with Flow Builder"]],
    no: ["Building surveys"],
  },
  {
    id: "involvement",
    match: /^(?:involvement|participation|interest|contribution|engagement)\s+(?:in|to|with)\s+/iu,
    gives: "",
    yes: [["Involvement in audit", "audit"]],
    no: ["audit involvement plans"],
  },
  {
    id: "comfortable doing",
    match: /^(?:comfortable|confident|experienced|skilled|practised)\s+(?=\p{Ll}{3,}ing\b)/iu,
    gives: "",
    yes: [["be comfortable programming with Heidenhain controls.", "programming with Heidenhain controls"]],
    no: ["comfortable shoes"],
  },
  {
    id: "to know",
    match: /^to\s+(?:know|have|be|hold|understand)\s+(?:(?:your|an?|the)\s+)?/iu,
    gives: "",
    yes: [["To know your allergens and HACCP back to front", "allergens and HACCP"]],
    no: ["to tell jokes"],
  },
  {
    id: "you can",
    match:
      /^(?:you(?:['’](?:ve|re|d|ll))?|candidates?|applicants?)\s+(?:(?:can|will|would|should|must|also|already|really)\s+)+/iu,
    gives: "",
    yes: [["You can tinker in HTML and CSS", "tinker in HTML and CSS"]],
    no: ["You enjoy tinkering"],
  },
  {
    id: "have run",
    match:
      /^(?:(?:can|ha(?:s|ve))\s+)?(?:done|used|led(?: on)?|run|worked (?:at|for|with|in|on)|know(?:s|ing)? (?:your|their) way (?:a)?round|live (?:and breathe|in)|(?:feel )?at (?:home|ease) (?:in|with)|care about|ha(?:s|ve) an eye for|(?:the )?(?:confidence|will) (?:with|in|to)|hack|keep)\s+(?:an? (?:bit|little) of\s+)?(?:(?:an?|the|your own)\s+)?/iu,
    gives: "",
    yes: [
      ["You've run experiments", "experiments"],
      ["run the autoclave", "autoclave"],
    ],
    no: ["running shoes"],
  },
  {
    id: "experience doing",
    match:
      /^(?:proven |previous |prior |solid |strong |relevant |practical |hands-on )*experience\s+(?=\p{Ll}{3,}ing\b)/iu,
    gives: "",
    yes: [["Experience preparing and leading QBRs", "preparing and leading QBRs"]],
    no: ["Experience design"],
  },
  {
    id: "who holds",
    match: /^who\s+(?:has|have|holds?|is|are|can|knows?|brings?|speaks?)\s+(?:(?:an?|the)\s+)?/iu,
    gives: "",
    yes: [["who holds the ACII or is well on the way to it.", "ACII"]],
    no: ["whole blood"],
  },
  {
    id: "expected to",
    match: /^(?:are |is |be )?expected to\s+(?=\p{L})/iu,
    gives: "",
    yes: [["you are expected to manage a portfolio", "manage a portfolio"]],
    no: ["expected loss ratios"],
  },
  {
    id: "somebody who",
    match:
      /^(?:(?:we (?:need|want|seek|are looking for|require)\s+)?(?:someone|somebody|a person|people|a colleague)\s+(?:with|who (?:has|knows|is|can))\s+)/iu,
    gives: "",
    yes: [["We need somebody who has worked on a front desk", "front desk"]],
    no: ["We need you"],
  },
  {
    id: "must be",
    match:
      /^(?:(?:you|he or she|s?he|they|candidates?|applicants?|the (?:ideal |successful )?candidate)(?:['’](?:ve|re|ll))?\s+)?(?:(?:must|should|will|can|ideally|also)\s+)*(?:have|has|possess|possesses|bring|hold|holds|are|is|be|know|demonstrate)\s+(?=\S)/iu,
    gives: "",
    yes: [
      ["Must be under 35", "under 35"],
      ["has prepared payroll", "prepared payroll"],
    ],
    no: ["beauty treatments"],
  },
  {
    id: "label",
    match:
      /^(?:must|required|essential|mandatory|preferred|desirable|ideally|bonus|plus|nice to have)\s*[:–—-]\s*/iu,
    gives: "",
    yes: [["Essential: Revit", "Revit"]],
    no: ["Essential oils"],
  },
  {
    id: "looking for",
    match:
      /^(?:we (?:need|require|expect|want|are looking for)|looking for|required|preferred|ideally|demonstrable|demonstrated|previous|prior|some|any|additional|relevant|professional|commercial|industry)\s+(?!(?:and|or)\b)(?=\p{L})/iu,
    gives: "",
    yes: [
      ["commercial HVAC service experience", "HVAC service"],
      ["looking for Revit", "Revit"],
    ],
    no: ["some and others"],
  },
  {
    id: "knowledge of",
    match:
      /^(?:(?:a |an |the )?(?:(?:very|strong|solid|proven|good|great|excellent|deep|thorough|sound|broad|working|in-depth|advanced|extensive|practical|basic|outstanding|exceptional|significant|substantial|demonstrable|demonstrated|hands-on|technical|first|prior|previous|some|relevant|recent|theoretical)(?:,| and)?\s+)*(?:work(?:ing)? )?(?:experience|knowledge|understanding|command|skills?|proficiency|background|familiarity|(?:track )?record|expertise|competence|competency|exposure|grasp|ability|fluency|mastery|foundation|grounding|awareness|capability)\s+(?:working\s+)?(?:with|in|of|using|as|to|on|around|across|for|designing|building)\s+)/iu,
    gives: "",
    yes: [
      ["Knowledge of payroll", "payroll"],
      ["Experience as Barista", "Barista"],
    ],
    no: ["knowledge management"],
  },
  {
    id: "fluent in",
    match:
      /^(?:proficient|experienced|fluent|skilled|familiar|comfortable|competent|expert|well[- ]versed|versed|knowledgeable|confident|adept|able|trained)\s+(?:with|in|at|on|to|about|using)\s+/iu,
    gives: "",
    yes: [
      ["Proficient in Excel", "Excel"],
      ["fluent in Italian", "Italian"],
    ],
    no: ["fluently spoken"],
  },
  {
    id: "strong",
    match:
      /^(?:strong|solid|proven|good|great|excellent|deep|thorough|sound|working|extensive|practical|outstanding|exceptional|demonstrated|demonstrable|hands-on)\s+(?=\p{L})/iu,
    gives: "",
    yes: [
      ["Strong Python and SQL", "Python and SQL"],
      ["hands-on PCB layout", "PCB layout"],
    ],
    no: ["strongrooms"],
  },
  {
    id: "a plus:",
    match:
      /^(?:considered|regarded as|seen as)?\s*(?:a|an)?\s*(?:big |real |huge )?(?:plus|bonus|advantage|asset|extras?)\s*:\s*/iu,
    gives: "",
    yes: [["A big plus: German", "German"]],
    no: ["plus sizes"],
  },
  {
    id: "level",
    match: /^(?:advanced|expert|intermediate|basic|confident|knows?)\s+(?=\p{Lu})/iu,
    gives: "",
    yes: [
      ["basic Apex triggers", "Apex triggers"],
      ["Confident use of Opera PMS", "Opera PMS"],
    ],
    no: ["basically sound"],
  },
  {
    id: "extra credit",
    match: /^(?:extra credit|bonus points) (?:for|if you have)\s+/iu,
    gives: "",
    yes: [["Extra credit for fintech experience", "fintech"]],
    no: ["credit control"],
  },
  {
    id: "work in",
    match:
      /^(?:you )?(?:also |already |regularly )?(?:work (?:in|with|on)|can (?:do|use|build|write|handle)|use|plan and|analy[sz]e|enjoy|write|build|handle)\s+(?=\p{L})/iu,
    gives: "",
    yes: [
      ["You work in Figma every day", "Figma"],
      ["write content", "content"],
    ],
    no: ["workwear"],
  },
  {
    id: "how to",
    match:
      /^(?:how to|used to|accustomed to|worked (?:with|in|on|as)|working (?:with|on)|able to|set up|make use of)\s+(?=\p{L})/iu,
    gives: "",
    yes: [
      ["You know how to set up RFQs", "RFQs"],
      ["set up sterile field for implant surgery", "sterile field for implant surgery"],
    ],
    no: ["setup times"],
  },
  {
    id: "you will need",
    match: /^(?:you(?:['’]ll| will)?|we(?:['’]ll| will)?)\s+need\s+(?:to have\s+)?(?:(?:an?|the)\s+)?/iu,
    gives: "",
    yes: [["You'll need the right to work in the EU", "right to work in the EU"]],
    no: ["We need nothing"],
  },
  {
    id: "you have",
    match: /^you['’](?:ve|re|d)\s+(?=\p{Ll})/iu,
    gives: "",
    yes: [["You're happy in PostgreSQL", "happy in PostgreSQL"]],
    no: ["your own van"],
  },
  {
    id: "a handful of",
    match:
      /^(?:on\s+)?(?:at least\s+)?(?:an? (?:handful|number|variety|range) of|several|a few|multiple)\s+/iu,
    gives: "",
    yes: [["at least a handful of private M&A transactions", "private M&A transactions"]],
    no: ["handfuls"],
  },
  {
    id: "well-developed",
    match: /^(?:well|highly)[- ]developed\s+/iu,
    gives: "",
    yes: [["Well-developed palate", "palate"]],
    no: ["well drilling"],
  },
  {
    id: "at a level",
    match: /^(?:expert|advanced|professional|senior|native)[- ]level\s+(?=\p{L})/iu,
    gives: "",
    yes: [["Expert-level SQL", "SQL"]],
    no: ["entry-level roles"],
  },
  {
    id: "article",
    match: /^(?:a(?!\s+levels?\b)|an|the|in|on|with|of|using|working with|use of|your|you)\s+(?=\p{L})/iu,
    gives: "",
    yes: [
      ["an LPC or SQE.", "LPC or SQE"],
      ["of CMR documents", "CMR documents"],
    ],
    no: ["A level physics"],
  },
];
