import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { CorrectionForm, type CorrectionFormProps, orNull } from "./correction-form.tsx";
import type { ContactField } from "./corrections.ts";

/** One of name, e-mail, phone and location, as a person reads it. */
export function ContactForm(
  props: CorrectionFormProps & { field: ContactField; label: string; asRead: string },
) {
  const { field, label, asRead, correction, ...rest } = props;
  const value = correction?.kind === "contact" ? (correction.value ?? "") : asRead;
  const words = useWords("cv");
  const form = useForm({ defaultValues: { value } });
  const { register, setFocus, formState } = form;

  useEffect(() => setFocus("value"), [setFocus]);

  return (
    <CorrectionForm
      form={form}
      correctionOf={(values) => ({ kind: "contact", field, value: orNull(values.value) })}
      {...rest}
    >
      <TextField
        label={words.asTheCvHasIt({ label })}
        registration={register("value")}
        hint={words.leaveEmpty}
        error={formState.errors.value?.message}
      />
    </CorrectionForm>
  );
}
