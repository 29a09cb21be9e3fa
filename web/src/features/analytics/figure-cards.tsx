import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { Dashboard, DashboardPeriod, Figure } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { textSize } from "../../theme/sizes.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { RowLink } from "../../ui/list/row-link.tsx";
import { useWords } from "../../words/words.ts";
import { trendLabel } from "./figure-words.ts";
import { Sparkline } from "./sparkline.tsx";

const inNumbers = (amount: number) => formatNumber(amount);

/** Four figures of the period, each beside the period before; a card leads to the list behind it. */
export function FigureCards(props: { dashboard: Dashboard; period: DashboardPeriod }) {
  const words = useWords("dashboard").figures;
  const { figures, period: days } = props.dashboard;
  const spent = new URLSearchParams({ type: "debit", kind: "screening,interview", ...days });
  return (
    <Box component="ul" sx={gridStyle}>
      <FigureCard
        {...props}
        title={words.cvsScreened}
        figure={figures.cvs_screened}
        path={paths.screenings}
      />
      <FigureCard
        {...props}
        title={words.decisionsMade}
        figure={figures.decisions_made}
        path={paths.screenings}
      />
      <FigureCard
        {...props}
        title={words.interviewsCompleted}
        figure={figures.interviews_completed}
        path={paths.drives}
      />
      <FigureCard
        {...props}
        title={words.creditsSpent}
        figure={figures.credits_spent}
        format={formatHundredths}
        path={`${paths.transactions}?${spent}`}
      />
    </Box>
  );
}

function FigureCard(props: {
  period: DashboardPeriod;
  title: string;
  figure: Figure;
  format?: (amount: number) => string;
  path: string;
}) {
  const { period, title, figure, format = inNumbers, path } = props;
  return (
    <Card
      component="li"
      sx={{
        position: "relative",
        display: "grid",
        // One row each for title, figure, line and trend, whose titles may break: figures stand side by side.
        gridRow: "span 4",
        gridTemplateRows: "subgrid",
        rowGap: 0,
        minWidth: 0,
        px: { xs: 1.5, sm: 2.5 },
        py: 2,
        "&:hover": { borderColor: "controlEdge" },
      }}
    >
      <Box sx={{ color: "text.secondary", fontSize: textSize.small }}>
        <RowLink to={path}>{title}</RowLink>
      </Box>
      <Box className="figures" sx={figureStyle}>
        {format(figure.total)}
      </Box>
      <Box sx={{ my: 1 }}>
        <Sparkline series={figure.series} />
      </Box>
      <Box sx={{ color: "text.secondary", fontSize: textSize.caption, lineHeight: 16 / 12 }}>
        {trendLabel({ ...figure, period, format })}
      </Box>
    </Card>
  );
}

const gridStyle = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
  gap: { xs: 1, sm: 2 },
} as const;

const figureStyle = {
  fontSize: textSize.figure,
  lineHeight: 36 / 28,
  fontWeight: 600,
  letterSpacing: "-0.02em",
} as const;
