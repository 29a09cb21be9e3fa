/** What adverts put before the thing itself. */
const leadIns = [
  /^(?:(?:proven|solid|strong|good|excellent|sound|demonstrable|extensive|in-depth|practical|hands-on|working|basic|deep|relevant|previous) )*(?:experience|knowledge|understanding|command|familiarity|proficiency|confidence|skills?|background) (?:as an?|as|with|in|of|at) (?:an? |the )?/i,
  /^(?:you (?:have|are|bring|speak|hold|know)|ability to|able to|comfortable with|familiar with|proficient in|fluent in) (?:an? |the )?/i,
];

/** Where the thing itself ends and what is said about it begins. */
const asides = /\s*(?:[(;:]|, (?:ideally|preferably|including|such as|e\.g\.|for example|with|or) ).*$/i;

const minLetters = 3;

/** A requirement in the few words that it is known by: "Experience as Payroll Accountant (UK)" is "Payroll Accountant". */
export function requirementName(text: string): string {
  const whole = text.trim();
  const withoutAsides = whole.replace(asides, "");
  const bare = leadIns.reduce((name, leadIn) => name.replace(leadIn, ""), withoutAsides).trim();
  if (bare.length < minLetters) return whole;
  return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
}
