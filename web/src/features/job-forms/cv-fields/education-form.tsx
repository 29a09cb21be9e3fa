import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { CorrectionForm, type CorrectionFormProps, orNull } from "./correction-form.tsx";

/** One degree or training, as a person reads it, or that it is none. */
export function EducationForm(
  props: CorrectionFormProps & {
    index: number;
    asRead: CvAsRead["education"][number];
    removalLabel?: string;
  },
) {
  const words = useWords("cv");
  const { index, asRead, removalLabel = words.notADegree, correction, ...rest } = props;
  const entry = correction?.kind === "education" ? correction : { ...asRead, is_removed: false };
  const form = useForm({
    defaultValues: {
      degree: entry.degree ?? "",
      school: entry.school ?? "",
      level: entry.level,
      is_removed: entry.is_removed,
    },
  });
  const { register, setFocus, control, watch, formState } = form;
  const isRemoved = watch("is_removed");

  useEffect(() => setFocus("degree"), [setFocus]);

  return (
    <CorrectionForm
      form={form}
      correctionOf={(values) => ({
        kind: "education",
        index,
        degree: orNull(values.degree),
        school: orNull(values.school),
        level: values.level,
        is_removed: values.is_removed,
      })}
      {...rest}
    >
      {isRemoved ? null : (
        <>
          <TextField
            label={words.degree}
            registration={register("degree")}
            error={formState.errors.degree?.message}
          />
          <TextField
            label={words.school}
            registration={register("school")}
            error={formState.errors.school?.message}
          />
          <SelectField label={words.level} registration={register("level")} choices={words.levels} />
        </>
      )}
      <CheckboxField label={removalLabel} control={control} name="is_removed" />
    </CorrectionForm>
  );
}
