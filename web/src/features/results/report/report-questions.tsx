import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MatchReport } from "@winnow/contract/match-report.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../report-section.tsx";

/** What to ask, one question for each must-have that the CV does not state. */
export function ReportQuestions(props: { questions: MatchReport["questions"]; isReadInPart: boolean }) {
  const { questions, isReadInPart } = props;
  const showToast = useToast();
  const { questions: words } = useWords("matchReport");
  const stored = useWords("stored");
  if (questions.length === 0) return null;

  function copy() {
    navigator.clipboard.writeText(questions.map(({ text }) => stored.report(text)).join("\n")).then(
      () => showToast(words.copied({ count: questions.length })),
      () => showToast(words.notCopied, { tone: "error" }),
    );
  }

  return (
    <ReportSection
      title={words.title}
      action={
        <Button size="small" variant="outlined" color="inherit" aria-label={words.copyLabel} onClick={copy}>
          {words.copy}
        </Button>
      }
    >
      {isReadInPart ? <Typography sx={{ mb: 1, maxWidth: "72ch" }}>{words.unreadPart}</Typography> : null}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1, maxWidth: "72ch" }}>
        {questions.map(({ requirement_id, text }) => (
          <Box component="li" key={`${requirement_id} ${text}`} sx={{ breakInside: "avoid" }}>
            <StoredWords stored={text} say={stored.report} />
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
