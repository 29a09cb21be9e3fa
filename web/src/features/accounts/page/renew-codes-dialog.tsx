import Box from "@mui/material/Box";
import { useState } from "react";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordAndCode } from "./password-and-code.tsx";
import { useSecondFactorChanged } from "./queries.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

export default function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const words = useWords("accountPage").twoStep;
  const changed = useSecondFactorChanged();
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useAccountForm({
    name: "renewRecoveryCodes",
    defaultValues: { password: "", code: "" },
    headline: words.notRenewed,
    onSuccess: ({ recovery_codes }) => {
      changed();
      setCodes(recovery_codes);
    },
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormDialog title={words.titleRenew} act={words.renew} form={form} onClose={onClose}>
      <Box>{words.renewText}</Box>
      <PasswordAndCode register={form.register} errors={form.errors} />
    </FormDialog>
  );
}
