import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { noticeTexts } from "@winnow/contract/interview-notice.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { answerKindLabels } from "@winnow/contract/labels.ts";
import { type ReactNode, type ToggleEvent, useId, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { TickBox } from "../../ui/form/tick-box.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { AdjustmentRequests } from "./adjustment-requests.tsx";
import { formatMomentIn, formatWindowMoment } from "./format-window.ts";
import { useOpenInterview } from "./interview-context.ts";
import { formatLength } from "./time-words.ts";

/** What this is, who sees it and how it is assessed; nothing begins before consent. */
export function WelcomeStage({ interview }: { interview: CandidateInterview }) {
  return (
    <>
      <Typography sx={{ mt: 1 }}>
        Hello {isolate(interview.name)}. {isolate(interview.recruiter)} asks you a few questions, which you
        answer at a time that suits you. Reading this page uses nothing up.
      </Typography>
      <InterviewFacts interview={interview} />
      <Notice interview={interview} />
      <Adjustments interview={interview} />
      <ConsentForm interview={interview} />
    </>
  );
}

/** Folded away for those who need nothing of it. */
export function Adjustments({ interview }: { interview: CandidateInterview }) {
  const [isOpen, setIsOpen] = useState(interview.requests.length > 0);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
      sx={{
        mt: 3,
        px: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: radius.card,
        "& summary": {
          display: "flex",
          alignItems: "center",
          gap: 1,
          py: 1.5,
          fontWeight: 600,
          cursor: "pointer",
          "&::-webkit-details-marker": { display: "none" },
        },
        "&[open] summary svg": { transform: "rotate(180deg)" },
        "& summary + *": { pb: 2 },
      }}
    >
      <summary>
        Do you need extra time or another form?
        <ExpandIcon aria-hidden sx={{ ml: "auto" }} />
      </summary>
      {isOpen ? <AdjustmentRequests interview={interview} /> : null}
    </Box>
  );
}

/** How many questions, how long, until when, in which form. */
export function InterviewFacts({ interview }: { interview: CandidateInterview }) {
  const { phase, questions, opens_at, closes_at, time_zone: zone } = interview;
  const wholeMs = questions.reduce(
    (sum, { preparation_seconds, answer_seconds }) => sum + (preparation_seconds + answer_seconds) * 1000,
    0,
  );
  const opens = phase === "not_open_yet" ? `from ${formatMomentIn(opens_at, zone)} ` : "";
  const kinds = [...new Set(questions.flatMap(({ answer_kinds }) => answer_kinds))];
  const facts: [string, ReactNode][] = [
    [
      "Length",
      `${formatCount(questions.length, "question", "questions")}, ${formatLength(wholeMs)} at most in all, with breaks as you like`,
    ],
    ["How you answer", kinds.map((kind) => answerKindLabels[kind]).join(", ")],
    ["Open", `${opens}until ${formatWindowMoment(closes_at, zone)}`],
    [
      "Where",
      "On a phone or a computer. You can change in the middle: the link leads back to where you are.",
    ],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", sm: "auto 1fr" },
        columnGap: 3,
        rowGap: { xs: 0, sm: 1 },
        my: 3,
        "& dt": { color: "text.secondary" },
        "& dd": { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: "anywhere" },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: { xs: "block", sm: "contents" } }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

function Notice({ interview }: { interview: CandidateInterview }) {
  const { recruiter, transcribed_by: transcriber, read_by: reader } = interview;
  const parts: [string, string][] = [
    [
      "Who sees it",
      `${isolate(recruiter)} ${noticeTexts.seen} ${transcriber || reader ? noticeTexts.sent : noticeTexts.unseen}`,
    ],
    [
      "How it is assessed",
      [
        noticeTexts.assessed,
        transcriber ? noticeTexts.transcribed(isolate(transcriber)) : noticeTexts.played,
        ...(reader ? [noticeTexts.read(isolate(reader))] : []),
      ].join(" "),
    ],
    ["What the page notes", noticeTexts.noted],
    ["Your choice", noticeTexts.yours],
  ];
  return (
    <Box lang={noticeTexts.language} sx={{ display: "grid", gap: 2 }}>
      {parts.map(([title, text]) => (
        <section key={title}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>{text}</Typography>
        </section>
      ))}
    </Box>
  );
}

function ConsentForm({ interview }: { interview: CandidateInterview }) {
  const { session } = useOpenInterview();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const noteId = useId();

  async function agree() {
    setIsAsked(true);
    if (!isAgreed) return;
    setIsBusy(true);
    await session.consent();
    setIsBusy(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void agree();
      }}
      sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: "divider" }}
    >
      <TickBox
        label={noticeTexts.agreement}
        isTicked={isAgreed}
        describedBy={noteId}
        onChange={setIsAgreed}
      />
      <FormHelperText
        id={noteId}
        error={isAsked && !isAgreed}
        role={isAsked && !isAgreed ? "alert" : undefined}
      >
        {isAsked && !isAgreed
          ? "Please tick this to go on, or close the page: then nothing happens."
          : `Notice ${interview.notice_version}`}
      </FormHelperText>
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 2 }}>
        Agree and go on
      </Button>
    </Box>
  );
}
