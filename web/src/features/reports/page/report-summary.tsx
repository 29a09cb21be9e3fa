import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { textSize } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatMeanScore, meanScore, pointsLabel } from "../report-words.ts";

/** What it comes to: one's own score first and large, then what the machine suggests. */
export function ReportSummary(props: {
  report: InterviewReport;
  scores: InterviewReport["own_scorecard"]["scores"];
}) {
  const { report, scores } = props;
  const { points, skills, is_hidden_until_scored: isHidden, marked_by } = report;
  const mean = meanScore({ scores });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, columnGap: 6 }}>
      <Box role="group" aria-label="My score" sx={{ flex: "1 1 180px", maxWidth: 320 }}>
        <Box sx={mutedText}>My score</Box>
        <Typography className="figures" sx={{ fontSize: textSize.title, fontWeight: 600 }}>
          {mean === null ? "–" : `${formatMeanScore(mean)} of 5`}
        </Typography>
      </Box>
      <Box role="group" aria-label="Points found by the machine" sx={{ flex: "1 1 180px", maxWidth: 320 }}>
        <Box sx={mutedText}>Points found by the machine</Box>
        <Box className="figures">{points ? pointsLabel(points) : "–"}</Box>
        <Box sx={mutedText}>
          {isHidden ? "They show once you have given your scorecard." : null}
          {!isHidden && !points ? "None are marked." : null}
          {marked_by
            ? `A suggestion by ${marked_by}: it can miss points, and find some that are not there.`
            : null}
        </Box>
      </Box>
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
