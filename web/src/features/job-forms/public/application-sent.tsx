import CheckIcon from "@mui/icons-material/CheckCircleOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useEffect, useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { useApplication } from "./application-context.ts";
import type { SentApplication } from "./kept-application.ts";

/** That it has arrived, what happens next, and the link by which it is followed. */
export function ApplicationSent({ sent }: { sent: SentApplication }) {
  const words = useWords("jobForm").sent;
  const { state, startOver } = useApplication();
  const { form, wasJustSent } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const { title } = words;

  useEffect(() => {
    document.title = `${title} · Winnow`;
    // What was pressed is gone.
    if (wasJustSent) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [wasJustSent, title]);

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
          {words.elsewhere({ email: isolate(sent.email) })}
        </Typography>
      ) : (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
            <Button variant="contained" size="large" href={sent.receiptLink}>
              {words.see}
            </Button>
            <CopyLink link={sent.receiptLink} />
          </Box>
          <Typography sx={{ ...mutedText, mt: 1.5, maxWidth: "60ch", overflowWrap: "anywhere" }}>
            {words.alsoMailed({ email: isolate(sent.email) })}
          </Typography>
        </>
      )}
      <Typography variant="h2" sx={{ mt: 4 }}>
        {words.next}
      </Typography>
      <Box component="ol" sx={{ mt: 1, pl: 2.5, maxWidth: "60ch", "& li": { mb: 1 } }}>
        <li>{words.compared}</li>
        <li>{words.looked({ employer: form ? isolate(form.employer) : words.theEmployer })}</li>
        <li>{words.untilThen}</li>
      </Box>
      <Button
        color="inherit"
        onClick={() => void startOver()}
        sx={{ mt: 2, ml: -2, color: "text.secondary" }}
      >
        {words.again}
      </Button>
    </>
  );
}

function CopyLink({ link }: { link: string }) {
  const kit = useWords("kit");
  const words = useWords("jobForm").sent;
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
      <span role="status">{isCopied ? kit.copied : words.copyLink}</span>
    </Button>
  );
}
