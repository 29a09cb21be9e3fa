import type { Screening } from "@winnow/contract/screenings.ts";
import { JobFormDialog } from "../job-forms/panel/job-form-dialog.tsx";
import { useUpdateScreening } from "./queries.ts";

/** The form by which people apply to a screening, and whether they can. */
export default function ScreeningJobForm(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const { mutate, isPending, error } = useUpdateScreening(screening.id);
  return (
    <JobFormDialog
      screening={screening}
      visibility={{ turn: (visibility, options) => mutate({ visibility }, options), isPending, error }}
      onClose={onClose}
    />
  );
}
