import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { ChartOrTable, chartHeight } from "./chart-or-table.tsx";
import { accent, plainAxis, plainChart } from "./plain-chart.ts";

/** How many results of the period have which score. */
export default function ScoresChart({ scores }: { scores: Dashboard["scores"] }) {
  const all = scores.reduce((sum, count) => sum + count, 0);
  const high = scores.slice(7).reduce((sum, count) => sum + count, 0);
  const tenths = scores.map((count, index) => ({
    name: `${index * 10} – ${index === 9 ? 100 : index * 10 + 9}`,
    count,
  }));
  return (
    <ChartOrTable
      title="Scores"
      sentence={`${formatCount(all, "result", "results")}, ${formatNumber(high)} with 70 or more`}
      headings={["Score", "Results"]}
      rows={tenths.map(({ name, count }) => [name, formatNumber(count)])}
      emptyWords={all === 0 ? "No CV was screened in this time." : null}
    >
      <BarChart
        height={chartHeight}
        {...plainChart}
        hideLegend
        borderRadius={3}
        xAxis={[
          { data: tenths.map((_, index) => index * 10), categoryGapRatio: 0.2, height: 24, ...plainAxis },
        ]}
        yAxis={[{ width: 40, tickMinStep: 1, ...plainAxis }]}
        series={[
          {
            data: scores,
            color: accent,
            valueFormatter: (count, { dataIndex }) =>
              `${formatCount(count ?? 0, "result", "results")} with ${tenths[dataIndex]?.name ?? ""}`,
          },
        ]}
      />
    </ChartOrTable>
  );
}
