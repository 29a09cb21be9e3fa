import InboxIcon from "@mui/icons-material/AllInboxOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MailGoesTo } from "@winnow/contract/accounts.ts";
import { paths } from "@winnow/contract/paths.ts";
import { type ReactNode, useState } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { AuthSwitchLink } from "./auth-switch-link.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

const secondsBetweenMails = 60;

/** After a mail went out: where to look, for what, how long it holds, and how to get it again. */
export function MailSent(props: {
  title: string;
  /** What was sent to whom. */
  children: ReactNode;
  otherwise: string;
  /** Null where the server has not said so yet. */
  mailGoesTo: MailGoesTo | null;
  resend: () => Promise<{ mail_goes_to: MailGoesTo }>;
  /** A further way on, above the one to send the mail again. */
  wayOn?: ReactNode;
}) {
  const { title, children, otherwise, resend, wayOn } = props;
  const { mail: words, backToSignIn } = useWords("accounts");
  const [mailGoesTo, setMailGoesTo] = useState(props.mailGoesTo);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [secondsLeft, waitAgain] = useSecondsLeft(secondsBetweenMails);

  async function sendAgain() {
    setIsSending(true);
    setOutcome(null);
    try {
      setMailGoesTo((await resend()).mail_goes_to);
      setOutcome(words.sentAgain);
      waitAgain();
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : words.notSentAgain);
    }
    setIsSending(false);
  }

  return (
    <>
      <PageHeading title={title} />
      <Box role="status" sx={{ display: "grid", gap: 2, mb: 3 }}>
        {children}
        {mailGoesTo === "operator" ? null : (
          <Typography sx={{ color: "text.secondary" }}>{words.nothing({ otherwise })}</Typography>
        )}
      </Box>
      {mailGoesTo === "operator" ? (
        <Notice icon={<InboxIcon color="action" />}>{words.atOperator}</Notice>
      ) : null}
      <Box sx={{ display: "grid", gap: 1 }}>
        {wayOn}
        <Button
          fullWidth
          variant="outlined"
          color="inherit"
          loading={isSending}
          disabled={secondsLeft > 0}
          onClick={() => void sendAgain()}
        >
          {secondsLeft > 0 ? words.againIn({ seconds: secondsLeft }) : words.again}
        </Button>
        <Typography role="status" variant="body2" sx={{ textAlign: "center", color: "text.secondary" }}>
          {outcome}
        </Typography>
      </Box>
      <AuthSwitchLink to={paths.signIn} label={backToSignIn} />
    </>
  );
}
