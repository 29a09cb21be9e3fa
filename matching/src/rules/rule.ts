/** One wording and what it means, with its own examples (`matching/test/rules`). */
export type Rule<Gives> = {
  /** Unique in its table. */
  id: string;
  match: RegExp;
  gives: Gives;
  /** Texts with what comes of them; of one at least, something else comes without this rule. */
  yes: [text: string, result: unknown][];
  /** Texts near by, to which it makes no difference. */
  no: string[];
};

/** What the first rule that matches gives; null where none does. */
export function firstGiven<Gives>(rules: Rule<Gives>[], text: string): Gives | null {
  return rules.find(({ match }) => match.test(text))?.gives ?? null;
}

/** As `firstGiven`, with the groups of the match in the place of "$1" and the like. */
export function firstFilled<Gives extends Record<string, string>>(
  rules: Rule<Gives>[],
  text: string,
): Gives | null {
  for (const { match, gives } of rules) {
    const groups = match.exec(text);
    if (!groups) continue;
    const filled = Object.entries(gives).map(([name, template]) => [name, fill(template, groups)]);
    // The names are those of `gives`.
    return Object.fromEntries(filled) as Gives;
  }
  return null;
}

function fill(template: string, groups: RegExpExecArray): string {
  return template.replace(/\$(\d)/gu, (_, group: string) => groups[Number(group)] ?? "");
}

/** The text after each rule in turn has put what it gives in the place of what it matches, where `isOpen` lets it. */
export function rewrite(
  rules: Rule<string>[],
  text: string,
  isOpen: (text: string) => boolean = () => true,
): string {
  return rules.reduce(
    (before, { match, gives }) => (isOpen(before) ? before.replace(match, gives) : before),
    text,
  );
}
