import { textSize } from "./sizes.ts";

/** What is said in passing, below or beside what it is about. */
export const mutedText = { fontSize: textSize.small, color: "text.secondary" } as const;

/** A list without marks or room of its own. */
export const plainList = { listStyle: "none", m: 0, p: 0 } as const;

/** The name of a field, above it. */
export const fieldLabel = { display: "block", mb: 0.5, fontSize: textSize.small } as const;
