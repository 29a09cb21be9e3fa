import type { CSSProperties, ReactNode } from "react";
import { radius, textSize } from "../../theme/sizes.ts";
import { serifFamily } from "../../theme/typography.ts";

/** A few words as the CV has them, inside a line. */
export function QuotedWords({ children }: { children: ReactNode }) {
  return <bdi style={style}>{children}</bdi>;
}

const style: CSSProperties = {
  fontFamily: serifFamily,
  fontSize: textSize.quotation,
  padding: "0 4px",
  borderRadius: radius.tiny,
  backgroundColor: "var(--mui-palette-quotation-background)",
  color: "var(--mui-palette-quotation-text)",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  overflowWrap: "anywhere",
};
