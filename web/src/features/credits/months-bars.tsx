import Box from "@mui/material/Box";
import type { CreditMonth } from "@winnow/contract/credits.ts";
import { Link as RouterLink, useSearchParams } from "react-router";
import { radius, textSize } from "../../theme/sizes.ts";
import { plainList } from "../../theme/styles.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { useWords } from "../../words/words.ts";
import { monthInShort, monthOfYearInShort, monthQuery } from "./month-words.ts";

/** Each month as two bars, spent and bought, and a link to its transactions. The highest bar says its amount. */
export function MonthsBars({ months }: { months: readonly CreditMonth[] }) {
  const words = useWords("credits").months;
  const [parameters] = useSearchParams();
  const highest = Math.max(1, ...months.flatMap(({ spent, bought }) => [spent, bought]));
  const ofHighest = months.findIndex(({ spent, bought }) => spent === highest || bought === highest);
  return (
    <Box component="ul" aria-label={words.list} sx={listStyle}>
      {months.map((month, index) => {
        const said = words.link({
          month: monthOfYearInShort(month),
          spent: formatHundredths(month.spent),
          bought: formatHundredths(month.bought),
        });
        const isShown =
          parameters.get("from") === month.from && parameters.get("to") === month.to ? "true" : undefined;
        return (
          <li key={month.from}>
            {index === ofHighest ? (
              <div aria-hidden className="figures highest">
                {formatHundredths(highest)}
              </div>
            ) : null}
            <RouterLink
              to={monthQuery(month, parameters)}
              preventScrollReset
              aria-label={said}
              title={said}
              aria-current={isShown}
            >
              <span className="bars">
                <Bar share={month.spent / highest} of="spent" />
                <Bar share={month.bought / highest} of="bought" />
              </span>
              <span className="name">{monthInShort(month)}</span>
            </RouterLink>
          </li>
        );
      })}
    </Box>
  );
}

function Bar({ share, of }: { share: number; of: "spent" | "bought" }) {
  // What is little is still seen.
  return <span className={of} style={{ height: `${share * 100}%`, minHeight: share > 0 ? 2 : 0 }} />;
}

export const spentColor = "primary.main";
export const boughtColor = "text.secondary";

const amountHeight = 18;

/** Of all bars at once, so that they are not looked up one by one. */
const listStyle = {
  ...plainList,
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  height: "100%",
  "& li": { position: "relative" },
  "& a": {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    lineHeight: 2,
    textAlign: "center",
    fontSize: { xs: textSize.tiny, sm: textSize.caption },
    color: "text.secondary",
    textDecoration: "none",
    borderRadius: radius.tiny,
    "&:hover": { textDecoration: "underline", backgroundColor: "action.hover" },
    "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "2px" },
    "&[aria-current]": { backgroundColor: "tint.brand", color: "text.primary", fontWeight: 600 },
  },
  // In the middle above its bars, and wider than they are.
  "& .highest": {
    position: "absolute",
    left: "50%",
    transform: "translateX(-50%)",
    pointerEvents: "none",
    lineHeight: `${amountHeight}px`,
    fontSize: { xs: textSize.tiny, sm: textSize.caption },
    color: "text.secondary",
    whiteSpace: "nowrap",
  },
  "& .bars": {
    flex: 1,
    mt: `${amountHeight}px`,
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "center",
    gap: "1px",
    borderBottom: 1,
    borderColor: "divider",
  },
  "& .bars > span": { width: "30%", maxWidth: 20, borderRadius: `${radius.mark} ${radius.mark} 0 0` },
  "& .name": { whiteSpace: "nowrap" },
  // There is room for every other name, the present month's among them.
  "@media (max-width: 359.95px)": { "& li:nth-of-type(odd) .name": { visibility: "hidden" } },
  "& .spent": { backgroundColor: spentColor },
  "& .bought": { backgroundColor: boughtColor },
} as const;
