import type { Shortcut } from "../../../ui/list/shortcuts.ts";
import type { HelpPage, KeyLine } from "../help-content.ts";
import type { ShortcutGroupName, ShortcutWords } from "./recruiter-content.ts";

export type ShortcutGroup = {
  name: ShortcutGroupName;
  shortcuts: readonly Shortcut[];
  /** Whether a page listens to them, by its address. */
  isOf: (pathname: string) => boolean;
};

/** Every key with what it does, those of the page that somebody is on first. */
export function shortcutsPage(
  { caps, groups: groupWords, ...page }: ShortcutWords,
  groups: readonly ShortcutGroup[],
  pathname: string,
): HelpPage {
  const sorted = groups.toSorted((one, other) => Number(other.isOf(pathname)) - Number(one.isOf(pathname)));
  return {
    id: "shortcuts",
    ...page,
    sections: sorted.map(({ name, shortcuts }) => ({
      heading: groupWords[name].title,
      blocks: [{ keys: keyLines(shortcuts, { caps, does: groupWords[name].does }) }],
    })),
  };
}

/** Keys that do the same in one line. */
function keyLines(
  shortcuts: readonly Shortcut[],
  { caps, does: words }: { caps: Record<string, string>; does: Record<string, string> },
): KeyLine[] {
  const byWords = Map.groupBy(
    shortcuts,
    ({ asks }) => words[asks] ?? words[asks.split(" ")[0] ?? ""] ?? asks,
  );
  return [...byWords].map(([does, same]) => ({
    keys: same.flatMap(({ keys }) => keys.map((key) => capsOf(key, { ...signs, ...caps }))),
    does,
  }));
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** What stands on a key, and before it on what is held with it. */
function capsOf(key: string, caps: Readonly<Record<string, string>>): string[] {
  const [last = key, ...held] = key.split("+").reverse();
  return [
    ...held.reverse().map((each) => caps[each] ?? each),
    held.length > 0 ? last.toUpperCase() : (caps[last] ?? last),
  ];
}
