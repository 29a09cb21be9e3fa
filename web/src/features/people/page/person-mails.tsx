import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Person } from "@winnow/contract/people.ts";
import { useState } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";

const firstShown = 8;

/** What the person was told by mail, the newest first, and what did not go out. */
export function PersonMails({ mails }: { mails: Person["mails"] }) {
  const [isWhole, setIsWhole] = useState(false);
  const words = useWords("people").mails;
  if (mails.length === 0) return null;
  const shown = isWhole ? mails : mails.slice(0, firstShown);
  return (
    <Panel title={words.title}>
      <Box component="ul" aria-label={words.title} sx={plainList}>
        {shown.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </Box>
      {shown.length < mails.length ? (
        <Button color="inherit" size="small" onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          {words.all({ count: mails.length })}
        </Button>
      ) : null}
    </Panel>
  );
}

function Mail({ mail }: { mail: Person["mails"][number] }) {
  const { kind, to, subject, state, failure, at } = mail;
  const words = useWords("people").mails;
  const labels = useWords("labels");
  const stated = { state: labels.candidateMailStates[state], moment: formatDateTime(at) };
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {labels.candidateMailKinds[kind]}
        </Box>{" "}
        <Box component="span" sx={mutedText}>
          {words.to} <bdi>{to}</bdi>
        </Box>
        {subject === "" ? null : (
          <Box sx={mutedText}>
            <bdi>{subject}</bdi>
          </Box>
        )}
        {failure === null ? null : <Box dir="auto">{failure}</Box>}
      </Box>
      <Box sx={state === "failed" ? { fontWeight: 600 } : mutedText}>
        {state === "waiting" ? words.waitingUntil(stated) : words.stateAt(stated)}
      </Box>
    </Box>
  );
}
