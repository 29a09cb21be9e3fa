import type { Shortcut } from "../../../ui/list/shortcuts.ts";
import type { HelpPage, KeyLine } from "../help-content.ts";

export type ShortcutGroup = {
  title: string;
  shortcuts: readonly Shortcut[];
  /** Whether a page listens to them, by its address. */
  isOf: (pathname: string) => boolean;
};

/** Every key with what it does, those of the page that somebody is on first. */
export function shortcutsPage(groups: readonly ShortcutGroup[], pathname: string): HelpPage {
  const sorted = groups.toSorted((one, other) => Number(other.isOf(pathname)) - Number(one.isOf(pathname)));
  return {
    id: "shortcuts",
    title: "Keyboard shortcuts",
    summary: "Keys do nothing while you type, and belong to what is open while a menu or dialog is.",
    words: "keys hotkeys keyboard",
    sections: sorted.map(({ title, shortcuts }) => ({
      heading: title,
      blocks: [{ keys: keyLines(shortcuts) }],
    })),
  };
}

/** Keys that do the same in one line. */
function keyLines(shortcuts: readonly Shortcut[]): KeyLine[] {
  const byWords = Map.groupBy(shortcuts, ({ does }) => does);
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
