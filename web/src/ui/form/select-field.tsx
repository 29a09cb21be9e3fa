import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldLabel, FieldSelect } from "./field-parts.tsx";

/** One choice of a form under its label. `choices` gives each value its words. */
export function SelectField(props: {
  label: string;
  registration: UseFormRegisterReturn;
  choices: Readonly<Record<string, string>>;
}) {
  const { label, registration, choices } = props;
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldSelect {...registration} id={id}>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </FieldSelect>
    </div>
  );
}
