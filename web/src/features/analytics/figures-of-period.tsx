import Box from "@mui/material/Box";
import { type Dashboard, type DashboardPeriod, dashboardPeriods } from "@winnow/contract/analytics.ts";
import { lazy } from "react";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { ChartPlace } from "./chart-place.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { periodLabels, spanLabel } from "./figure-words.ts";
import { FunnelTable } from "./funnel-table.tsx";
import { Section } from "./section.tsx";

// Below the fold, and most of the page's weight.
const ScoresChart = lazy(() => import("./charts/scores-chart.tsx"));
const WaitsChart = lazy(() => import("./charts/waits-chart.tsx"));
const CreditsChart = lazy(() => import("./charts/credits-chart.tsx"));

/** How things went in a period: four figures, then where they come from. */
export default function FiguresOfPeriod(props: {
  dashboard: Dashboard;
  period: DashboardPeriod;
  /** The figures asked for are on their way; these are of the period before. */
  isOfAnotherPeriod: boolean;
  onChoose: (period: DashboardPeriod) => void;
}) {
  const { dashboard, period, isOfAnotherPeriod, onChoose } = props;
  return (
    <Section
      title="How it goes"
      note={spanLabel(dashboard.period)}
      action={<SegmentedChoice label="Period" choices={choices} value={period} onChange={onChoose} />}
    >
      <Box
        aria-busy={isOfAnotherPeriod}
        sx={{
          display: "grid",
          gap: 2,
          opacity: isOfAnotherPeriod ? 0.5 : 1,
          transition: "opacity 160ms ease-out",
        }}
      >
        <FigureCards dashboard={dashboard} period={period} />
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
            gap: 2,
          }}
        >
          <FunnelTable funnel={dashboard.funnel} />
          <ChartPlace>
            <ScoresChart scores={dashboard.scores} />
          </ChartPlace>
          <ChartPlace>
            <WaitsChart waits={dashboard.time_to_decision} />
          </ChartPlace>
          <ChartPlace>
            <CreditsChart dashboard={dashboard} />
          </ChartPlace>
        </Box>
      </Box>
    </Section>
  );
}

const choices = dashboardPeriods.map((value) => ({ value, words: periodLabels[value].short }));
