import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { SharedCandidate } from "@winnow/contract/shares.ts";
import { mutedText } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { perLocale } from "../../../words/format-locale.ts";
import { useWords } from "../../../words/words.ts";

const halves = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** What came out of the interview: points of the answers, and what was decided by a person. */
export function SharedOutcome(props: { outcome: NonNullable<SharedCandidate["outcome"]>; sharedBy: string }) {
  const { outcome, sharedBy } = props;
  const words = useWords("share").outcome;
  const { is_waiting, points, marked_by, decision } = outcome;
  return (
    <Panel title={words.title}>
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
        <dt>{words.points}</dt>
        <dd className="figures">
          {is_waiting
            ? words.notYet
            : points
              ? words.of({ made: halves().format(points.made), count: points.of })
              : words.unmarked}
        </dd>
        <dt>{words.decision}</dt>
        <dd>{decision ? words.decisions[decision] : words.noDecision}</dd>
      </Box>
      <Typography sx={{ ...mutedText, mt: 1.5, maxWidth: "72ch", overflowWrap: "anywhere" }}>
        {is_waiting
          ? words.waits({ recruiter: isolate(sharedBy) })
          : marked_by
            ? words.pointsAreBy({ by: marked_by })
            : words.pointsAre}
      </Typography>
    </Panel>
  );
}
