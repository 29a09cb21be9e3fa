import Box from "@mui/material/Box";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { CorrectionForm, type CorrectionFormProps, orNull } from "./correction-form.tsx";
import { typedYearMonth, yearMonthAsTyped } from "./typed-year-month.ts";

/** One job, as a person reads it, or that it is none. */
export function JobForm(
  props: CorrectionFormProps & {
    index: number;
    asRead: CvAsRead["jobs"][number];
    removalLabel?: string;
  },
) {
  const words = useWords("cv");
  const { index, asRead, removalLabel = words.notAJob, correction, ...rest } = props;
  const job = correction?.kind === "job" ? correction : { ...asRead, is_removed: false };
  const form = useForm({
    defaultValues: {
      title: job.title ?? "",
      employer: job.employer ?? "",
      start: yearMonthAsTyped(job.start),
      end: yearMonthAsTyped(job.end),
      is_current: job.is_current,
      is_removed: job.is_removed,
    },
  });
  const { register, setFocus, control, watch, formState } = form;
  const { errors } = formState;
  const [isCurrent, isRemoved] = watch(["is_current", "is_removed"]);

  const isTime = (typed: string) =>
    typed.trim() === "" || typedYearMonth(typed) !== null || words.timeTrouble;

  useEffect(() => setFocus("title"), [setFocus]);

  return (
    <CorrectionForm
      form={form}
      correctionOf={(values) => ({
        kind: "job",
        index,
        title: orNull(values.title),
        employer: orNull(values.employer),
        start: typedYearMonth(values.start),
        end: values.is_current ? null : typedYearMonth(values.end),
        is_current: values.is_current,
        is_removed: values.is_removed,
      })}
      {...rest}
    >
      {isRemoved ? null : (
        <>
          <TextField label={words.title} registration={register("title")} error={errors.title?.message} />
          <TextField
            label={words.employer}
            registration={register("employer")}
            error={errors.employer?.message}
          />
          <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>
            <TextField
              label={words.from}
              registration={register("start", { validate: isTime })}
              hint={words.timeHint}
              error={errors.start?.message}
            />
            {isCurrent ? null : (
              <TextField
                label={words.to}
                registration={register("end", { validate: isTime })}
                hint={words.timeHint}
                error={errors.end?.message}
              />
            )}
          </Box>
          <CheckboxField label={words.goesOn} control={control} name="is_current" />
        </>
      )}
      <CheckboxField label={removalLabel} control={control} name="is_removed" />
    </CorrectionForm>
  );
}
