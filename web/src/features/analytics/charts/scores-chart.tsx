import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { useWords } from "../../../words/words.ts";
import { ChartOrTable, chartHeight } from "./chart-or-table.tsx";
import { accent, plainAxis, plainChart } from "./plain-chart.ts";

/** How many results of the period have which score. */
export default function ScoresChart({ scores }: { scores: Dashboard["scores"] }) {
  const words = useWords("charts").scores;
  const all = scores.reduce((sum, count) => sum + count, 0);
  const high = scores.slice(7).reduce((sum, count) => sum + count, 0);
  const tenths = scores.map((count, index) => ({
    name: `${index * 10} – ${index === 9 ? 100 : index * 10 + 9}`,
    count,
  }));
  return (
    <ChartOrTable
      title={words.title}
      sentence={words.sentence({ all, high: formatNumber(high) })}
      headings={[words.score, words.results]}
      rows={tenths.map(({ name, count }) => [name, formatNumber(count)])}
      emptyWords={all === 0 ? words.none : null}
    >
      <BarChart
        height={chartHeight}
        {...plainChart}
        hideLegend
        borderRadius={3}
        xAxis={[
          { data: tenths.map((_, index) => index * 10), categoryGapRatio: 0.2, height: 24, ...plainAxis },
        ]}
        yAxis={[{ width: 40, tickMinStep: 1, valueFormatter: formatNumber, ...plainAxis }]}
        series={[
          {
            data: scores,
            color: accent,
            valueFormatter: (count, { dataIndex }) =>
              words.with({ count: count ?? 0, scores: tenths[dataIndex]?.name ?? "" }),
          },
        ]}
      />
    </ChartOrTable>
  );
}
