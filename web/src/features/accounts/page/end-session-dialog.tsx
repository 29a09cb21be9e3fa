import type { AccountSession } from "@winnow/contract/account-settings.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordQuestion } from "./password-question.tsx";
import { deviceWords } from "./session-words.ts";

export default function EndSessionDialog(props: { session: AccountSession; onClose: () => void }) {
  const { session, onClose } = props;
  const words = useWords("accountPage").sessions;
  const showToast = useToast();
  const form = useAccountForm({
    name: "endSession",
    defaultValues: { id: session.id, password: "" },
    headline: words.notEnded,
    onSuccess: () => {
      showToast(words.ended);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.titleOne({ device: deviceWords(session) })}
      act={words.endOne}
      form={form}
      onClose={onClose}
    >
      <PasswordQuestion text={words.text} label={words.password} form={form} />
    </FormDialog>
  );
}
