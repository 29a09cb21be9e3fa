import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { MomentField } from "../../../ui/form/moment-field.tsx";
import { useWords } from "../../../words/words.ts";
import type { JobFormChanges } from "./queries.ts";
import { stateSentence } from "./share-words.ts";

/** What makes a screening public, or internal again. */
export type Visibility = {
  turn: (visibility: Screening["visibility"], options: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
};

type Step = { label: string; isMain: boolean; onChoose: () => void };

/** Whether people can apply, and what changes that. */
export function Opening(props: {
  screening: Pick<Screening, "is_sample">;
  form: JobForm;
  visibility: Visibility;
  /** Asks for the form again. */
  refresh: () => void;
  onChange: (changes: JobFormChanges) => void;
}) {
  const { screening, form, visibility, refresh, onChange } = props;
  const words = useWords("forms").opening;
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const turn = (to: Screening["visibility"]) => visibility.turn(to, { onSuccess: refresh });
  const step: Record<JobForm["state"], Step> = {
    internal: { label: words.turnOn, isMain: true, onChoose: () => turn("public") },
    open: { label: words.close, isMain: false, onChoose: () => onChange({ is_closed: true }) },
    closed: { label: words.openAgain, isMain: true, onChoose: () => onChange({ is_closed: false }) },
    "not yet open": { label: words.openNow, isMain: true, onChoose: () => onChange({ opens_at: null }) },
    over: { label: words.openAgain, isMain: true, onChoose: () => onChange({ closes_at: null }) },
  };
  const { label, isMain, onChoose } = step[form.state];
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 550 }}>
        {stateSentence(form, { isSample: screening.is_sample })}
      </Typography>
      {screening.is_sample ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button
            variant={isMain ? "contained" : "outlined"}
            color={isMain ? "primary" : "inherit"}
            loading={visibility.isPending}
            onClick={onChoose}
          >
            {label}
          </Button>
          {form.state === "internal" ? null : (
            <Button color="inherit" disabled={visibility.isPending} onClick={() => turn("internal")}>
              {words.turnOff}
            </Button>
          )}
        </Box>
      )}
      {visibility.error ? <Alert severity="error">{visibility.error.message}</Alert> : null}
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } }}>
        <MomentField
          label={words.opens}
          value={form.opens_at}
          timeZone={timeZone}
          onChange={(opens_at) => onChange({ opens_at })}
        />
        <MomentField
          label={words.closes}
          value={form.closes_at}
          timeZone={timeZone}
          onChange={(closes_at) => onChange({ closes_at })}
        />
      </Box>
    </>
  );
}
