import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { type ReactNode, useId } from "react";

/** A text field with its label above and a hint or a message below. */
export function LabelledInput(
  props: Omit<OutlinedInputProps, "label" | "id" | "error" | "inputProps"> & {
    label: string;
    hint?: ReactNode;
    /** What is wrong with what was entered. */
    message?: string | null;
    isLabelHidden?: boolean;
    maxLength?: number;
  },
) {
  const { label, hint, message, isLabelHidden = false, maxLength, ...input } = props;
  const id = useId();
  const note = message ?? hint;
  return (
    <FormControl fullWidth error={Boolean(message)}>
      {isLabelHidden ? null : (
        <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
          {label}
        </FormLabel>
      )}
      <OutlinedInput
        {...input}
        id={id}
        inputProps={{
          dir: "auto",
          maxLength,
          "aria-label": isLabelHidden ? label : undefined,
          "aria-describedby": note ? `${id}-note` : undefined,
        }}
      />
      {note ? (
        <FormHelperText id={`${id}-note`} role={message ? "alert" : undefined}>
          {note}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
