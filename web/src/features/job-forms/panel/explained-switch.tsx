import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId } from "react";

/** Something that is on or off, with what it means. */
export function ExplainedSwitch(props: {
  label: string;
  explanation: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, explanation, isOn, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            slotProps={{ input: { role: "switch", "aria-describedby": id } }}
            onChange={(_, next) => onChange(next)}
          />
        }
        label={label}
      />
      <Typography id={id} variant="body2" sx={{ color: "text.secondary" }}>
        {explanation}
      </Typography>
    </FormControl>
  );
}
