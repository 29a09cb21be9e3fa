import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { ownScores } from "./own-scores.ts";

/** A score of one's own from 1 to 5; pressing the one that stands again takes it back. */
export function ScoreChoice(props: {
  /** What is scored, for those who hear it: "Score for question 2". */
  label: string;
  score: number | null;
  onScore: (score: number | null) => void;
}) {
  const { label, score, onScore } = props;
  const { scores, scale } = useWords("evidence");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <Box role="group" aria-label={label} sx={{ display: "flex" }}>
        {ownScores.map((each) => {
          const isGiven = each === score;
          return (
            <Button
              key={each}
              size="small"
              variant="outlined"
              color="inherit"
              className="figures"
              aria-pressed={isGiven}
              aria-label={`${each}, ${scores[each]}`}
              onClick={() => onScore(isGiven ? null : each)}
              sx={{
                minWidth: 36,
                px: 0,
                borderRadius: 0,
                marginInlineStart: "-1px",
                "&:first-of-type": {
                  borderStartStartRadius: 8,
                  borderEndStartRadius: 8,
                  marginInlineStart: 0,
                },
                "&:last-of-type": { borderStartEndRadius: 8, borderEndEndRadius: 8 },
                ...(isGiven
                  ? {
                      zIndex: 1,
                      backgroundColor: "tint.brand",
                      borderColor: "primary.main",
                      fontWeight: 650,
                    }
                  : {}),
              }}
            >
              {each}
            </Button>
          );
        })}
      </Box>
      <Box component="span" aria-hidden sx={mutedText}>
        {score === null ? scale : (scores[score] ?? "")}
      </Box>
    </Box>
  );
}
