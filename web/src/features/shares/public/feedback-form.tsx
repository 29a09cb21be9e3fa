import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFeedbackCharacters } from "@winnow/contract/limits.ts";
import { type Thumb, thumbs } from "@winnow/contract/shares.ts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { radius } from "../../../theme/sizes.ts";
import { fieldLabel, mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { ActFailure } from "../act-failure.tsx";
import { useLeaveFeedback } from "../queries.ts";
import type { TypedChange, TypedFeedback } from "./use-typed-feedback.ts";

/** What somebody who was sent a link says to the recruiter. */
export function FeedbackForm(props: {
  token: string;
  sharedBy: string;
  typed: TypedFeedback;
  onType: (change: TypedChange) => void;
}) {
  const { token, sharedBy, typed, onType: type } = props;
  const words = useWords("share").feedback;
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
          // What was written meanwhile is still to be sent.
          type((now) => ({
            ...now,
            thumb: now.thumb === typed.thumb ? null : now.thumb,
            comment: now.comment === typed.comment ? "" : now.comment,
          }));
        },
      },
    );
  }

  if (sending.isSuccess) {
    return (
      <Panel title={words.title}>
        <Sent sharedBy={sharedBy} onMore={() => sending.reset()} />
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: "grid", gap: 2, maxWidth: "72ch", minWidth: 0 }}
      >
        {sending.error ? (
          <ActFailure
            error={sending.error}
            headline={words.notSent}
            undecided={words.undecided}
            again={words.again}
          />
        ) : null}
        <ThumbChoice chosen={typed.thumb} onChoose={(thumb) => type((now) => ({ ...now, thumb }))} />
        {scores.length > 0 ? (
          <Typography sx={mutedText}>{words.scoresGoAlong({ count: scores.length })}</Typography>
        ) : null}
        <LabelledInput
          label={words.comment}
          multiline
          minRows={3}
          maxRows={16}
          value={typed.comment}
          maxLength={maximumFeedbackCharacters}
          message={isAsked && isNothing ? words.empty : null}
          onChange={({ target }) => type((now) => ({ ...now, comment: target.value }))}
        />
        <LabelledInput
          label={words.name}
          autoComplete="name"
          value={typed.name}
          maxLength={100}
          message={isAsked && isNameless ? words.nameless : null}
          onChange={({ target }) => type((now) => ({ ...now, name: target.value }))}
        />
        <div>
          <Button type="submit" variant="contained" loading={sending.isPending}>
            {words.send}
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
  const words = useWords("share").feedback;
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ ...fieldLabel, p: 0, fontWeight: 550 }}>
        {words.thumb}
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
            {thumb === null ? words.onlyComment : words.thumbs[thumb]}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Sent({ sharedBy, onMore }: { sharedBy: string; onMore: () => void }) {
  const words = useWords("share").feedback;
  const thanks = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useEffect(() => thanks.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Typography ref={thanks} tabIndex={-1} role="status" sx={{ outline: "none", overflowWrap: "anywhere" }}>
        {words.thanks({ recruiter: isolate(sharedBy) })}
      </Typography>
      <Button variant="outlined" color="inherit" size="small" onClick={onMore} sx={{ mt: 2 }}>
        {words.more}
      </Button>
    </>
  );
}
