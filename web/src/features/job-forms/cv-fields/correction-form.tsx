import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type Correction, correction as correctionSchema } from "@winnow/contract/corrections.ts";
import { failures as known } from "@winnow/contract/failures.ts";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../../api/api-error.ts";
import { type KeptFields, useKeptForm } from "../../../api/use-kept-form.ts";
import { useWords } from "../../../words/words.ts";

/** What the form of each kind of correction is given. */
export type CorrectionFormProps = {
  /** The one that stands already. */
  correction: Correction | undefined;
  /** What was typed and not saved. */
  draft: KeptFields;
  onSave: (correction: Correction) => Promise<void>;
  onCancel: () => void;
};

/** A form for one correction; what the contract or the server has against it stands at its field. */
export function CorrectionForm<Values extends FieldValues>(props: {
  form: UseFormReturn<Values>;
  correctionOf: (values: Values) => Correction;
  draft: KeptFields;
  onSave: (correction: Correction) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}) {
  const { form, correctionOf, draft, onSave, onCancel, children } = props;
  const { formState, handleSubmit, setError } = form;
  const words = useWords("cv");
  const kit = useWords("kit");
  const failures = useWords("failures");
  const dropDraft = useKeptForm(form, draft);

  async function save(values: Values) {
    const wanted = correctionSchema.safeParse(correctionOf(values));
    if (!wanted.success) {
      for (const { path, message } of wanted.error.issues)
        tell(String(path[0]), failures.sayField({ message }));
      return;
    }
    try {
      await onSave(wanted.data);
      dropDraft();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.isTemporary ? failures.kept({ message: error.message }) : error.message;
      tell(error.code === known.wordsNotInCv.code ? "words" : "root", message);
    }
  }

  function tell(field: string, message: string) {
    const isOwn = field in form.getValues();
    // Checked in the line above: it is one of the form's own fields.
    if (isOwn) setError(field as Path<Values>, { message }, { shouldFocus: true });
    else setError("root", { message });
  }

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(save)} sx={{ display: "grid", gap: 1.5, pb: 1 }}>
      {children}
      {formState.errors.root ? <Alert severity="error">{formState.errors.root.message}</Alert> : null}
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" size="small" variant="outlined" loading={formState.isSubmitting}>
          {words.save}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            dropDraft();
            onCancel();
          }}
        >
          {kit.cancel}
        </Button>
      </Box>
    </Box>
  );
}

/** Nothing typed means that the CV does not state it. */
export function orNull(typed: string): string | null {
  return typed.trim() || null;
}
