import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import { defaultShareDays, maximumShareDays } from "@winnow/contract/limits.ts";
import { type FormEvent, useId, useState } from "react";
import { newUuid } from "../../../api/new-uuid.ts";
import { mutedText } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { useWords } from "../../../words/words.ts";
import { ActFailure } from "../act-failure.tsx";
import { type useShareCandidate, useShares } from "../queries.ts";
import { type Choice, type ChoiceName, choicesOf } from "./share-choices.ts";

const lengthsDays = [1, 3, 7, defaultShareDays, 30, 60, maximumShareDays];

const atFirst: Record<ChoiceName, boolean> = {
  shows_answers: true,
  shows_report: true,
  shows_cv: false,
  hides_name: false,
  allows_feedback: true,
};

/** What of a candidate is shared, for whom and for how long. */
export function ShareForm(props: {
  interviewId: string;
  sharing: ReturnType<typeof useShareCandidate>;
  onClose: () => void;
}) {
  const { interviewId, sharing, onClose } = props;
  const words = useWords("shares").form;
  const { cancel } = useWords("kit");
  const shares = useShares(interviewId);
  // One per dialog, so that sending it again shares once.
  const [id] = useState(newUuid);
  const [whom, setWhom] = useState("");
  const [length, setLength] = useState(String(defaultShareDays));
  const [chosen, setChosen] = useState(atFirst);
  const [isAsked, setIsAsked] = useState(false);
  const { parts, rest } = choicesOf({
    cv: shares.data?.cv ?? null,
    isWaiting: shares.data?.is_feedback_hidden ?? false,
    hidesName: chosen.hides_name,
  });
  const isNothing = !parts.some(({ name }) => chosen[name]);
  const isNameless = whom.trim() === "";

  function share(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isNothing || isNameless || sharing.isPending) return;
    sharing.mutate({ id, whom, days: Number(length), ...chosen });
  }

  const toggle = (name: ChoiceName, isTicked: boolean) => setChosen({ ...chosen, [name]: isTicked });
  return (
    <Box component="form" noValidate onSubmit={share} sx={{ display: "contents" }}>
      <DialogContent>
        {sharing.error ? <ActFailure error={sharing.error} {...words.failure} /> : null}
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
            {words.shows}
          </Box>
          {parts.map((choice) => (
            <ChoiceBox key={choice.name} choice={choice} isTicked={chosen[choice.name]} onToggle={toggle} />
          ))}
          {isAsked && isNothing ? (
            <Box role="alert" sx={{ color: "error.main" }}>
              {words.nothing}
            </Box>
          ) : null}
        </Box>
        <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: "divider" }}>
          {rest.map((choice) => (
            <ChoiceBox key={choice.name} choice={choice} isTicked={chosen[choice.name]} onToggle={toggle} />
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2, "& > *": { minWidth: 0 } }}>
          <Box sx={{ flex: "2 1 240px" }}>
            <LabelledInput
              label={words.whom}
              value={whom}
              maxLength={100}
              hint={words.whomHint}
              message={isAsked && isNameless ? words.whomMissing : null}
              onChange={({ target }) => setWhom(target.value)}
            />
          </Box>
          <Box sx={{ flex: "1 1 120px" }}>
            <LabelledSelect
              label={words.length}
              value={length}
              choices={lengthsDays.map((count) => ({ value: String(count), words: words.days({ count }) }))}
              onChange={setLength}
            />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={sharing.isPending}>
          {cancel}
        </Button>
        <Button type="submit" variant="contained" loading={sharing.isPending}>
          {words.make}
        </Button>
      </DialogActions>
    </Box>
  );
}

function ChoiceBox(props: {
  choice: Choice;
  isTicked: boolean;
  onToggle: (name: ChoiceName, isTicked: boolean) => void;
}) {
  const { choice, isTicked, onToggle } = props;
  const noteId = useId();
  return (
    <Box>
      <FormControlLabel
        label={choice.label}
        disabled={choice.isDisabled}
        control={
          <Checkbox
            size="small"
            checked={isTicked && !choice.isDisabled}
            slotProps={{ input: { "aria-describedby": noteId } }}
            onChange={(_, isNowTicked) => onToggle(choice.name, isNowTicked)}
          />
        }
      />
      <Box id={noteId} sx={{ ...mutedText, ml: 3.5, mt: -0.5 }}>
        {choice.note}
      </Box>
    </Box>
  );
}
