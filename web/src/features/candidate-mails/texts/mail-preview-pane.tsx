import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { radius } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { SandboxedDocument } from "../../../ui/page/sandboxed-document.tsx";
import { useWords } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { type MailPreview, useMailPreview, useSendMailToMe } from "./text-queries.ts";

const waitMs = 500;

/** A mail as a candidate gets it, with the subject above, following what is typed; and a test of it to oneself. */
export function MailPreviewPane(props: {
  place: MailPlace;
  asked: MailPreview;
  /** For whom it is shown; an invented candidate where nobody is named. */
  whom?: string;
}) {
  const { place, whom } = props;
  const words = useWords("mails").preview;
  const asked = useSettled(props.asked);
  const preview = useMailPreview(place, asked);
  const sending = useSendMailToMe(place);
  const { email } = useAccount();
  const showToast = useToast();
  const error = preview.error ?? sending.error;

  function sendToMe() {
    sending.mutate(props.asked, { onSuccess: () => showToast(words.sentToMe({ email })) });
  }

  return (
    <Box component="section" aria-label={words.label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
        <Box sx={{ ...mutedText, flex: 1, minWidth: 120, overflowWrap: "anywhere" }}>
          {words.as} <bdi>{whom ?? words.anybody}</bdi> {words.getsIt}
        </Box>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={sending.isPending}
          onClick={sendToMe}
        >
          {words.sendToMe}
        </Button>
      </Box>
      {error ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error.message}
        </Alert>
      ) : null}
      {preview.data ? (
        <Box sx={{ border: 1, borderColor: "divider", borderRadius: radius.control, overflow: "clip" }}>
          <Typography
            dir="auto"
            sx={{
              px: 2,
              py: 1.5,
              fontWeight: 600,
              overflowWrap: "anywhere",
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            {preview.data.subject}
          </Typography>
          <SandboxedDocument title={words.mail} html={preview.data.html} />
        </Box>
      ) : preview.error ? null : (
        <Skeleton variant="rounded" height={360} role="progressbar" aria-label={words.loading} />
      )}
    </Box>
  );
}

/** What is asked for once nothing was typed for a moment; another mail or language at once. */
function useSettled(asked: MailPreview): MailPreview {
  const [settled, setSettled] = useState(asked);
  const isOther = settled.kind !== asked.kind || settled.language !== asked.language;
  const wanted = JSON.stringify(asked);
  if (isOther) setSettled(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is new with every drawing, and the same in words.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), waitMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return isOther ? asked : settled;
}
