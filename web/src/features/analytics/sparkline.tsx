import Box from "@mui/material/Box";

const height = 32;
const width = 100;

/** How a figure went, as a line; decoration beside its number. */
export function Sparkline({ series }: { series: number[] }) {
  const max = Math.max(1, ...series);
  const step = width / Math.max(1, series.length - 1);
  const points = series.map(
    (amount, index) => `${index * step},${height - 2 - (amount / max) * (height - 4)}`,
  );
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{ display: "block", width: "100%", height }}
    >
      <Box
        component="polygon"
        points={[`0,${height}`, ...points, `${width},${height}`].join(" ")}
        sx={{ fill: "var(--mui-palette-tint-brand)" }}
      />
      <Box
        component="polyline"
        points={points.join(" ")}
        vectorEffect="non-scaling-stroke"
        sx={{ fill: "none", stroke: "var(--mui-palette-primary-main)", strokeWidth: 1.5 }}
      />
    </Box>
  );
}
