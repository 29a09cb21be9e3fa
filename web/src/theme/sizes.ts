/** Sizes of text; those of headings, paragraphs and captions are the variants of Typography. */
export const textSize = {
  /** A count on an icon. */
  tiny: "0.6875rem",
  caption: "0.75rem",
  small: "0.8125rem",
  body: "0.875rem",
  /** Words of a document, in the serif. */
  quotation: "0.9375rem",
  lead: "1rem",
  documentHeading: "1.0625rem",
  title: "1.25rem",
  /** In pixels, as the mark beside it. */
  wordmark: 24,
  figure: "1.75rem",
  largeFigure: "2rem",
  hugeFigure: "2.5rem",
} as const;

/** Radii of corners, from a mark within a line to what is as round as it is high. */
export const radius = {
  mark: "2px",
  tiny: "4px",
  small: "6px",
  control: "8px",
  card: "10px",
  full: "99px",
  round: "50%",
} as const;

/** Heights of what is pressed or filled in: one family, smaller within rows and menus, larger under a thumb. */
export const controlHeight = { small: 32, usual: 36, phone: 40 } as const;
