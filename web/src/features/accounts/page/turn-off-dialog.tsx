import Box from "@mui/material/Box";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordAndCode } from "./password-and-code.tsx";
import { useSecondFactorChanged } from "./queries.ts";

export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("accountPage").twoStep;
  const changed = useSecondFactorChanged();
  const showToast = useToast();
  const form = useAccountForm({
    name: "turnOffSecondFactor",
    defaultValues: { password: "", code: "" },
    headline: words.notOff,
    onSuccess: () => {
      changed();
      showToast(words.isOff);
      onClose();
    },
  });
  return (
    <FormDialog title={words.titleOff} act={words.turnOff} form={form} onClose={onClose}>
      <Box>
        {words.offText} {words.endsSessions}
      </Box>
      <PasswordAndCode register={form.register} errors={form.errors} />
    </FormDialog>
  );
}
