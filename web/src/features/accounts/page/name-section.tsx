import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useAccount } from "../../../api/account-query.ts";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useAccountChanged } from "./queries.ts";

/** The name that greets in mails and stands beside what somebody does. */
export function NameSection({ title }: { title: string }) {
  const { username, email } = useAccount();
  const changed = useAccountChanged();
  const showToast = useToast();
  const form = useAccountForm({
    name: "updateAccount",
    defaultValues: { username },
    headline: "The name was not changed.",
    onSuccess: ({ account }) => {
      changed(account);
      form.reset({ username: account.username });
      showToast("Your name is changed.");
    },
  });
  return (
    <Panel title={title}>
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <Box sx={{ maxWidth: 420 }}>
        <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
          <TextField
            label="Your name"
            autoComplete="name"
            hint="Candidates see it in mails, and you see it beside what you did."
            registration={form.register("username")}
            error={form.errors.username?.message}
          />
          <Box sx={mutedText}>
            You sign in as <bdi>{email}</bdi>.
          </Box>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={!form.isDirty}
            loading={form.isSending}
            sx={{ justifySelf: "start" }}
          >
            Save name
          </Button>
        </FormColumn>
      </Box>
    </Panel>
  );
}
