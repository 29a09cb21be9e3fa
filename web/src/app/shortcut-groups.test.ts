import { paths } from "@winnow/contract/paths.ts";
import { expect, test } from "vitest";
import { shortcutWords as german } from "../features/help/recruiters/de/shortcut-words.ts";
import { shortcutWords as english } from "../features/help/recruiters/en/shortcut-words.ts";
import type { ShortcutGroupName } from "../features/help/recruiters/recruiter-content.ts";
import { shortcutsPage } from "../features/help/recruiters/shortcuts-page.ts";
import { isPaletteKey } from "../features/palette/palette-key.ts";
import { askedByKey as askedOfReport } from "../features/reports/page/report-keys.ts";
import { matchReportShortcuts, resultShortcuts } from "../features/results/result-steps.ts";
import { askedByKey as askedOfList } from "../ui/list/list-shortcuts.ts";
import { askedByTable } from "../ui/list/shortcuts.ts";
import { shortcutGroups } from "./shortcut-groups.ts";

/** Every key that has a letter or sign, and those with a name that somebody could listen to. */
const everyKey = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Home", "End", "Delete"],
];

const askedOf: Partial<Record<ShortcutGroupName, (key: string) => unknown>> = {
  lists: askedOfList,
  results: askedByTable(resultShortcuts),
  matchReport: askedByTable(matchReportShortcuts),
  interviewReport: (key) => askedOfReport(key, { hasRecording: true }),
};

test("the help names every key that the pages listen to, and no other", () => {
  const named = (name: string) =>
    shortcutGroups.find((group) => group.name === name)?.shortcuts.flatMap(({ keys }) => keys) ?? [];
  for (const [name, asked] of Object.entries(askedOf)) {
    const listened = everyKey.filter((key) => asked(key) !== null);
    expect(named(name).toSorted(), name).toEqual(listened.toSorted());
  }
});

test("the help says in each language what every key does, and nothing of keys that there are not", () => {
  for (const { groups } of [english, german]) {
    for (const { name, shortcuts } of shortcutGroups) {
      const asked = new Set(shortcuts.map(({ asks }) => asks.replace(/^score [1-9]$/, "score")));
      expect(Object.keys(groups[name].does).toSorted(), name).toEqual([...asked].toSorted());
    }
  }
});

test("no key stands for two things of one page", () => {
  const everywhere = shortcutGroups[0]?.shortcuts ?? [];
  for (const { name, shortcuts } of shortcutGroups.slice(1)) {
    const keys = [...everywhere, ...shortcuts].flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});

test("search opens by the keys that the help names", () => {
  const [held, key = ""] = shortcutGroups[0]?.shortcuts[0]?.keys[0]?.split("+") ?? [];
  const pressed = { key, ctrlKey: held === "Ctrl", metaKey: held === "⌘", altKey: false, shiftKey: false };
  expect(isPaletteKey(pressed)).toBe(true);
  expect(isPaletteKey({ ...pressed, ctrlKey: false, metaKey: false })).toBe(false);
});

test("the keys of the page that somebody is on come first, each as it stands on the keyboard", () => {
  const [first] = shortcutsPage(english, shortcutGroups, paths.interviewReport("1")).sections;
  expect(first?.heading).toBe("Interview report");
  expect(first?.blocks[0]).toMatchObject({
    keys: expect.arrayContaining([
      { keys: [["1"], ["2"], ["3"], ["4"], ["5"]], does: "Score the answer, from 1 weak to 5 strong" },
      { keys: [["Space"]], does: "Play or pause the recording" },
    ]),
  });
  expect(shortcutsPage(english, shortcutGroups, paths.dashboard).sections[0]?.blocks[0]).toMatchObject({
    keys: expect.arrayContaining([expect.objectContaining({ keys: [["Ctrl", "K"]] })]),
  });
});
