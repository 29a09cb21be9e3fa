import type { Page } from "playwright-core";

/**
 * Where the page leaves the one family of controls: more than one primary action in a place, an underlined field, the
 * browser's triangle on a select, a label that floats, a height of its own, words in two lines on a button, the ground of
 * quotations under anything else.
 */
export function controlFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const shown = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    const named = (element: HTMLElement) =>
      `"${(element.innerText || element.getAttribute("aria-label") || element.id || element.tagName).slice(0, 40)}"`;

    // A dialog is a place of its own, also where it stands inside the page's landmark.
    const placeOf = (element: Element) => element.closest("[role=dialog], main");
    const primaries = shown(".MuiButton-contained").filter(placeOf);
    for (const place of new Set(primaries.map(placeOf))) {
      const ofPlace = primaries.filter((element) => placeOf(element) === place);
      if (ofPlace.length > 1) faults.push(`several primary actions: ${ofPlace.map(named).join(", ")}`);
    }

    for (const element of shown(".MuiInput-underline, .MuiInput-root, .MuiFilledInput-root")) {
      faults.push(`an underlined field: ${named(element)}`);
    }
    for (const element of shown("select")) {
      if (getComputedStyle(element).appearance !== "none") faults.push(`a native select: ${named(element)}`);
    }
    for (const element of shown(".MuiInputLabel-root")) faults.push(`a floating label: ${named(element)}`);

    const isWide = matchMedia("(min-width: 600px)").matches;
    const fieldHeights = isWide ? [32, 36] : [32, 40];
    for (const element of shown(
      "select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [tabindex='-1'])",
    )) {
      const root = element.closest<HTMLElement>(".MuiOutlinedInput-root") ?? element;
      const isBare = getComputedStyle(root).borderStyle === "none" && root === element;
      const height = Math.round(root.getBoundingClientRect().height);
      if (!isBare && !root.closest(".MuiAutocomplete-root, [data-bare]") && !fieldHeights.includes(height)) {
        faults.push(`a field of ${height} px: ${named(element)}`);
      }
    }
    const buttonHeights = isWide ? [32, 36, 48] : [32, 36, 40, 48];
    for (const element of shown(".MuiButton-root")) {
      const height = Number.parseInt(getComputedStyle(element).minHeight, 10);
      if (!buttonHeights.includes(height)) faults.push(`a button of ${height} px: ${named(element)}`);
      const lines = document.createRange();
      lines.selectNodeContents(element);
      const words = [...lines.getClientRects()].filter(({ width }) => width > 1);
      const [first] = words;
      if (first && words.some(({ top }) => top >= first.bottom)) {
        faults.push(`a button of several lines: ${named(element)}`);
      }
    }

    const probe = document.createElement("i");
    probe.style.backgroundColor = "var(--mui-palette-quotation-background)";
    document.body.append(probe);
    const wheat = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const quotations = "blockquote, bdi, mark";
    // Pages that are not the application's know no such colour.
    const isKnown = wheat !== "rgba(0, 0, 0, 0)";
    for (const element of isKnown ? shown("body *") : []) {
      if (getComputedStyle(element).backgroundColor === wheat && !element.closest(quotations)) {
        faults.push(`the ground of quotations under something else: ${named(element)}`);
      }
    }
    return faults;
  });
}
