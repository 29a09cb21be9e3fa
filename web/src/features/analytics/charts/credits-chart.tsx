import Button from "@mui/material/Button";
import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { formatHundredths } from "../../../ui/format/format-hundredths.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { useWords } from "../../../words/words.ts";
import { dayLabel, lastsLabel, spanLabel } from "../figure-words.ts";
import { ChartOrTable, chartHeight } from "./chart-or-table.tsx";
import { accent, plainAxis, plainChart } from "./plain-chart.ts";

/** Credits spent over the period, and how long the rest lasts. */
export default function CreditsChart({ dashboard }: { dashboard: Dashboard }) {
  const words = useWords("charts").credits;
  const { spans, figures, credits } = dashboard;
  const { series, total } = figures.credits_spent;
  const isInWeeks = spans.some(({ from, to }) => from !== to);
  const left = formatHundredths(credits.available);
  return (
    <ChartOrTable
      title={words.title}
      sentence={
        credits.days_left === null
          ? words.left({ amount: left })
          : words.leftFor({ amount: left, time: lastsLabel(credits.days_left) })
      }
      headings={[isInWeeks ? words.week : words.day, words.credits]}
      rows={spans.map((span, index) => [spanLabel(span), formatHundredths(series[index] ?? 0)])}
      emptyWords={total === 0 ? words.none : null}
      link={
        <Button size="small" color="inherit" component={RouterLink} to={paths.transactions}>
          {words.all}
        </Button>
      }
    >
      <BarChart
        height={chartHeight}
        {...plainChart}
        hideLegend
        borderRadius={2}
        xAxis={[{ data: spans.map(({ from }) => from), valueFormatter: dayLabel, height: 24, ...plainAxis }]}
        yAxis={[{ width: 56, valueFormatter: formatNumber, ...plainAxis }]}
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
