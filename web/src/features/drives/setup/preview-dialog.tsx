import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { DriveQuestion, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { answerKindLabels } from "@winnow/contract/labels.ts";
import { useId } from "react";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatIn } from "../../../ui/format/zoned-time.ts";
import { durationWords } from "./window-words.ts";

/** What a candidate will read, without skills and rubric. */
export function PreviewDialog({ drive, onClose }: { drive: DriveRoundDetails; onClose: () => void }) {
  const titleId = useId();
  const seconds = drive.questions.reduce(
    (sum, { preparation_seconds, answer_seconds }) => sum + preparation_seconds + answer_seconds,
    0,
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>As a candidate reads it</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="What a candidate reads">
        <Typography variant="h3" component="p" sx={{ overflowWrap: "anywhere" }} dir="auto">
          {drive.title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          {formatCount(drive.questions.length, "question", "questions")}
          {drive.questions.length > 0 ? `, up to ${durationWords(Math.ceil(seconds / 60) * 60)}` : ""}.
          {drive.closes_at === null
            ? ""
            : ` Please begin by ${formatIn(drive.closes_at, drive.time_zone)} (${drive.time_zone}).`}
        </Typography>
        {drive.alternative_form ? (
          <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
            {drive.alternative_form}
          </Typography>
        ) : null}
        <Box component="ol" aria-label="Questions as candidates get them" sx={{ pl: 2.5, mb: 0 }}>
          {drive.questions.map((question) => (
            <Box component="li" key={question.id} sx={{ mt: 2, overflowWrap: "anywhere" }}>
              <Typography dir="auto">{question.text}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {howToAnswer(question)}
              </Typography>
            </Box>
          ))}
        </Box>
        {drive.asks_about_gaps && drive.screening_id !== null ? (
          <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
            After these, each candidate is asked about the must-haves that the own CV does not state.
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });

function howToAnswer({ answer_kinds, preparation_seconds, answer_seconds, retakes }: DriveQuestion): string {
  const kinds = alternatives.format(
    answer_kinds.map((kind) => answerKindLabels[kind].toLocaleLowerCase("en")),
  );
  const thinking = preparation_seconds === 0 ? "" : `${durationWords(preparation_seconds)} to think, then `;
  const again = retakes === 0 ? "One try." : `${formatCount(retakes, "more try", "more tries")} if you wish.`;
  return `Answer by ${kinds}. You have ${thinking}${durationWords(answer_seconds)} to answer. ${again}`;
}
