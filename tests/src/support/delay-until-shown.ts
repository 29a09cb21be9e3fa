import type { Locator, Page } from "playwright-core";

/** Milliseconds from a key until an element is as wanted and has been drawn, by the page's own clock. */
export async function delayUntilShown(
  page: Page,
  key: string,
  wanted: { in: Locator; words?: string; attribute?: string },
): Promise<number> {
  const { words = "", attribute = "class" } = wanted;
  const watching = await wanted.in.evaluateHandle(
    (element, given) => {
      const delay = new Promise<number>((resolve) => {
        let pressedAt = 0;
        document.addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          if (!element.textContent?.includes(given.words) || !element.hasAttribute(given.attribute)) return;
          observer.disconnect();
          // Once what has changed is on the screen.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      });
      return { delay };
    },
    { words, attribute },
  );
  await page.keyboard.press(key);
  return watching.evaluate(({ delay }) => delay);
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
