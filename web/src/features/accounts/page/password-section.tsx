import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useAccount } from "../../../api/account-query.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useSessionsEnded } from "./queries.ts";

const empty = { present_password: "", password: "" };

/** A new password, by the present one. */
export function PasswordSection({ title }: { title: string }) {
  const words = useWords("accountPage").password;
  const { email } = useAccount();
  const sessionsEnded = useSessionsEnded();
  const showToast = useToast();
  const form = useAccountForm({
    name: "changePassword",
    defaultValues: empty,
    headline: words.failed,
    onSuccess: () => {
      form.reset(empty);
      sessionsEnded();
      showToast(words.done);
    },
  });
  return (
    <Panel title={title}>
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <Box sx={{ maxWidth: 420 }}>
        <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
          {/* Tells password managers whose passwords these are. */}
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden
            style={visuallyHidden}
          />
          <PasswordField
            label={words.present}
            autoComplete="current-password"
            registration={form.register("present_password")}
            error={form.errors.present_password?.message}
          />
          <PasswordField
            label={words.new}
            autoComplete="new-password"
            hint={words.hint}
            registration={form.register("password")}
            error={form.errors.password?.message}
          />
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            loading={form.isSending}
            sx={{ justifySelf: "start" }}
          >
            {words.act}
          </Button>
        </FormColumn>
      </Box>
    </Panel>
  );
}
