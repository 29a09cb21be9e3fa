import Button from "@mui/material/Button";
import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";
import { dayLabel, lastsLabel, spanLabel } from "../figure-words.ts";
import { ChartOrTable, chartHeight } from "./chart-or-table.tsx";
import { accent, plainAxis, plainChart } from "./plain-chart.ts";

/** Credits spent over the period, and how long the rest lasts. */
export default function CreditsChart({ dashboard }: { dashboard: Dashboard }) {
  const { spans, figures, credits } = dashboard;
  const { series, total } = figures.credits_spent;
  const isInWeeks = spans.some(({ from, to }) => from !== to);
  return (
    <ChartOrTable
      title="Credits spent"
      sentence={
        credits.days_left === null
          ? `${formatHundredths(credits.available)} are left`
          : `${formatHundredths(credits.available)} are left: they last ${lastsLabel(credits.days_left)} at this rate`
      }
      headings={[isInWeeks ? "Week" : "Day", "Credits"]}
      rows={spans.map((span, index) => [spanLabel(span), formatHundredths(series[index] ?? 0)])}
      emptyWords={total === 0 ? "No credits were spent in this time." : null}
      link={
        <Button size="small" color="inherit" component={RouterLink} to={paths.transactions}>
          All transactions
        </Button>
      }
    >
      <BarChart
        height={chartHeight}
        {...plainChart}
        hideLegend
        borderRadius={2}
        xAxis={[{ data: spans.map(({ from }) => from), valueFormatter: dayLabel, height: 24, ...plainAxis }]}
        yAxis={[{ width: 56, ...plainAxis }]}
        series={[
          {
            data: series.map((amount) => amount / 100),
            color: accent,
            valueFormatter: (credits) => formatHundredths((credits ?? 0) * 100),
          },
        ]}
      />
    </ChartOrTable>
  );
}
