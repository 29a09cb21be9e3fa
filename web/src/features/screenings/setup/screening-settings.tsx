import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useId } from "react";
import { modeChoices } from "../mode-words.ts";
import { useUpdateScreening } from "../queries.ts";

/** How the screening runs. */
export function ScreeningSettings({ screening }: { screening: Screening }) {
  const update = useUpdateScreening(screening.id);
  const chosen = update.isPending ? { ...screening, ...update.variables } : screening;
  const isRunning = screening.status === "InProgress";
  const message = update.error?.message ?? null;
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <ExplainedChoice
        label="Mode"
        choices={modeChoices}
        value={chosen.mode}
        isDisabled={isRunning}
        onChange={(mode) => update.mutate({ mode })}
      />
      {isRunning ? (
        <Typography variant="body2" sx={{ color: "text.secondary", gridColumn: "1 / -1" }}>
          The screening is running. Stop it to change this.
        </Typography>
      ) : null}
      {message ? (
        <FormHelperText error role="alert" sx={{ gridColumn: "1 / -1" }}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
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
