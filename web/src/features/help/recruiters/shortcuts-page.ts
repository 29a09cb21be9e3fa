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
  { groups: groupWords, ...page }: ShortcutWords,
  groups: readonly ShortcutGroup[],
  pathname: string,
): HelpPage {
  const sorted = groups.toSorted((one, other) => Number(other.isOf(pathname)) - Number(one.isOf(pathname)));
  return {
    id: "shortcuts",
    ...page,
    sections: sorted.map(({ name, shortcuts }) => ({
      heading: groupWords[name].title,
      blocks: [{ keys: keyLines(shortcuts, groupWords[name].does) }],
    })),
  };
}

/** Keys that do the same in one line. */
function keyLines(shortcuts: readonly Shortcut[], words: Readonly<Record<string, string>>): KeyLine[] {
  const byWords = Map.groupBy(
    shortcuts,
    ({ asks }) => words[asks] ?? words[asks.split(" ")[0] ?? ""] ?? asks,
  );
  return [...byWords].map(([does, same]) => ({
    keys: same.flatMap(({ keys }) => keys.map(capsOf)),
    does,
  }));
}

const caps: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  " ": "Space",
};

/** What stands on a key, and before it on what is held with it. */
function capsOf(key: string): string[] {
  const [last = key, ...held] = key.split("+").reverse();
  return [...held.reverse(), held.length > 0 ? last.toUpperCase() : (caps[last] ?? last)];
}
