import CheckIcon from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import { radius } from "../../../theme/sizes.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { type ReceiptStep, receiptSteps, stateSentence } from "./receipt-words.ts";
import { WhoDecides } from "./who-decides.tsx";

/** Where the application is, in words, and who decides. */
export function ReceiptState({ receipt }: { receipt: Receipt }) {
  const words = useWords("receipt");
  const { employer, score } = receipt;
  return (
    <Panel title={words.whereItIs}>
      <Box component="ol" aria-label={words.steps} sx={stepsStyle}>
        {receiptSteps(receipt, words).map((step) => (
          <Step key={step.words} step={step} />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2, maxWidth: "64ch", overflowWrap: "anywhere" }}>
        {stateSentence(receipt, words)}
      </Typography>
      <WhoDecides employer={employer} />
      {score === null ? null : (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider" }}>
          <Box role="group" aria-label={words.score({ score: String(score) })} sx={{ maxWidth: 280 }}>
            <ScoreBar score={score} size="large" />
          </Box>
          <Typography sx={{ ...mutedText, mt: 0.5, maxWidth: "64ch" }}>{words.scoreIs}</Typography>
        </Box>
      )}
    </Panel>
  );
}

function Step({ step: { words, mark } }: { step: ReceiptStep }) {
  const { marks } = useWords("receipt");
  return (
    <Box
      component="li"
      aria-current={mark === "now" ? "step" : undefined}
      sx={{
        color: mark === "later" ? "text.secondary" : "text.primary",
        fontWeight: mark === "now" ? 600 : 400,
      }}
    >
      <Box component="span" aria-hidden sx={{ ...markStyle, ...markLooks[mark] }}>
        {mark === "done" ? <CheckIcon sx={{ fontSize: 14 }} /> : null}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <span style={visuallyHidden}>{marks[mark]}</span>
        {words}
      </Box>
    </Box>
  );
}

/** One below the other on phones, beside each other where there is room; a hairline leads from each to the next. */
const stepsStyle = {
  ...plainList,
  display: "flex",
  flexDirection: { xs: "column", sm: "row" },
  "& > li": {
    position: "relative",
    display: "flex",
    flex: { sm: "1 1 0" },
    minWidth: 0,
    flexDirection: { xs: "row", sm: "column" },
    gap: 1,
    pb: { xs: 1.5, sm: 0 },
    pr: { sm: 2 },
  },
  "& > li:last-of-type": { pb: 0, pr: 0 },
  "& > li:not(:last-of-type)::before": {
    content: '""',
    position: "absolute",
    backgroundColor: "divider",
    left: { xs: 9, sm: 28 },
    top: { xs: 24, sm: 9 },
    width: { xs: 2, sm: "auto" },
    right: { sm: 8 },
    bottom: { xs: 4, sm: "auto" },
    height: { sm: 2 },
  },
} as const;

const markStyle = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 20,
  height: 20,
  boxSizing: "border-box",
  borderRadius: radius.round,
  border: 2,
} as const;

const markLooks = {
  done: { borderColor: "primary.main", backgroundColor: "primary.main", color: "primary.contrastText" },
  now: { borderColor: "primary.main", backgroundColor: "tint.brand" },
  later: { borderColor: "divider" },
} as const;
