import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId, useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useWords } from "../../../words/words.ts";
import { modeChoices, visibilityChoices } from "../mode-labels.ts";
import { useFieldsBeingSaved, useUpdateScreening } from "../queries.ts";

/** How the screening runs. */
export function ScreeningSettings({ screening }: { screening: Screening }) {
  const update = useUpdateScreening(screening.id);
  const chosen = { ...screening, ...useFieldsBeingSaved(screening.id) };
  const isRunning = screening.status === "InProgress";
  const message = update.error?.message ?? null;
  const words = useWords("screeningSetup").settings;
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <ExplainedChoice
        label={words.mode}
        choices={modeChoices()}
        value={chosen.mode}
        isDisabled={isRunning}
        onChange={(mode) => update.mutate({ mode })}
      />
      {isRunning ? (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: -2 }}>
          {words.modeLocked}
        </Typography>
      ) : null}
      <ExplainedChoice
        label={words.visibility}
        choices={visibilityChoices()}
        value={chosen.visibility}
        isDisabled={false}
        onChange={(visibility) => update.mutate({ visibility })}
      />
      <BlindSwitch
        isBlind={chosen.is_blind}
        hasResults={screening.counts.screened > 0}
        onChange={(is_blind) => update.mutate({ is_blind })}
      />
      {message ? (
        <FormHelperText error role="alert" sx={{ gridColumn: "1 / -1" }}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

/** Once there are results, switching it off shows everybody at once; that is asked for first. */
function BlindSwitch(props: { isBlind: boolean; hasResults: boolean; onChange: (isBlind: boolean) => void }) {
  const { isBlind, hasResults, onChange } = props;
  const [isAsking, setIsAsking] = useState(false);
  const words = useWords("screeningSetup").settings;
  const id = useId();
  return (
    <FormControl>
      <FormControlLabel
        control={
          <Switch
            checked={isBlind}
            slotProps={{ input: { role: "switch", "aria-describedby": `${id}-note` } }}
            onChange={(_, next) => (!next && hasResults ? setIsAsking(true) : onChange(next))}
          />
        }
        label={words.blind}
      />
      <Typography id={`${id}-note`} variant="body2" sx={{ color: "text.secondary" }}>
        {words.blindMeans}
      </Typography>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.show.title}
        confirmLabel={words.show.confirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onChange(false);
        }}
      >
        <Typography>{words.show.text}</Typography>
      </ConfirmDialog>
    </FormControl>
  );
}

function ExplainedChoice<Name extends string>(props: {
  label: string;
  choices: { name: Name; label: string; explanation: string }[];
  value: Name;
  isDisabled: boolean;
  onChange: (name: Name) => void;
}) {
  const { label, choices, value, isDisabled, onChange } = props;
  const id = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, name) => onChange(name as Name)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.name}
            value={choice.name}
            control={
              <Radio size="small" slotProps={{ input: { "aria-describedby": `${id}-${choice.name}` } }} />
            }
            label={
              <>
                <span>{choice.label}</span>
                <Typography
                  id={`${id}-${choice.name}`}
                  component="span"
                  variant="body2"
                  sx={{ display: "block", color: "text.secondary" }}
                >
                  {choice.explanation}
                </Typography>
              </>
            }
            sx={{ alignItems: "flex-start", mt: 0.5, mr: 0, "& .MuiRadio-root": { py: 0.25 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
