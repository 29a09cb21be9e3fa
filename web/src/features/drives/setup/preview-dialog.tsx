import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import type { DriveQuestion, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useId } from "react";
import { formatIn } from "../../../ui/format/zoned-time.ts";
import type { Words } from "../../../words/catalogue.ts";
import { anyOf } from "../../../words/joined.ts";
import { useWords } from "../../../words/words.ts";
import { durationWords } from "./window-words.ts";

/** What a candidate will read, without skills and rubric. */
export function PreviewDialog({ drive, onClose }: { drive: DriveRoundDetails; onClose: () => void }) {
  const setup = useWords("driveSetup");
  const words = setup.preview;
  const { close } = useWords("kit");
  const titleId = useId();
  const seconds = drive.questions.reduce(
    (sum, { preparation_seconds, answer_seconds }) => sum + preparation_seconds + answer_seconds,
    0,
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label={words.label}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: "anywhere" }} dir="auto">
          {drive.title}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          {drive.questions.length === 0
            ? words.none
            : words.questions({
                count: drive.questions.length,
                length: durationWords(Math.ceil(seconds / 60) * 60),
              })}
          {drive.closes_at === null
            ? ""
            : ` ${words.beginBy({ moment: formatIn(drive.closes_at, drive.time_zone), zone: drive.time_zone })}`}
        </Typography>
        {drive.alternative_form ? (
          <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
            {drive.alternative_form}
          </Typography>
        ) : null}
        <Box component="ol" aria-label={words.list} sx={{ pl: 2.5, mb: 0 }}>
          {drive.questions.map((question) => (
            <Box component="li" key={question.id} sx={{ mt: 2, overflowWrap: "anywhere" }}>
              <Typography dir="auto">{question.text}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {howToAnswer(question, setup)}
              </Typography>
            </Box>
          ))}
        </Box>
        {drive.asks_about_gaps && drive.screening_id !== null ? (
          <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
            {words.gaps}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function howToAnswer(
  { answer_kinds, preparation_seconds, answer_seconds, retakes }: DriveQuestion,
  { byAnswerKind, preview: words }: Words<"driveSetup">,
): string {
  const answering = durationWords(answer_seconds);
  return [
    words.how({ kinds: anyOf(answer_kinds.map((kind) => byAnswerKind[kind])) }),
    preparation_seconds === 0
      ? words.time({ answering })
      : words.times({ thinking: durationWords(preparation_seconds), answering }),
    retakes === 0 ? words.oneTry : words.moreTries({ count: retakes }),
  ].join(" ");
}
