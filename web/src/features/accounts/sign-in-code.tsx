import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useEffect, useRef, useState } from "react";
import { keepSession } from "../../api/session.ts";
import { FailureAlert } from "../../ui/feedback/failure-alert.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { FormColumn } from "./form-column.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** The second step of signing in, for accounts that have one: a code of the app, or a recovery code. */
export default function SignInCode({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const words = useWords("accountLinks").code;
  const { signIn, backToSignIn } = useWords("accounts");
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const form = useAccountForm({
    name: "logInWithCode",
    defaultValues: { challenge, code: "" },
    headline: words.failed,
    onSuccess: ({ token, account }) => keepSession({ token, userId: account.id }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns to the other kind of code types it next.
  useEffect(() => field.current?.querySelector("input")?.focus(), [isRecovery]);

  return (
    <>
      <PageHeading
        title={isRecovery ? words.recoveryTitle : words.title}
        subtitle={isRecovery ? words.recoverySubtitle : words.subtitle}
      />
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
        <div ref={field}>
          <TextField
            key={String(isRecovery)}
            label={isRecovery ? words.recoveryLabel : words.label}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            inputMode={isRecovery ? undefined : "numeric"}
            registration={form.register("code")}
            error={form.errors.code?.message}
          />
        </div>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSending}>
          {signIn}
        </Button>
      </FormColumn>
      <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 1 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => {
            form.reset({ challenge, code: "" });
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? words.app : words.recovery}
        </Link>
        <Link component="button" type="button" variant="body2" onClick={onBack}>
          {backToSignIn}
        </Link>
      </Box>
    </>
  );
}
