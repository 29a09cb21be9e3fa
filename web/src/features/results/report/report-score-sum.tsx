import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import type { JdRead } from "@winnow/contract/screenings.ts";
import { groupOf } from "@winnow/matching/worth.ts";
import { useId, useState } from "react";
import { textSize } from "../../../theme/sizes.ts";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import { useWords } from "../../../words/words.ts";
import { formatExactPoints, formatSignedPoints } from "../../evidence/format-score.ts";
import { formatDay } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";

/** How much of the JD was read, the points of each requirement, and the adjustments, down to the score. */
export function ReportScoreSum({ report, jdRead }: { report: MatchReport; jdRead: JdRead }) {
  const worth = report.requirements.map(({ requirement, maximum_points }) => ({
    group: groupOf(requirement),
    points: maximum_points,
  }));
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const { sum: words } = useWords("matchReport");
  const sayWorth = useWords("weights");
  const stored = useWords("stored");
  return (
    <ReportSection
      title={words.title}
      action={
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "72ch" }}>
        {sayWorth.shares(worth)} {jdRead.reading === "whole" ? words.read(jdRead) : words.hardlyRead}
      </Typography>
      <Box
        component="table"
        id={tableId}
        sx={{ ...table, ...(isOpen ? {} : { "@media screen": { display: "none" } }) }}
      >
        <thead>
          <tr>
            <th scope="col">{words.requirement}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.of}</th>
          </tr>
        </thead>
        <tbody>
          {report.requirements.map(({ requirement, points, maximum_points }) => (
            <tr key={requirement.id}>
              <td dir="auto">{requirement.text}</td>
              <td>{formatExactPoints(points)}</td>
              <td>{formatExactPoints(maximum_points)}</td>
            </tr>
          ))}
          {report.adjustments.map(({ sentence, points }) => (
            <tr key={sentence}>
              <td>
                <StoredWords stored={sentence} say={stored.report} />
              </td>
              <td>{formatSignedPoints(points)}</td>
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.score}</th>
            <td>{formatExactPoints(report.score)}</td>
            <td>{formatExactPoints(100)}</td>
          </tr>
        </tfoot>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
        {words.engine({
          version: String(report.engine_version),
          day: formatDay(report.as_of),
          weighedBy: report.weighed_by ?? null,
        })}
      </Typography>
    </ReportSection>
  );
}

const table = {
  mt: 1.5,
  width: "100%",
  borderCollapse: "collapse",
  fontSize: textSize.small,
  lineHeight: 20 / 13,
  "& th, & td": {
    py: 0.75,
    pr: 2,
    textAlign: "start",
    verticalAlign: "top",
    borderBottom: 1,
    borderColor: "divider",
  },
  "& tr > :not(:first-child)": {
    textAlign: "end",
    pr: 0,
    pl: 1,
    whiteSpace: "nowrap",
  },
  "& tr > :first-child": { overflowWrap: "anywhere" },
  "& tr": { breakInside: "avoid" },
  // Else the sum would stand at the foot of every page that the table goes over.
  "& tfoot": { "@media print": { display: "table-row-group" } },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& tr > :nth-child(3)": { color: "text.secondary" },
  "& tfoot th, & tfoot td": { fontWeight: 600, borderBottom: 0, fontSize: textSize.body },
} as const;
