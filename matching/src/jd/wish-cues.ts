import { wholeWords } from "../words/whole-words.ts";
import { anyOfLanguages } from "./advert-words.ts";

const niceInEnglish =
  /\b(?:nice to have|(?:is|are|as|be) (?:a )?(?:\w+ )?(?:plus|bonus|advantage|asset)|(?:a|an) (?:\w+ )?(?:plus|bonus|advantage|asset)|preferred|preferably|pref\b|sets? you apart|desirable|desired|ideally|bonus(?=:| points)|optional|advantageous|beneficial|extra credit|von vorteil|(?:would|will|could|can|may) (?:also )?be (?:very |highly |really )*(?:great|good to have|useful|helpful|nice|lovely|handy|welcome|valued|appreciated|of interest)|(?:is|are) (?:also |very |highly |always )*(?:useful|helpful|welcome|appreciated)|(?:is|are) (?:highly|well) (?:valued|regarded)|(?:would|will|helps?|great|nice) if you|not (?:an? |strictly |absolutely )*(?:must|essential|required|mandatory|necessary|needed))\b/iu;
export const niceCue = wholeWords(new RegExp(`${niceInEnglish.source}|${anyOfLanguages("nice")}`, "iu"));

export const mustCue = wholeWords(
  /\b(?:must|required?|requires|essential|mandatory|experience (?:with|in|of|as|using)|knowledge of|proficien\w+|familiar\w* with|expertise|confiden(?:t|ce) (?:with|in|using)|comfortable (?:with|in|using)|command of|background in|needed|necessary|degree|certified|certification|licen[cs]e|fluent|skills? in|understanding of|you(?:['’]ll)? (?:(?:also |already |will |can |should )*(?:have|bring|know|need|use|speak|hold|understand))|(?:s?he|they|who|candidate|applicant|person) (?:has|have|is|are|will|can|holds?|brings?|knows?|must)|holds? (?:an?|the)|(?:looking for|seeking|seeks)|(?:years?|yrs?)(?:['’])? (?:of|as|in|working|\p{L}+ing))\b/iu,
);

/** What the law has an employer say, what it offers, how to apply, and when and under what strain one works: no CV speaks of it. */
export const notAWish = wholeWords(
  new RegExp(
    [
      "equal[- ](?:employment[- ])?opportunit|discriminat|protected veteran|affirmative action|reasonable (?:accommodation|adjustment)s?|fair treatment|no agencies|please apply",
      "regardless of|welcome (?:applications|applicants)|without regard|all qualified|\\b(?:EOE|EEO|ADA)\\b",
      "encouraged to apply|diversity and inclusion statement|diversity (?:matters|is|makes|drives)|(?:value|celebrate|embrace|champion|committed to|believe in|proud)\\b[^.]{0,40}\\b(?:diversity|inclusion|inclusive|equality)|inclusive (?:employer|workplace|culture|team)|disability confident|days? of holiday|health insurance|insurance is|training budget",
      "we offer|we provide|we will (?:train|teach)|pension plan|401\\(?k|paid (?:time|holiday|vacation|weekly|training)|fringe",
      "(?:sign[- ]?on|signing|monthly|annual|quarterly) bonus|bonuses|[$£€]\\s?\\d|salar(?:y|ies)|commensurate",
      "per (?:hour|week)\\b|hours? (?:per|a) week|(?:full|part)[- ]time|flexible (?:schedule|hours)|(?:day|night|weekend) shifts?",
      "\\bwork(?:ing)? (?:in |on )?(?:rotating )?shifts|shift work\\b",
      "\\b(?:looking for|seeking|recruiting|hiring) (?:(?!\\b(?:with|who|experience|years?)\\b)[^.])*\\bto (?:join|strengthen|support|complete)\\b",
      "(?:nights|evenings|weekends)(?:,| and| or)|to apply|apply (?:now|today|by|at|online)|cover letter|(?:your|their) (?:resume|cv)s?\\b",
      "love to hear(?!.*\\bif you)|look no further|no (?:\\p{L}+ ){0,3}(?:experience|degree|diploma|qualifications?) (?:is |are )?(?:necessary|needed|required)",
      "for more information|second parties|please visit|no phone calls",
      "committed to safeguarding|subject to (?:an? |the )?(?:enhanced|satisfactory|criminal|dbs|security|pre-employment)\\b",
      "physical (?:activity|activities|demands|abilities)|vision abilities|(?:close|distance|peripheral|color) vision|depth perception",
      "background check|drug (?:screen|test)|recruitment agenc|third part(?:y|ies) (?:resumes|recruiters)",
      "years? (?:of age|old|or older)|at least (?:18|21)\\b(?! (?:months|years? of (?!age)))",
      "(?:lift|carry|push|pull)\\b[^.]*\\b(?:lbs?|pounds|kg)|employee (?:is|must|performs|will|may)|(?:stand|sit|walk|bend|kneel)(?:ing)?\\b[^.]*\\b(?:shift|hours|periods|waist|frequently)",
    ].join("|"),
    "iu",
  ),
);
