import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Application } from "@winnow/contract/applications.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { QuotedWords } from "../evidence/quoted-words.tsx";

type Answer = Application["answers"][number];

/** What the form asked, and what was answered, in the applicant's own words. */
export function ApplicantAnswers(props: {
  answers: readonly Answer[];
  /** Of an answer that is a file, by its id; without it a file is named only. */
  onDownload?: (fileId: string) => void;
}) {
  const { answers, onDownload } = props;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice, and none moves.
        <Box key={index} sx={{ minWidth: 0, breakInside: "avoid" }}>
          <Box component="dt" dir="auto" sx={{ ...mutedText, overflowWrap: "anywhere" }}>
            {answer.question}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            <Value answer={answer} onDownload={onDownload} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Value(props: { answer: Answer; onDownload: ((fileId: string) => void) | undefined }) {
  const { onDownload } = props;
  const words = useWords("kit");
  const { kind, value, file_id } = props.answer;
  if (value === "") return words.notAnswered;
  // Only what leads to the web is made a link, whatever was typed.
  if (kind === "link" && /^https?:\/\//i.test(value)) {
    return (
      <Link href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </Link>
    );
  }
  if (kind === "file" && file_id !== null && onDownload) {
    return (
      <Link component="button" type="button" onClick={() => onDownload(file_id)} sx={{ textAlign: "start" }}>
        <bdi>{value}</bdi>
      </Link>
    );
  }
  return <QuotedWords>{value}</QuotedWords>;
}
