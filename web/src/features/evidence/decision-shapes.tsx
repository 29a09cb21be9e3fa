/** Decisions as they are drawn in 16 × 16. */
export const decisionShapes = {
  flag: <path d="M4.5 2.5h7v11L8 10.7 4.5 13.5z" fill="currentColor" />,
  pause: <path d="M6 4v8M10 4v8" />,
  line: <path d="M4 8h8" />,
} as const;
