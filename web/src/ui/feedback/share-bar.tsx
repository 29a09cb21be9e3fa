import type { CSSProperties } from "react";
import { radius } from "../../theme/sizes.ts";

/**
 * A share of one as a length of evergreen on a hairline; decoration beside its number. Lists show hundreds: a style of
 * its own for each length would have the browser look through all styles of the page each time.
 */
export function ShareBar({ share, height }: { share: number; height: number }) {
  const part = Math.min(1, Math.max(0, share));
  return (
    <div aria-hidden style={{ ...hairline, height }}>
      <div style={{ ...length, width: `${part * 100}%` }} />
    </div>
  );
}

const hairline: CSSProperties = {
  flex: 1,
  minWidth: 32,
  borderRadius: radius.full,
  backgroundColor: "var(--mui-palette-divider)",
};
const length: CSSProperties = {
  height: "100%",
  borderRadius: radius.full,
  backgroundColor: "var(--mui-palette-primary-main)",
};
