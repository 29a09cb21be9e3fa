import FormControl from "@mui/material/FormControl";
import FormLabel from "@mui/material/FormLabel";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId } from "react";

/** One choice of a few under its label; it takes effect at once. */
export function LabelledSelect(props: {
  label: string;
  value: string;
  choices: readonly { value: string; words: string }[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}) {
  const { label, value, choices, isDisabled = false, onChange } = props;
  const id = useId();
  return (
    <FormControl fullWidth disabled={isDisabled}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput />}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
