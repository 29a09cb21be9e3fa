import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { textSize } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { formatMeanScore, meanScore, pointsLabel } from "../report-words.ts";

/** What it comes to: one's own score first and large, then what the machine suggests. */
export function ReportSummary(props: {
  report: InterviewReport;
  scores: InterviewReport["own_scorecard"]["scores"];
}) {
  const { report, scores } = props;
  const { points, skills, is_hidden_until_scored: isHidden, marked_by } = report;
  const mean = meanScore({ scores });
  const { summary: words, ofFive } = useWords("reports");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, columnGap: 6 }}>
      <Box role="group" aria-label={words.myScore} sx={{ flex: "1 1 180px", maxWidth: 320 }}>
        <Box sx={mutedText}>{words.myScore}</Box>
        <Typography className="figures" sx={{ fontSize: textSize.title, fontWeight: 600 }}>
          {mean === null ? "–" : ofFive({ score: formatMeanScore(mean) })}
        </Typography>
      </Box>
      <Box role="group" aria-label={words.points} sx={{ flex: "1 1 180px", maxWidth: 320 }}>
        <Box sx={mutedText}>{words.points}</Box>
        <Box className="figures">{points ? pointsLabel(points) : "–"}</Box>
        <Box sx={mutedText}>
          {isHidden ? words.hidden : null}
          {!isHidden && !points ? words.none : null}
          {marked_by ? words.by({ by: marked_by }) : null}
        </Box>
      </Box>
      {skills && skills.length > 1 ? (
        <Box
          component="ul"
          aria-label={words.bySkill}
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
