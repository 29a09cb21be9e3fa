import Box from "@mui/material/Box";
import { type Dashboard, type DashboardPeriod, dashboardPeriods } from "@winnow/contract/analytics.ts";
import { useEffect } from "react";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { preloadable } from "../../ui/page/preloadable.tsx";
import { eachWhenIdle } from "../../ui/page/when-idle.ts";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { wordsOfParts } from "../../words/words-of-pages.ts";
import { ChartPlace } from "./chart-place.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { spanLabel } from "./figure-words.ts";
import { FunnelTable } from "./funnel-table.tsx";
import { Section } from "./section.tsx";

// Below the fold, and most of the page's weight.
const ScoresChart = preloadable(() => withWords(import("./charts/scores-chart.tsx"), wordsOfParts.charts));
const WaitsChart = preloadable(() => withWords(import("./charts/waits-chart.tsx"), wordsOfParts.charts));
const CreditsChart = preloadable(() => withWords(import("./charts/credits-chart.tsx"), wordsOfParts.charts));

/** Where pages are printed from: what is asked for only then comes too late for the paper. */
const wideWindow = "(min-width: 900px)";

/** How things went in a period: four figures, then where they come from. */
export default function FiguresOfPeriod(props: {
  dashboard: Dashboard;
  period: DashboardPeriod;
  /** The figures asked for are on their way; these are of the period before. */
  isOfAnotherPeriod: boolean;
  onChoose: (period: DashboardPeriod) => void;
}) {
  const words = useWords("dashboard").figures;
  const { dashboard, period, isOfAnotherPeriod, onChoose } = props;
  useEffect(() => {
    if (!matchMedia(wideWindow).matches) return;
    return eachWhenIdle([ScoresChart, WaitsChart, CreditsChart], (chart) => chart.preload());
  }, []);
  const choices = dashboardPeriods.map((value) => ({ value, words: words.days[value] }));
  return (
    <Section
      title={words.title}
      note={spanLabel(dashboard.period)}
      action={<SegmentedChoice label={words.period} choices={choices} value={period} onChange={onChoose} />}
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
