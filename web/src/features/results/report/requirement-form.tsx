import { verdictLabels } from "@winnow/contract/labels.ts";
import { type Verdict, verdicts } from "@winnow/contract/match-report.ts";
import { useForm } from "react-hook-form";
import { SegmentedField } from "../../../ui/form/segmented-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { CorrectionForm, type CorrectionFormProps } from "../../job-forms/cv-fields/correction-form.tsx";

const choices = verdicts.map((verdict) => ({ value: verdict, words: verdictLabels[verdict] }));

/** A verdict as a person sees it, with the CV's own words that show it. */
export function RequirementForm(props: CorrectionFormProps & { requirementId: string; asRead: Verdict }) {
  const { requirementId, asRead, correction, ...rest } = props;
  const said = correction?.kind === "requirement" ? correction : { verdict: asRead, words: null };
  const form = useForm({ defaultValues: { verdict: said.verdict, words: said.words ?? "" } });
  const { register, setValue, watch, formState } = form;
  const verdict = watch("verdict");

  return (
    <CorrectionForm
      form={form}
      correctionOf={({ verdict, words }) => ({
        kind: "requirement",
        requirement_id: requirementId,
        verdict,
        words: verdict === "not stated" ? null : words.trim(),
      })}
      {...rest}
    >
      <SegmentedField
        label="Verdict"
        value={verdict}
        choices={choices}
        takesFocus
        onChange={(next) => setValue("verdict", next, { shouldDirty: true })}
      />
      {verdict !== "not stated" ? (
        <TextField
          label="The CV’s own words that show it"
          registration={register("words", {
            validate: (typed) => typed.trim() !== "" || "Please quote the words of the CV that show it.",
          })}
          hint="They have to stand in the CV as they are written here."
          error={formState.errors.words?.message}
        />
      ) : null}
    </CorrectionForm>
  );
}
