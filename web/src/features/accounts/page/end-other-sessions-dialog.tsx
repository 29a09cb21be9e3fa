import Box from "@mui/material/Box";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";

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
      <Box>{words.text}</Box>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        registration={form.register("password")}
        error={form.errors.password?.message}
      />
    </FormDialog>
  );
}
