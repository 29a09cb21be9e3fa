import type { BrowserContext, Page } from "playwright-core";

/** Has pages speak the language of tests: English, accented and in brackets. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route("**/admin/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="en-XA"');
    await route.fulfill({ response, body });
  });
}

/**
 * What of a page stands in no catalogue: text and names of elements without the brackets of the language of tests. What
 * somebody else has written is marked as theirs, by its direction, its language or as a quotation. `within` names the
 * part of the page that is looked at, as a selector.
 */
export function wordsOutside(
  page: Page,
  { given = [], within = "body" }: { given?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  return page.evaluate(
    ([known, area]) => {
      const root = document.querySelector(area) ?? document.body;
      const theirs =
        "bdi, [dir=auto], [lang]:not(html), blockquote, script, style, noscript, code, kbd, #first-words";
      const found: string[] = [];
      const look = (text: string, element: Element) => {
        const words = text.trim();
        const isOurs = !element.closest(theirs) && /\p{L}{2}/u.test(words) && !/[⟦⟧]/.test(words);
        if (isOurs && !isValue(words) && !known.some((each) => words.includes(each))) found.push(words);
      };
      const day = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*( \\d{1,2})?";
      const value = `(· )?([\\d.,:]+ (B|kB|MB)|${day}(,? \\d{4})?(, [\\d:]+\\s[AP]M)?|${day}\\s–\\s(${day}|\\d{1,2})|winnow|©|Winnow)`;
      const isValue = (words: string) => new RegExp(`^${value}$`).test(words);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (textContent && parentElement) look(textContent, parentElement);
      }
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        for (const element of root.querySelectorAll(`[${name}]`)) {
          look(element.getAttribute(name) ?? "", element);
        }
      }
      return found;
    },
    [given, within] as const,
  );
}
