import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { interviewDecisionLabels } from "@winnow/contract/labels.ts";
import type { SharedCandidate } from "@winnow/contract/shares.ts";
import { mutedText } from "../../../theme/styles.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { lazily } from "../../../ui/format/lazily.ts";
import { Panel } from "../../../ui/page/panel.tsx";

const halves = lazily(() => new Intl.NumberFormat("en", { maximumFractionDigits: 1 }));

/** What came out of the interview: points of the answers, and what was decided by a person. */
export function SharedOutcome(props: { outcome: NonNullable<SharedCandidate["outcome"]>; sharedBy: string }) {
  const { outcome, sharedBy } = props;
  const { is_waiting, points, marked_by, decision } = outcome;
  return (
    <Panel title="Outcome">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "max-content minmax(0, 1fr)",
          columnGap: 3,
          rowGap: 0.5,
          "& dt": { color: "text.secondary" },
          "& dd": { m: 0, fontWeight: 600 },
        }}
      >
        <dt>Points</dt>
        <dd className="figures">
          {is_waiting
            ? "Not shown yet"
            : points
              ? `${halves().format(points.made)} of ${formatCount(points.of, "point", "points")}`
              : "None could be marked"}
        </dd>
        <dt>Decision</dt>
        <dd>{decision ? interviewDecisionLabels[decision].state : "None yet"}</dd>
      </Box>
      <Typography sx={{ ...mutedText, mt: 1.5, maxWidth: "72ch", overflowWrap: "anywhere" }}>
        {is_waiting ? (
          <>
            Points show once <bdi>{sharedBy}</bdi> has given a scorecard of their own.
          </>
        ) : (
          `Points say what was found in the answers${marked_by ? `, by ${marked_by}` : ""}. Only people decide.`
        )}
      </Typography>
    </Panel>
  );
}
