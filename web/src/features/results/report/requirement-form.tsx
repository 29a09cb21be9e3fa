import { type Verdict, verdicts } from "@winnow/contract/match-report.ts";
import { useForm } from "react-hook-form";
import { SegmentedField } from "../../../ui/form/segmented-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useWords } from "../../../words/words.ts";
import { CorrectionForm, type CorrectionFormProps } from "../../job-forms/cv-fields/correction-form.tsx";

/** A verdict as a person sees it, with the CV's own words that show it. */
export function RequirementForm(props: CorrectionFormProps & { requirementId: string; asRead: Verdict }) {
  const { requirementId, asRead, correction, ...rest } = props;
  const { corrections: texts } = useWords("matchReport");
  const { verdicts: labels } = useWords("labels");
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
        label={texts.verdict}
        value={verdict}
        choices={verdicts.map((each) => ({ value: each, words: labels[each] }))}
        takesFocus
        onChange={(next) => setValue("verdict", next, { shouldDirty: true })}
      />
      {verdict !== "not stated" ? (
        <TextField
          label={texts.quotation}
          registration={register("words", {
            validate: (typed) => typed.trim() !== "" || texts.noQuotation,
          })}
          hint={texts.quotationHint}
          error={formState.errors.words?.message}
        />
      ) : null}
    </CorrectionForm>
  );
}
