import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

/** One yes or no of a form. */
export function CheckboxField<Values extends FieldValues>(props: {
  label: string;
  control: Control<Values>;
  name: FieldPathByValue<Values, boolean>;
}) {
  const { label, control, name } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <FormControlLabel control={<Checkbox size="small" {...field} checked={value} />} label={label} />
      )}
    />
  );
}
