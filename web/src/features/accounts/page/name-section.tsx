import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useAccount } from "../../../api/account-query.ts";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { useAccountChanged } from "./queries.ts";

/** The name that greets in mails and stands beside what somebody does. */
export function NameSection({ title }: { title: string }) {
  const words = useWords("accountPage").name;
  const { username, email } = useAccount();
  const changed = useAccountChanged();
  const showToast = useToast();
  const form = useAccountForm({
    name: "updateAccount",
    defaultValues: { username },
    headline: words.failed,
    onSuccess: ({ account }) => {
      changed(account);
      form.reset({ username: account.username });
      showToast(words.done);
    },
  });
  return (
    <Panel title={title}>
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      <Box sx={{ maxWidth: 420 }}>
        <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
          <TextField
            label={words.label}
            autoComplete="name"
            hint={words.hint}
            registration={form.register("username")}
            error={form.errors.username?.message}
          />
          <Box sx={mutedText}>
            {words.signInAs} <bdi>{email}</bdi>
            {words.afterAddress}
          </Box>
          <Button
            type="submit"
            variant="outlined"
            color="inherit"
            disabled={!form.isDirty}
            loading={form.isSending}
            sx={{ justifySelf: "start" }}
          >
            {words.save}
          </Button>
        </FormColumn>
      </Box>
    </Panel>
  );
}
