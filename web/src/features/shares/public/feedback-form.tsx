import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { thumbLabels } from "@winnow/contract/labels.ts";
import { maximumFeedbackCharacters } from "@winnow/contract/limits.ts";
import { type Thumb, thumbs } from "@winnow/contract/shares.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { radius } from "../../../theme/sizes.ts";
import { fieldLabel, mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { ActFailure } from "../act-failure.tsx";
import { useLeaveFeedback } from "../queries.ts";
import type { TypedFeedback } from "./use-typed-feedback.ts";

/** What somebody who was sent a link says to the recruiter. */
export function FeedbackForm(props: {
  token: string;
  sharedBy: string;
  typed: TypedFeedback;
  onType: (typed: TypedFeedback) => void;
}) {
  const { token, sharedBy, typed, onType: type } = props;
  const [isAsked, setIsAsked] = useState(false);
  const sending = useLeaveFeedback(token);
  const isNameless = typed.name.trim() === "";
  const scores = Object.entries(typed.scores).map(([number, score]) => ({ number: Number(number), score }));
  const isNothing = typed.thumb === null && typed.comment.trim() === "" && scores.length === 0;

  function send(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isNameless || isNothing || sending.isPending) return;
    sending.mutate(
      { ...typed, scores },
      {
        onSuccess: () => {
          setIsAsked(false);
          type({ ...typed, thumb: null, comment: "" });
        },
      },
    );
  }

  if (sending.isSuccess) {
    return (
      <Panel title="Your feedback">
        <Sent sharedBy={sharedBy} onMore={() => sending.reset()} />
      </Panel>
    );
  }
  return (
    <Panel title="Your feedback">
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: "grid", gap: 2, maxWidth: "72ch", minWidth: 0 }}
      >
        {sending.error ? (
          <ActFailure
            error={sending.error}
            headline="Your feedback was not sent."
            undecided="It is not known whether your feedback has arrived."
            again="Send it again: it is kept once."
          />
        ) : null}
        <ThumbChoice chosen={typed.thumb} onChoose={(thumb) => type({ ...typed, thumb })} />
        {scores.length > 0 ? (
          <Typography sx={mutedText}>
            Your {scores.length === 1 ? "score of one answer goes" : `scores of ${scores.length} answers go`}{" "}
            along.
          </Typography>
        ) : null}
        <LabelledInput
          label="Comment"
          multiline
          minRows={3}
          maxRows={16}
          value={typed.comment}
          maxLength={maximumFeedbackCharacters}
          message={isAsked && isNothing ? "Please choose a thumb, write a comment or score an answer." : null}
          onChange={({ target }) => type({ ...typed, comment: target.value })}
        />
        <LabelledInput
          label="Your name"
          autoComplete="name"
          value={typed.name}
          maxLength={100}
          message={isAsked && isNameless ? "Please enter your name." : null}
          onChange={({ target }) => type({ ...typed, name: target.value })}
        />
        <div>
          <Button type="submit" variant="contained" loading={sending.isPending}>
            Send feedback
          </Button>
        </div>
      </Box>
    </Panel>
  );
}

function ThumbChoice({
  chosen,
  onChoose,
}: {
  chosen: Thumb | null;
  onChoose: (thumb: Thumb | null) => void;
}) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ ...fieldLabel, p: 0, fontWeight: 550 }}>
        What do you think?
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {[...thumbs, null].map((thumb) => (
          <Box
            key={thumb}
            component="label"
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 1,
              minHeight: 40,
              px: 1.5,
              border: 1,
              borderColor: "controlEdge",
              borderRadius: radius.control,
              cursor: "pointer",
              "&:has(:checked)": { borderColor: "primary.main", backgroundColor: "tint.brand" },
              "&:has(:focus-visible)": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
              "& input": { accentColor: "var(--mui-palette-primary-main)", m: 0, width: 16, height: 16 },
            }}
          >
            <input type="radio" name={name} checked={chosen === thumb} onChange={() => onChoose(thumb)} />
            {thumb === null ? "Only a comment" : thumbLabels[thumb]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Sent({ sharedBy, onMore }: { sharedBy: string; onMore: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Typography ref={words} tabIndex={-1} role="status" sx={{ outline: "none", overflowWrap: "anywhere" }}>
        Thank you. <bdi>{sharedBy}</bdi> finds it in the report.
      </Typography>
      <Button variant="outlined" color="inherit" size="small" onClick={onMore} sx={{ mt: 2 }}>
        Say something else
      </Button>
    </>
  );
}
