import Box from "@mui/material/Box";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { paths } from "@winnow/contract/paths.ts";
import { ShareBar } from "../../ui/feedback/share-bar.tsx";
import { formatNumber } from "../../ui/format/format-number.ts";
import { RowLink } from "../../ui/list/row-link.tsx";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { ChartCard } from "./chart-card.tsx";

const steps = [
  { name: "cvs", path: paths.screenings },
  { name: "screened", path: paths.screenings },
  { name: "shortlisted", path: paths.screenings },
  { name: "invited", path: paths.drives },
  { name: "completed", path: paths.drives },
] as const satisfies { name: keyof Dashboard["funnel"]; path: string }[];

/** From CVs to interviews, as a table whose rows are drawn: whoever cannot see the bars reads the numbers. */
export function FunnelTable({ funnel }: { funnel: Dashboard["funnel"] }) {
  const words = useWords("dashboard").funnel;
  const most = Math.max(1, ...Object.values(funnel));
  return (
    <ChartCard title={words.title} sentence={words.sentence}>
      <Box component="table" sx={{ width: "100%", flex: 1, borderCollapse: "collapse" }}>
        <thead style={visuallyHidden}>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.people}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, path }) => (
            <Box component="tr" key={name} sx={rowStyle}>
              <Box component="th" scope="row" sx={{ p: 0, fontWeight: 400, textAlign: "start" }}>
                <RowLink to={path}>{words.steps[name]}</RowLink>
              </Box>
              <Box component="td" sx={{ p: 0, width: "55%" }}>
                <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
                  <ShareBar share={funnel[name] / most} height={8} />
                  <Box component="span" sx={{ minWidth: "5ch", fontWeight: 600, textAlign: "end" }}>
                    {formatNumber(funnel[name])}
                  </Box>
                </Box>
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </ChartCard>
  );
}

const rowStyle = {
  position: "relative",
  "& + &": { borderTop: 1, borderColor: "divider" },
  "&:hover": { backgroundColor: "action.hover" },
} as const;
