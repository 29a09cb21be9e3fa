import type { AuthenticatorKey } from "@winnow/contract/second-factors.ts";
import { useState } from "react";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { ConfirmKeyDialog } from "./confirm-key-dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** The password, then a key for the app and a code of it, then the recovery codes. */
export default function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("accountPage").twoStep;
  const showToast = useToast();
  const [key, setKey] = useState<AuthenticatorKey | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function end() {
    onClose();
    // Not before: nobody sees or hears it behind a dialog.
    showToast(words.isOn);
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={end} />;
  if (key) return <ConfirmKeyDialog authenticatorKey={key} onDone={setCodes} onClose={onClose} />;
  return <AskPassword onKey={setKey} onClose={onClose} />;
}

function AskPassword({ onKey, onClose }: { onKey: (key: AuthenticatorKey) => void; onClose: () => void }) {
  const words = useWords("accountPage").twoStep;
  const form = useAccountForm({
    name: "beginSecondFactor",
    defaultValues: { password: "" },
    headline: words.notOn,
    onSuccess: onKey,
  });
  return (
    <FormDialog title={words.titleOn} act={words.goOn} form={form} onClose={onClose}>
      <PasswordQuestion text={words.askPassword} label={words.password} form={form} />
    </FormDialog>
  );
}
