import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import type { ReactNode } from "react";
import { textSize } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ShareBar } from "../../../ui/feedback/share-bar.tsx";
import { formatMeanScore, meanScore, pointsLabel } from "../report-words.ts";

/** What it comes to: one's own score first, then the points that were found. */
export function ReportSummary(props: {
  report: InterviewReport;
  scores: InterviewReport["own_scorecard"]["scores"];
}) {
  const { report, scores } = props;
  const { points, skills, is_hidden_until_scored: isHidden, marked_by } = report;
  const mean = meanScore({ scores });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, columnGap: 6 }}>
      <Figure label="My score" value={mean === null ? "–" : `${formatMeanScore(mean)} of 5`} />
      <Figure
        label="Points found in the answers"
        value={points ? pointsLabel(points) : "–"}
        share={points ? points.made / points.of : undefined}
      >
        {isHidden ? "They show once you have given your scorecard." : null}
        {!isHidden && !points ? "None are marked." : null}
        {marked_by ? `Marked by ${marked_by}.` : null}
      </Figure>
      {skills && skills.length > 1 ? (
        <Box
          component="ul"
          aria-label="Points by skill"
          sx={{ ...plainList, minWidth: 200, flex: "1 1 200px" }}
        >
          {skills.map(({ skill, made, of }) => (
            <Box
              component="li"
              key={skill}
              sx={{ display: "flex", justifyContent: "space-between", gap: 2, fontSize: textSize.small }}
            >
              <Box component="bdi" sx={{ overflowWrap: "anywhere" }}>
                {skill}
              </Box>
              <Box component="span" className="figures" sx={{ whiteSpace: "nowrap" }}>
                {pointsLabel({ made, of })}
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Figure(props: { label: string; value: string; share?: number; children?: ReactNode }) {
  const { label, value, share, children } = props;
  return (
    <Box role="group" aria-label={label} sx={{ flex: "1 1 180px", maxWidth: 320 }}>
      <Box sx={mutedText}>{label}</Box>
      <Typography className="figures" sx={{ fontSize: textSize.title, fontWeight: 600 }}>
        {value}
      </Typography>
      {share === undefined ? null : (
        <Box sx={{ display: "flex", my: 0.5 }}>
          <ShareBar share={share} height={4} />
        </Box>
      )}
      <Box sx={mutedText}>{children}</Box>
    </Box>
  );
}
