import Box from "@mui/material/Box";
import type { Receipt } from "@winnow/contract/applications.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { ApplicantAnswers } from "../applicant-answers.tsx";
import { ReceiptNotice } from "./receipt-notice.tsx";
import { ReplaceCv } from "./replace-cv.tsx";

/** What was sent by the form: who, the file, the answers. */
export function ReceiptSent(props: { token: string; receipt: Receipt; isOpen: boolean }) {
  const { token, receipt, isOpen } = props;
  const words = useWords("receipt").sent;
  const facts = [
    [words.name, receipt.name],
    [words.email, receipt.email],
    [words.cv, receipt.file_name],
    [words.at, formatDateTime(receipt.sent_at)],
  ] as const;
  return (
    <Panel title={words.title}>
      <Box component="dl" sx={factsStyle}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
      {receipt.answers.length > 0 ? (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider" }}>
          <ApplicantAnswers answers={receipt.answers} />
        </Box>
      ) : null}
      {isOpen ? <ReplaceCv token={token} /> : null}
      <ReceiptNotice receipt={receipt} />
    </Panel>
  );
}

const factsStyle = {
  m: 0,
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  columnGap: 2,
  rowGap: 0.5,
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
} as const;
