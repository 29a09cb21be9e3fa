import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordQuestion } from "./password-question.tsx";

export default function EndOtherSessionsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("accountPage").sessions;
  const showToast = useToast();
  const form = useAccountForm({
    name: "endOtherSessions",
    defaultValues: { password: "" },
    headline: words.notAllEnded,
    onSuccess: () => {
      showToast(words.allEnded);
      onClose();
    },
  });
  return (
    <FormDialog title={words.titleAll} act={words.endAll} form={form} onClose={onClose}>
      <PasswordQuestion text={words.text} label={words.password} form={form} />
    </FormDialog>
  );
}
