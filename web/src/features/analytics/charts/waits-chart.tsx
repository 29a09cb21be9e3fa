import { LineChart } from "@mui/x-charts/LineChart";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { perLocale } from "../../../words/format-locale.ts";
import { useWords } from "../../../words/words.ts";
import { dayLabel, spanLabel, waitLabel } from "../figure-words.ts";
import { ChartOrTable, chartHeight } from "./chart-or-table.tsx";
import { accent, muted, plainAxis, plainChart } from "./plain-chart.ts";

const legendHeight = 36;
const formatHours = (hours: number | null) => (hours === null ? "–" : waitLabel(hours));
const hoursFormat = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** How long results have waited for their decision. */
export default function WaitsChart({ waits }: { waits: Dashboard["time_to_decision"] }) {
  const words = useWords("charts").waits;
  const { decided, median_hours, p90_hours, spans } = waits;
  return (
    <ChartOrTable
      title={words.title}
      sentence={
        median_hours === null
          ? words.about
          : words.sentence({ half: waitLabel(median_hours), most: formatHours(p90_hours) })
      }
      headings={[words.decidedIn, words.decisions, words.median, words.most]}
      rows={spans.map((span) => [
        spanLabel(span),
        formatNumber(span.decided),
        span.median_hours === null ? "–" : hoursFormat().format(span.median_hours),
        span.p90_hours === null ? "–" : hoursFormat().format(span.p90_hours),
      ])}
      emptyWords={decided === 0 ? words.none : null}
    >
      <LineChart
        height={chartHeight - legendHeight}
        {...plainChart}
        xAxis={[
          {
            scaleType: "band",
            data: spans.map(({ from }) => from),
            valueFormatter: dayLabel,
            height: 24,
            ...plainAxis,
          },
        ]}
        yAxis={[
          {
            width: 56,
            min: 0,
            ...plainAxis,
            valueFormatter: (hours: number) => `${hoursFormat().format(hours)} h`,
          },
        ]}
        series={[
          {
            label: words.halfWithin,
            data: spans.map((span) => span.median_hours),
            color: accent,
            connectNulls: true,
            showMark: spans.length < 20,
            curve: "linear",
            valueFormatter: formatHours,
          },
          {
            label: words.mostWithin,
            data: spans.map((span) => span.p90_hours),
            color: muted,
            connectNulls: true,
            showMark: spans.length < 20,
            curve: "linear",
            valueFormatter: formatHours,
          },
        ]}
        slotProps={{ legend: { position: { vertical: "top", horizontal: "end" } } }}
      />
    </ChartOrTable>
  );
}
