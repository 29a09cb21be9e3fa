import { verdictLabels } from "@winnow/contract/labels.ts";
import type { Verdict } from "@winnow/contract/match-report.ts";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { CorrectionForm, type CorrectionFormProps } from "../../job-forms/cv-fields/correction-form.tsx";

/** A verdict as a person sees it, with the CV's own words that show it. */
export function RequirementForm(props: CorrectionFormProps & { requirementId: string; asRead: Verdict }) {
  const { requirementId, asRead, correction, ...rest } = props;
  const said = correction?.kind === "requirement" ? correction : { verdict: asRead, words: null };
  const form = useForm({ defaultValues: { verdict: said.verdict, words: said.words ?? "" } });
  const { register, setFocus, watch, formState } = form;
  const isStated = watch("verdict") !== "not stated";

  useEffect(() => setFocus("verdict"), [setFocus]);

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
      <SelectField label="Verdict" registration={register("verdict")} choices={verdictLabels} />
      {isStated ? (
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
