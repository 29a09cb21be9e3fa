import Box from "@mui/material/Box";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import { formatPoints, formatScore, formatSignedPoints } from "../../../ui/format-score.ts";
import { ReportSection } from "./report-section.tsx";

/** The points of each requirement and the adjustments, down to the score. */
export function ReportScoreSum({ report }: { report: MatchReport }) {
  return (
    <ReportSection title="How the score adds up">
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">Points</th>
            <th scope="col">Of</th>
          </tr>
        </thead>
        <tbody>
          {report.requirements.map(({ requirement, points, maximum_points }) => (
            <tr key={requirement.id}>
              <td dir="auto">{requirement.text}</td>
              <td>{formatPoints(points)}</td>
              <td>{formatPoints(maximum_points)}</td>
            </tr>
          ))}
          {report.adjustments.map(({ sentence, points }) => (
            <tr key={sentence}>
              <td>{sentence}</td>
              <td>{formatSignedPoints(points)}</td>
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Score</th>
            <td>{formatScore(report.score)}</td>
            <td>100</td>
          </tr>
        </tfoot>
      </Box>
    </ReportSection>
  );
}

const table = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
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
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& tr > :nth-child(3)": { color: "text.secondary" },
  "& tfoot th, & tfoot td": { fontWeight: 600, borderBottom: 0, fontSize: "0.875rem" },
} as const;
