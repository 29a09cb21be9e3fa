import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useAccount } from "../../../api/account-query.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useChangeDrive, useMailPreview } from "../queries.ts";

/** The text of one mail, what it becomes for a candidate, and a test of it to oneself. */
export function MailPanel(props: {
  drive: DriveRoundDetails;
  mail: "invitation" | "reminder";
  title: string;
}) {
  const { drive, mail, title } = props;
  const { email } = useAccount();
  const saving = useChangeDrive(drive.id);
  const preview = useMailPreview(drive.id);
  const showToast = useToast();
  const { text, change, commit } = useKeptText({
    place: { subjectId: drive.id, name: `mail ${mail}` },
    stored: drive.mails[mail] ?? "",
    save: (next) =>
      saving.mutateAsync(({ mails }) => ({ mails: { ...mails, [mail]: next.trim() === "" ? null : next } })),
  });
  const asked = { mail, text: text.trim() === "" ? null : text } as const;
  const error = saving.error ?? preview.error;

  function sendTest() {
    preview.mutate(
      { ...asked, send: true },
      { onSuccess: () => showToast(`A test is on its way to ${email}.`) },
    );
  }

  return (
    <Panel title={title}>
      <LabelledInput
        label={`Text of the ${mail}`}
        hint="Left empty, the usual text is sent. {{name}}, {{recruiter}}, {{title}}, {{opens}}, {{closes}} and {{link}} become what they stand for."
        multiline
        minRows={6}
        maxRows={24}
        value={text}
        maxLength={5_000}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          loading={preview.isPending}
          onClick={() => preview.mutate({ ...asked, send: false })}
        >
          Preview
        </Button>
        <Button color="inherit" disabled={preview.isPending} onClick={sendTest}>
          Send a test to me
        </Button>
      </Box>
      {error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.message}
        </Alert>
      ) : null}
      {preview.data ? (
        <Box role="region" aria-label={`Preview of the ${mail}`} sx={{ mt: 2 }}>
          {preview.data.unknown_placeholders.length > 0 ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Nothing stands behind {preview.data.unknown_placeholders.join(", ")}.
            </Alert>
          ) : null}
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }} dir="auto">
            {preview.data.subject}
          </Typography>
          <Box
            dir="auto"
            sx={{
              mt: 1,
              p: 2,
              whiteSpace: "pre-wrap",
              overflowWrap: "anywhere",
              border: 1,
              borderColor: "divider",
              borderRadius: radius.control,
              fontSize: textSize.small,
            }}
          >
            {preview.data.text}
          </Box>
        </Box>
      ) : null}
    </Panel>
  );
}
