import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AccountExport } from "@winnow/contract/account-exports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { formatBytes } from "../../../ui/format/format-bytes.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { FormColumn } from "../form-column.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { CodeField } from "./code-field.tsx";
import { useAccountExport, useAccountExportAsked, useDownloadAccountExport } from "./queries.ts";

const empty = { password: "", code: "" };

/** Everything that the account holds, as one file. */
export function ExportSection({ title }: { title: string }) {
  const words = useWords("accountPage").export;
  const made = useAccountExport();
  const asked = useAccountExportAsked();
  const form = useAccountForm({
    name: "createAccountExport",
    defaultValues: empty,
    headline: words.notBegun,
    onSuccess: (begun) => {
      asked(begun);
      form.reset(empty);
    },
  });
  const isWorking = made.data?.state === "waiting" || made.data?.state === "working";
  return (
    <Panel title={title}>
      <Box sx={{ mb: 2, maxWidth: "64ch" }}>{words.text}</Box>
      {made.error ? (
        <ErrorState
          title={words.notLoaded}
          error={made.error}
          onRetry={() => void made.refetch()}
          isRetrying={made.isFetching}
        />
      ) : null}
      {made.data ? <LastExport made={made.data} /> : null}
      {form.failure ? <FailureAlert {...form.failure} /> : null}
      {isWorking ? null : (
        <Box sx={{ maxWidth: 420 }}>
          <FormColumn onSubmit={form.onSubmit} prepare={form.prepare}>
            <PasswordField
              label={words.password}
              autoComplete="current-password"
              registration={form.register("password")}
              error={form.errors.password?.message}
            />
            <CodeField registration={form.register("code")} error={form.errors.code?.message} />
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
      )}
    </Panel>
  );
}

function LastExport({ made }: { made: AccountExport }) {
  const words = useWords("accountPage").export;
  const download = useDownloadAccountExport();
  const { state, size_bytes, message, created_at, expires_at } = made;
  if (state === "waiting" || state === "working") {
    return <Box role="status">{words.working}</Box>;
  }
  return (
    <Box sx={{ mb: 2 }}>
      {download.error ? (
        <FailureAlert headline={words.notDownloaded} reason={download.error.message} />
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Box role="status" sx={{ flex: "1 1 240px" }}>
          {state === "ready"
            ? words.made({ when: formatDateTime(created_at), size: formatBytes(size_bytes ?? 0) })
            : null}
          <Box sx={mutedText}>
            {[
              message && sayReason(message),
              state === "ready" ? words.keptUntil({ when: formatDateTime(expires_at) }) : null,
            ]
              .filter(Boolean)
              .join(" ")}
          </Box>
        </Box>
        {state === "ready" ? (
          <Button
            variant="outlined"
            color="inherit"
            loading={download.isPending}
            onClick={() => download.mutate(made.id)}
          >
            {words.download}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
