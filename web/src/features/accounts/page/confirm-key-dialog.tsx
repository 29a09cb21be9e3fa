import Box from "@mui/material/Box";
import type { AuthenticatorKey } from "@winnow/contract/second-factors.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { drawQr } from "../../../ui/qr/qr-drawing.ts";
import { QrPicture } from "../../../ui/qr/qr-picture.tsx";
import { useWords } from "../../../words/words.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useSecondFactorChanged } from "./queries.ts";

/** A key to be taken into the authenticator app, and the code by which the app shows that it has it. */
export function ConfirmKeyDialog(props: {
  authenticatorKey: AuthenticatorKey;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const { authenticatorKey, onDone, onClose } = props;
  const words = useWords("accountPage").twoStep;
  const changed = useSecondFactorChanged();
  const form = useAccountForm({
    name: "turnOnSecondFactor",
    defaultValues: { code: "" },
    headline: words.notOn,
    onSuccess: ({ recovery_codes }) => {
      changed();
      onDone(recovery_codes);
    },
  });
  return (
    <FormDialog title={words.titleOn} act={words.turnOn} form={form} onClose={onClose}>
      <Box>{words.scan}</Box>
      <Box sx={{ display: "grid", justifyItems: "center" }}>
        <QrPicture drawing={drawQr(authenticatorKey.uri)} label={words.qr} size={192} />
      </Box>
      <Box>
        {words.orType}{" "}
        <Box component="code" sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>
          {inGroups(authenticatorKey.secret)}
        </Box>
      </Box>
      <TextField
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={words.endsSessions}
        registration={form.register("code")}
        error={form.errors.code?.message}
      />
    </FormDialog>
  );
}

/** Of four, which apps take as well. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? "";
}
