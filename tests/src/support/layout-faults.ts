import type { Page } from "playwright-core";

/**
 * Where the page is drawn wrong although it fits the window: a button that something covers or cuts off, room that is
 * kept on a phone for one that is not there, a word of which a letter or two stand in a line of their own.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const named = (element: HTMLElement) =>
      `"${(element.innerText || element.ariaLabel || "").slice(0, 40)}"`;
    const buttons = [...document.querySelectorAll<HTMLElement>("button, .MuiButton-root")].filter(isShown);

    const dialog = [...document.querySelectorAll(".MuiDialog-root")].filter(isShown).at(-1);
    for (const button of buttons) {
      if (!dialog?.contains(button)) continue;
      const { left, top, width, height } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (above && !dialog.contains(above)) faults.push(`a button that is covered: ${named(button)}`);
    }

    for (const button of buttons) {
      const { left, right } = button.getBoundingClientRect();
      for (let box = button.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        // What scrolls shows the rest.
        if (overflowX === "auto" || overflowX === "scroll") break;
        if (overflowX === "visible") continue;
        const edges = box.getBoundingClientRect();
        if (edges.width > 1 && (left < edges.left - 1 || right > edges.right + 1)) {
          faults.push(`a button that is cut off: ${named(button)}`);
          break;
        }
      }
    }

    if (!matchMedia("(min-width: 600px)").matches) {
      for (const button of document.querySelectorAll<HTMLElement>("main .MuiButton-root")) {
        if (!button.checkVisibility() || isShown(button) || button.closest(".Mui-disabled, [inert]"))
          continue;
        faults.push(`room for a button that is not there: "${button.textContent}"`);
      }
    }

    const fewestLetters = 3;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (!parentElement || !textContent || !isShown(parentElement)) continue;
      if (parentElement.closest("code, pre, textarea, script, style")) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      // What follows a hyphen or a slash may stand by itself.
      for (const { 0: word, index } of textContent.matchAll(/[^\s\-‐–—/]{4,}/gu)) {
        const lineOf = (at: number) => {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          return Math.round(range.getBoundingClientRect().bottom);
        };
        const last = lineOf(word.length - 1);
        if (last > lineOf(0) && lineOf(word.length - fewestLetters) < last) {
          faults.push(`a word with its end in a line of its own: "${word}"`);
        }
      }
    }
    return faults;
  });
}
