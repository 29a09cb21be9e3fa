import { BarChart } from "@mui/x-charts/BarChart";
import type { CreditMonth } from "@winnow/contract/credits.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { useWords } from "../../words/words.ts";
import { accent, muted, plainAxis, plainChart } from "../analytics/charts/plain-chart.ts";
import { monthOfYear } from "./month-words.ts";

/** Two bars for each month; its names stand below, as links. */
export default function MonthsChart(props: {
  months: readonly CreditMonth[];
  height: number;
  /** Beside the bars, at the left and at the right. */
  room: { axis: number; end: number };
  onOpen: (month: CreditMonth) => void;
}) {
  const words = useWords("credits").months;
  const { months, height, room, onOpen } = props;
  return (
    <BarChart
      height={height}
      {...plainChart}
      margin={{ top: 8, right: room.end, bottom: 1, left: 0 }}
      hideLegend
      borderRadius={2}
      onAxisClick={(_, at) => {
        const month = months[at?.dataIndex ?? -1];
        if (month) onOpen(month);
      }}
      xAxis={[
        {
          scaleType: "band",
          data: months.map(({ from }) => from),
          valueFormatter: (from: string) => monthOfYear({ from }),
          position: "none",
          categoryGapRatio: 0.4,
          barGapRatio: 0.1,
        },
      ]}
      yAxis={[{ width: room.axis, tickNumber: 3, ...plainAxis }]}
      series={[
        {
          label: words.spent,
          data: months.map(({ spent }) => spent / 100),
          color: accent,
          valueFormatter: inCredits,
        },
        {
          label: words.bought,
          data: months.map(({ bought }) => bought / 100),
          color: muted,
          valueFormatter: inCredits,
        },
      ]}
    />
  );
}

function inCredits(credits: number | null): string {
  return formatHundredths((credits ?? 0) * 100);
}
