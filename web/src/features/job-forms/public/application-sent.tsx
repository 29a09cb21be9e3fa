import CheckIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useEffect, useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { useApplication } from "./application-context.ts";
import type { SentApplication } from "./kept-application.ts";

/** That it has arrived, what happens next, and the link by which it is followed. */
export function ApplicationSent({ sent }: { sent: SentApplication }) {
  const { state, startOver } = useApplication();
  const { form, wasJustSent } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = "Thank you, your application has arrived";

  useEffect(() => {
    document.title = `${title} · Winnow`;
    // What was pressed is gone.
    if (wasJustSent) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [wasJustSent]);

  return (
    <>
      <CheckIcon sx={{ fontSize: 40, color: "primary.main", mb: 1 }} aria-hidden />
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      {form ? (
        <Typography sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
          <bdi>{form.title}</bdi> · <bdi>{form.employer}</bdi>
        </Typography>
      ) : null}
      {sent.receiptLink === null ? (
        <Typography sx={{ mt: 3, maxWidth: "60ch", overflowWrap: "anywhere" }}>
          It was sent in another tab. Its link is shown there, and is on its way to {isolate(sent.email)}.
        </Typography>
      ) : (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
            <Button variant="contained" size="large" href={sent.receiptLink}>
              See your application
            </Button>
            <CopyLink link={sent.receiptLink} />
          </Box>
          <Typography sx={{ ...mutedText, mt: 1.5, maxWidth: "60ch", overflowWrap: "anywhere" }}>
            The same link is on its way to {isolate(sent.email)}. Keep it to yourself: whoever has it can see
            and erase your application.
          </Typography>
        </>
      )}
      <Typography variant="h2" sx={{ mt: 4 }}>
        What happens next
      </Typography>
      <Box component="ol" sx={{ mt: 1, pl: 2.5, maxWidth: "60ch", "& li": { mb: 1 } }}>
        <li>Your CV is compared with what the job asks for. Nothing is decided by that.</li>
        <li>{form ? isolate(form.employer) : "The employer"} looks at it. People decide, no program does.</li>
        <li>
          Until then your link shows how it stands. There you can correct what was read, add what is missing,
          ask for a person, withdraw, or have everything erased.
        </li>
      </Box>
      <Button
        color="inherit"
        onClick={() => void startOver()}
        sx={{ mt: 2, ml: -2, color: "text.secondary" }}
      >
        Apply for somebody else
      </Button>
    </>
  );
}

function CopyLink({ link }: { link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      onClick={() => {
        navigator.clipboard.writeText(link).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        );
      }}
    >
      <span role="status">{isCopied ? "Copied" : "Copy link"}</span>
    </Button>
  );
}
