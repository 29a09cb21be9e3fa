import type { Page } from "playwright-core";

const laterMs = 1_000;

/**
 * Presses a key that leads to another page, enters a field of it at the very moment when its heading is drawn, before the
 * router has followed, and answers whether the field has the focus still a second later.
 */
export function keepsEarlyFocus(
  page: Page,
  { key, heading, field }: { key: string; heading: string; field: string },
): Promise<boolean> {
  return page.evaluate(
    (given) =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const entered = document.querySelector<HTMLElement>(given.field);
          if (document.querySelector("h1")?.textContent !== given.heading || !entered) return;
          observer.disconnect();
          entered.focus();
          setTimeout(() => resolve(document.activeElement === entered), given.laterMs);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: given.key, bubbles: true, cancelable: true }),
        );
      }),
    { key, heading, field, laterMs },
  );
}
