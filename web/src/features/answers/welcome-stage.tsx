import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { interviewNoticeTexts } from "@winnow/contract/interview-notice.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { noticeLanguageFor } from "@winnow/contract/notice-languages.ts";
import { type ReactNode, type ToggleEvent, useId, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { TickBox } from "../../ui/form/tick-box.tsx";
import { pageLanguage } from "../../words/page-language.ts";
import { useWords } from "../../words/words.ts";
import { AdjustmentRequests } from "./adjustment-requests.tsx";
import { formatMomentIn, formatWindowMoment } from "./format-window.ts";
import { useOpenInterview } from "./interview-context.ts";
import { formatLength } from "./time-words.ts";

/** What this is, who sees it and how it is assessed; nothing begins before consent. */
export function WelcomeStage({ interview }: { interview: CandidateInterview }) {
  const words = useWords("interview");
  return (
    <>
      <Typography sx={{ mt: 1 }}>
        {words.greeting({ name: isolate(interview.name), recruiter: isolate(interview.recruiter) })}
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
  const words = useWords("interview").adjustments;
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
        {words.question}
        <ExpandIcon aria-hidden sx={{ ml: "auto" }} />
      </summary>
      {isOpen ? <AdjustmentRequests interview={interview} /> : null}
    </Box>
  );
}

/** How many questions, how long, until when, in which form. */
export function InterviewFacts({ interview }: { interview: CandidateInterview }) {
  const words = useWords("interview");
  const { facts: said } = words;
  const { phase, questions, opens_at, closes_at, time_zone: zone } = interview;
  const wholeMs = questions.reduce(
    (sum, { preparation_seconds, answer_seconds }) => sum + (preparation_seconds + answer_seconds) * 1000,
    0,
  );
  const closes = formatWindowMoment(closes_at, zone);
  const length = formatLength(wholeMs, words.time);
  const kinds = [...new Set(questions.flatMap(({ answer_kinds }) => answer_kinds))];
  const facts: [string, ReactNode][] = [
    [said.length, said.lengthIs({ count: questions.length, length })],
    [said.how, said.howIs({ kinds })],
    [
      said.open,
      phase === "not_open_yet"
        ? said.fromUntil({ opens: formatMomentIn(opens_at, zone), closes })
        : said.until({ closes }),
    ],
    [said.where, said.whereIs],
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
  const words = useWords("interview").notice;
  const texts = interviewNoticeTexts[noticeLanguageFor(pageLanguage())];
  const { recruiter, transcribed_by: transcriber, read_by: reader } = interview;
  const parts: [string, string][] = [
    [words.who, `${isolate(recruiter)} ${texts.seen} ${transcriber || reader ? texts.sent : texts.unseen}`],
    [
      words.how,
      [
        texts.assessed,
        transcriber ? texts.transcribed(isolate(transcriber)) : texts.played,
        ...(reader ? [texts.read(isolate(reader))] : []),
      ].join(" "),
    ],
    [words.noted, texts.noted],
    [words.yours, texts.yours],
  ];
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {parts.map(([title, text]) => (
        <section key={title}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography lang={texts.language} sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </section>
      ))}
    </Box>
  );
}

function ConsentForm({ interview }: { interview: CandidateInterview }) {
  const { session } = useOpenInterview();
  const words = useWords("interview").notice;
  const texts = interviewNoticeTexts[noticeLanguageFor(pageLanguage())];
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
        label={texts.agreement}
        labelLanguage={texts.language}
        isTicked={isAgreed}
        describedBy={noteId}
        onChange={setIsAgreed}
      />
      <FormHelperText
        id={noteId}
        error={isAsked && !isAgreed}
        role={isAsked && !isAgreed ? "alert" : undefined}
      >
        {isAsked && !isAgreed ? words.notAgreed : words.version({ version: interview.notice_version })}
      </FormHelperText>
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 2 }}>
        {words.agree}
      </Button>
    </Box>
  );
}
