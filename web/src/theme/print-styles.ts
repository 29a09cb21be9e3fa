import { paperColors } from "@winnow/contract/colors.ts";

/** What leads elsewhere or can only be pressed. */
const useless = [
  "header, nav, aside, footer, .MuiTabs-root, .MuiDrawer-root, .MuiSkeleton-root",
  '.MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root, a[href^="#"]:not(dialog a)',
  "[data-list-row] .MuiCheckbox-root",
  // A search that is on says what the list is of.
  ".MuiInputBase-root:has(> input[type=search]:placeholder-shown)",
].join(", ");

/** Any page on paper, A4 or Letter: what it says, without what only a screen has a use for. */
export const printStyles = {
  "@page": { margin: "18mm 16mm" },
  "@media print": {
    [useless]: { display: "none !important" },
    // Bars and marks are grounds, which browsers leave out unless they are told.
    "html, body": { backgroundColor: `${paperColors.sheet} !important`, printColorAdjust: "exact" },
    main: { padding: "0 !important", margin: "0 !important" },
    "h1, h2, h3, h4": { breakAfter: "avoid" },
    "li, tr, figure, [data-list-row]": { breakInside: "avoid" },
    // The page of the help that is open, in the place of the page that it lies over.
    "body:has(dialog[open]) main": { display: "none" },
  },
} as const;
