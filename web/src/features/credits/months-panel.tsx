import ChartIcon from "@mui/icons-material/BarChartRounded";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { CreditMonth } from "@winnow/contract/credits.ts";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import { radius, textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { useWords } from "../../words/words.ts";
import { ChartTable } from "../analytics/charts/chart-table.tsx";
import { comparedSpending, monthOfYear, monthQuery } from "./month-words.ts";
import { boughtColor, MonthsBars, spentColor } from "./months-bars.tsx";
import { useCreditMonths } from "./queries.ts";

const drawnHeight = 104;
/** With the figures and the sentence, which stand above on phones: nothing moves when they come. */
const contentHeight = { xs: drawnHeight + 100, md: drawnHeight };

/** What was spent and bought in the last twelve months, each a link to its transactions. */
export function MonthsPanel() {
  const { months: words, tryAgain } = useWords("credits");
  const months = useCreditMonths();
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={panelStyle}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mr: -1 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ fontSize: textSize.small }}>
          {words.title}
        </Typography>
        <IconButton
          size="small"
          aria-label={isTable ? words.asChart : words.asTable}
          onClick={() => setIsTable(!isTable)}
          sx={{ color: "text.secondary" }}
        >
          {isTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
        </IconButton>
      </Box>
      {content()}
    </Card>
  );

  function content() {
    if (months.isPending) {
      return <Skeleton variant="rounded" sx={{ height: contentHeight, borderRadius: radius.control }} />;
    }
    if (!months.data) {
      return (
        <Box role="alert" sx={{ ...mutedText, minHeight: contentHeight }}>
          {words.notLoaded} {months.error.message}{" "}
          <Button size="small" loading={months.isFetching} onClick={() => void months.refetch()}>
            {tryAgain}
          </Button>
        </Box>
      );
    }
    return <Months months={months.data} isTable={isTable} />;
  }
}

function Months({ months, isTable }: { months: CreditMonth[]; isTable: boolean }) {
  const words = useWords("credits").months;
  const [parameters] = useSearchParams();
  const present = months.at(-1);
  const sentence = comparedSpending(months);
  const isEmpty = months.every(({ spent, bought }) => spent === 0 && bought === 0);
  const queryOf = (month: CreditMonth) => monthQuery(month, parameters);
  if (!present) return null;
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 1fr)" },
        gap: { xs: 1, md: 3 },
        minHeight: contentHeight,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="dl" sx={{ display: "flex", gap: 3, m: 0, mb: 0.5 }}>
          <Figure name={words.spent} amount={present.spent} color={spentColor} />
          <Figure name={words.bought} amount={present.bought} color={boughtColor} />
        </Box>
        <Box sx={mutedText}>
          {monthOfYear(present)}: {sentence}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, height: drawnHeight }}>{drawn()}</Box>
    </Box>
  );

  function drawn() {
    if (isEmpty && !isTable) {
      return (
        <Box sx={{ ...mutedText, height: "100%", display: "grid", placeItems: "center" }}>{words.empty}</Box>
      );
    }
    if (isTable) {
      return (
        <ChartTable
          label={words.title}
          height={drawnHeight}
          headings={[words.month, words.spentCredits, words.boughtCredits]}
          rows={months
            .map((month): [string, ...string[]] => [
              monthOfYear(month),
              formatHundredths(month.spent),
              formatHundredths(month.bought),
            ])
            .reverse()}
          links={months.map(queryOf).reverse()}
        />
      );
    }
    return <MonthsBars months={months} />;
  }
}

/** With the mark of its bars. */
function Figure({ name, amount, color }: { name: string; amount: number; color: string }) {
  return (
    <div>
      <Box component="dt" sx={{ ...mutedText, display: "flex", alignItems: "center", gap: 0.75 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: radius.mark, backgroundColor: color }}
        />
        {name}
      </Box>
      <Box
        component="dd"
        className="figures"
        sx={{ m: 0, fontSize: textSize.title, lineHeight: 28 / 20, fontWeight: 600 }}
      >
        {formatHundredths(amount)}
      </Box>
    </div>
  );
}

const panelStyle = { px: { xs: 2, sm: 2.5 }, pt: 0.5, pb: 0.5, mb: 1 } as const;
