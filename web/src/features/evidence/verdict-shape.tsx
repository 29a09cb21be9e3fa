import type { CSSProperties } from "react";

/** ● met or made, ◐ in part, ○ not there. */
export type VerdictShapeName = keyof typeof shapes;

/** How much of something is there, as a shape in the colour of the text; whoever shows it says it in words too. */
export function VerdictShape({ shape }: { shape: VerdictShapeName }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden style={style}>
      {shapes[shape]}
    </svg>
  );
}

const style: CSSProperties = {
  width: 16,
  height: 16,
  flexShrink: 0,
  fill: "currentColor",
  userSelect: "none",
};

const shapes = {
  full: <circle cx="8" cy="8" r="6" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.75a5.250 5.250 0 0 0 0 10.500z" />
    </>
  ),
  empty: <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
} as const;
