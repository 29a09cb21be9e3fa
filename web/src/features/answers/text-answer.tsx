import CheckIcon from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import { maximumAnswerCharacters } from "@winnow/contract/limits.ts";
import { useEffect, useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { mutedText } from "../../theme/styles.ts";
import { LabelledInput } from "../../ui/form/labelled-input.tsx";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import { QuestionText } from "./question-text.tsx";
import { TimeLine } from "./time-line.tsx";
import { useTimeLeft } from "./use-time-left.ts";

/** An answer in writing, saved as it is typed. */
export function TextAnswer({ question }: { question: InterviewQuestion }) {
  const words = useWords("interview").answer;
  const time = useWords("interview").time;
  const { session, texts, signals } = useOpenInterview();
  const { questionId, text, status } = useStore(texts.store);
  const [isBusy, setIsBusy] = useState(false);
  const leftMs = useTimeLeft(question.answer_ends_at, () => void texts.flush());
  const isOpen = questionId === question.id;

  useEffect(() => {
    void texts.open(question);
  }, [texts, question]);

  useEffect(() => {
    const flush = () => void texts.flush();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [texts]);

  async function give() {
    setIsBusy(true);
    await texts.flush();
    await signals.flush();
    await session.give(question);
    setIsBusy(false);
  }

  return (
    <>
      <QuestionText text={question.text} />
      <TimeLine leftMs={leftMs} totalMs={question.answer_seconds * 1000} label={time.toAnswer} />
      <LabelledInput
        label={words.yours}
        multiline
        minRows={8}
        autoFocus
        value={isOpen ? text : question.answer_text}
        readOnly={leftMs <= 0 || !isOpen || isBusy}
        maxLength={maximumAnswerCharacters}
        onChange={({ target }) => texts.type(target.value)}
        onPaste={(event) =>
          signals.note("pasted", question.id, event.clipboardData.getData("text/plain").length)
        }
      />
      <Box
        role="status"
        sx={{ ...mutedText, display: "flex", alignItems: "center", gap: 0.5, minHeight: 20, mt: 1 }}
      >
        {text !== "" ? (
          <>
            {status === "saved" ? (
              <CheckIcon sx={{ fontSize: 16, color: "primary.main" }} aria-hidden />
            ) : null}
            {words[status]}
          </>
        ) : null}
      </Box>
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void give()}>
          {leftMs <= 0 ? words.goOnWith : words.give}
        </Button>
      </Box>
    </>
  );
}
