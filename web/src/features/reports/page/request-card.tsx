import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { InterviewDetails } from "@winnow/contract/reports.ts";
import { useState } from "react";
import { useDraftText } from "../../../api/use-draft.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { useAnswerRequest } from "../queries.ts";

type Request = InterviewDetails["requests"][number];

const extraTimes = [25, 50, 75, 100, 150, 200, 300];

/** What a candidate asks for, in their own words, and the answer or a place for it. */
export function RequestCard({ details, request }: { details: InterviewDetails; request: Request }) {
  const { kind, text, state, answer, created_at } = request;
  const { interviewRequests, interviewRequestStates } = useWords("labels");
  return (
    <Box component="li" sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, columnGap: 1.5, alignItems: "baseline" }}>
        <Typography variant="h3">{interviewRequests[kind]}</Typography>
        <span>{interviewRequestStates[state]}</span>
        <Box component="span" sx={mutedText}>
          {formatDateTime(created_at)}
        </Box>
      </Box>
      {text === "" ? null : <QuotationBlock text={text} />}
      {answer ? (
        <Box dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "72ch" }}>
          {answer}
        </Box>
      ) : null}
      {state === "open" ? <RequestAnswer details={details} request={request} /> : null}
    </Box>
  );
}

function RequestAnswer({ details, request }: { details: InterviewDetails; request: Request }) {
  const { interview } = details;
  const answering = useAnswerRequest(interview.id);
  const showToast = useToast();
  const [percent, setPercent] = useState("50");
  const [draft, keepDraft] = useDraftText({ subjectId: interview.id, name: `answer ${request.id}` });
  const { requests: words } = useWords("interviews");

  function send(isGranted: boolean) {
    answering.mutate(
      {
        requestId: request.id,
        is_granted: isGranted,
        extra_time_percent: Number(percent),
        answer: draft ?? "",
      },
      {
        onSuccess: () => {
          keepDraft(null);
          showToast(isGranted ? words.granted(interview) : words.declined(interview));
        },
      },
    );
  }

  return (
    <Box sx={{ display: "grid", gap: 1.5, width: "100%", maxWidth: "72ch" }}>
      {request.kind === "extra_time" ? (
        <Box sx={{ maxWidth: 240 }}>
          <LabelledSelect
            label={words.howMuch}
            value={percent}
            choices={extraTimes.map((each) => ({
              value: String(each),
              words: words.more({ percent: each }),
            }))}
            onChange={setPercent}
          />
        </Box>
      ) : (
        <Box sx={mutedText}>{words.inWriting}</Box>
      )}
      <LabelledInput
        label={words.word[request.kind]}
        hint={words.hint}
        multiline
        minRows={2}
        maxRows={8}
        value={draft ?? ""}
        maxLength={2_000}
        // What is on its way takes the field with it.
        readOnly={answering.isPending}
        onChange={({ target }) => keepDraft(target.value || null)}
      />
      {answering.error ? <Alert severity="error">{answering.error.message}</Alert> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" loading={answering.isPending} onClick={() => send(true)}>
          {words.grant[request.kind]}
        </Button>
        <Button variant="outlined" color="inherit" disabled={answering.isPending} onClick={() => send(false)}>
          {words.decline}
        </Button>
      </Box>
    </Box>
  );
}
