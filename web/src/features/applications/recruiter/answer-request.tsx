import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { maximumApplicantRequestCharacters } from "@winnow/contract/limits.ts";
import { type FormEvent, useState } from "react";
import { useDraftText } from "../../../api/use-draft.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";
import { useAnswerRequest } from "./application-queries.ts";

/** Answers what an applicant asks; they read it on their receipt and are told by mail. */
export function AnswerRequest(props: {
  applicationId: string;
  requestId: string;
  onAnswered: (() => void) | undefined;
}) {
  const { applicationId, requestId, onAnswered } = props;
  const [typed, keep] = useDraftText({ subjectId: applicationId, name: `answer ${requestId}` });
  const [isAsked, setIsAsked] = useState(false);
  const answering = useAnswerRequest(applicationId);
  const showToast = useToast();
  const answer = typed ?? "";
  const words = useWords("applications").answer;
  const failures = useWords("failures");
  const isEmpty = answer.trim() === "";

  function send(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isEmpty || answering.isPending) return;
    answering.mutate(
      { requestId, answer },
      {
        onSuccess: () => {
          keep(null);
          showToast(words.sent);
          onAnswered?.();
        },
      },
    );
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={send}
      sx={{ mt: 1, display: "grid", gap: 1, maxWidth: "72ch", displayPrint: "none" }}
    >
      {answering.error ? (
        <FailureAlert headline={words.notSent} reason={failureReason(answering.error, failures)} />
      ) : null}
      <LabelledInput
        label={words.label}
        hint={words.hint}
        multiline
        minRows={2}
        maxRows={16}
        maxLength={maximumApplicantRequestCharacters}
        value={answer}
        message={isAsked && isEmpty ? words.empty : null}
        // What is on its way takes the field with it.
        readOnly={answering.isPending}
        onChange={({ target }) => keep(target.value)}
      />
      <div>
        <Button type="submit" size="small" variant="outlined" loading={answering.isPending}>
          {words.send}
        </Button>
      </div>
    </Box>
  );
}
