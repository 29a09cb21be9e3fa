import SvgIcon from "@mui/material/SvgIcon";

/** A shallow sieve with a few grains in it. Decoration only. */
export function EmptyIllustration() {
  return (
    <SvgIcon viewBox="0 0 120 72" aria-hidden sx={{ width: 120, height: 72, fill: "none" }}>
      <g stroke="var(--mui-palette-controlEdge)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M20 30c0 18 18 30 40 30s40-12 40-30" />
        <ellipse cx="60" cy="30" rx="40" ry="9" fill="var(--mui-palette-background-paper)" />
        <path
          d="M34 46c8 3 16 4.5 26 4.500S78 49 86 46M44 55c5 1.3 10 2 16 2s11-.7 16-2M46 39l3 18M60 39v21M74 39l-3 18"
          strokeWidth="1"
        />
      </g>
      <g fill="var(--mui-palette-primary-main)">
        <ellipse cx="52" cy="29" rx="5" ry="2.8" transform="rotate(-18 52 29)" />
        <ellipse cx="68" cy="31" rx="5" ry="2.8" transform="rotate(14 68 31)" />
      </g>
      <g stroke="var(--mui-palette-quotation-text)" strokeWidth="1.5" strokeLinecap="round" opacity=".7">
        <path d="M58 16c3-3 6-4 10-4M74 10c2-2.5 5-4 8-4M86 18c2-1.5 5-2.5 8-2.5" />
      </g>
    </SvgIcon>
  );
}
