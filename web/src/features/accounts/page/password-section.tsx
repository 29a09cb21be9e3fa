import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useAccount } from "../../../api/account-query.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useSessionsEnded } from "./queries.ts";

const empty = { present_password: "", password: "" };

/** A new password, by the present one. */
export function PasswordSection({ title }: { title: string }) {
  const { email } = useAccount();
  const sessionsEnded = useSessionsEnded();
  const showToast = useToast();
  const form = useAccountForm({
    name: "changePassword",
    defaultValues: empty,
    headline: "The password was not changed.",
    onSuccess: () => {
      form.reset(empty);
      sessionsEnded();
      showToast("Your password is changed. Every other session has ended.");
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
            label="Present password"
            autoComplete="current-password"
            registration={form.register("present_password")}
            error={form.errors.present_password?.message}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="At least 8 characters. You stay signed in here; every other session ends, and a mail tells you."
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
            Change password
          </Button>
        </FormColumn>
      </Box>
    </Panel>
  );
}
