import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { lazy, Suspense, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useParams } from "react-router";
import { takeFirstWordsAway } from "../../api/first-answer.ts";
import { useStore } from "../../api/use-store.ts";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";
import { PageLoading } from "../../ui/feedback/page-loading.tsx";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";
import { ElsewhereStage } from "./elsewhere-stage.tsx";
import { FinishStage } from "./finish-stage.tsx";
import { createOpenInterview, InterviewContext, type OpenInterview } from "./interview-context.ts";
import { InterviewFrame } from "./interview-frame.tsx";
import { NetworkNote } from "./network-note.tsx";
import { OverStage } from "./over-stage.tsx";
import { QuestionPause } from "./question-pause.tsx";
import { QuestionPreparing } from "./question-preparing.tsx";
import { QuestionProgress } from "./question-progress.tsx";
import { RecordingAnswer } from "./recording-answer.tsx";
import { StageHeading } from "./stage-heading.tsx";
import { type Stage, stageOf } from "./stage-of.ts";
import { TextAnswer } from "./text-answer.tsx";
import { useInterviewSignals } from "./use-interview-signals.ts";
import { takeVisitId } from "./visit-id.ts";
import { WelcomeStage } from "./welcome-stage.tsx";

const EverythingErased = lazy(() => import("../applications/receipt/everything-erased.tsx"));

/** Where a candidate answers, by the link of a mail. */
export default function InterviewPage() {
  const { token = "" } = useParams();
  const [open, setOpen] = useState<OpenInterview | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    void takeVisitId().then((visit) => {
      if (leaving.signal.aborted) return;
      const interview = createOpenInterview(token, visit, leaving.signal);
      void resume(interview);
      // In slices, so that what is touched meanwhile is not left without an answer.
      startTransition(() => setOpen(interview));
    });
    return () => leaving.abort();
  }, [token]);

  if (!open) return <PageLoading />;
  return (
    <InterviewContext value={open}>
      <Stages open={open} />
    </InterviewContext>
  );
}

/** Where the candidate stopped, with what this browser has left to send. An interview that was not begun is only read. */
async function resume({ session, sender, signals }: OpenInterview): Promise<void> {
  await session.load();
  const { interview } = session.store.read();
  await sender.takeUp(interview);
  if (interview?.phase !== "open" || interview.status !== "Started") return;
  if (interview.is_elsewhere || !(await session.claim(false))) return;
  // A page that is reloaded was left.
  const open = interview.questions.find(({ state }) => state === "preparing" || state === "answering");
  if (open) signals.note("came_back", open.id);
}

const heartbeatMs = 15_000;

function Stages({ open }: { open: OpenInterview }) {
  const words = useWords("interview");
  const { session } = open;
  const { interview, hasLostPlace, isLinkInvalid, isErased, isWaiting, refusal } = useStore(session.store);
  const isLoading = !(interview || isLinkInvalid || isErased || isWaiting || refusal);
  const stage = interview ? stageOf(interview, hasLostPlace) : null;
  const question = stage && "question" in stage ? stage.question : null;
  useInterviewSignals(open, question && question.state !== "waiting" ? question.id : null);

  useLayoutEffect(() => {
    if (!isLoading) takeFirstWordsAway();
  }, [isLoading]);

  useEffect(() => {
    // Nobody changes the language of the page while time runs, or while they are recorded.
    document.documentElement.toggleAttribute(
      "data-time-runs",
      question !== null && question.state !== "waiting",
    );
  }, [question]);

  useEffect(() => {
    const timer = setInterval(() => void session.heartbeat(), heartbeatMs);
    const onVisible = () => {
      if (document.visibilityState === "visible") void session.heartbeat();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [session]);

  if (isErased) {
    return (
      <Suspense fallback={<PageLoading />}>
        <EverythingErased title={words.erased} employer={interview?.recruiter ?? words.theRecruiter} />
      </Suspense>
    );
  }
  if (isLinkInvalid) return <InvalidLink />;
  if (!interview || !stage) return <Loading />;
  return (
    <InterviewFrame
      interview={interview}
      title={titleOf(stage, interview, words.titles)}
      progress={question || stage.name === "finish" ? <QuestionProgress {...interview} /> : null}
    >
      <StageContent interview={interview} stage={stage} />
    </InterviewFrame>
  );
}

function StageContent({ interview, stage }: { interview: CandidateInterview; stage: Stage }) {
  switch (stage.name) {
    case "over":
      return <OverStage interview={interview} phase={stage.phase} />;
    case "welcome":
      return <WelcomeStage interview={interview} />;
    case "elsewhere":
      return <ElsewhereStage />;
    case "finish":
      return <FinishStage interview={interview} />;
    case "pause":
      return <QuestionPause key={stage.question.id} interview={interview} question={stage.question} />;
    case "preparing":
      return (
        <QuestionPreparing
          key={stage.question.id}
          question={stage.question}
          preferred={interview.questions.findLast(({ kind }) => kind !== null)?.kind ?? null}
        />
      );
    case "answering":
      return <Answering key={stage.question.id} question={stage.question} />;
  }
}

function Answering({ question }: { question: InterviewQuestion }) {
  return question.kind === "audio" || question.kind === "video" ? (
    <RecordingAnswer question={question} kind={question.kind} />
  ) : (
    <TextAnswer question={question} />
  );
}

function titleOf(
  stage: Stage,
  { title, questions }: CandidateInterview,
  titles: Words<"interview">["titles"],
): string {
  switch (stage.name) {
    case "over":
      return titles[stage.phase];
    case "welcome":
      return titles.welcome({ title: isolate(title) });
    case "elsewhere":
      return titles.elsewhere;
    case "finish":
      return titles.finish;
    default:
      return titles.question({ number: stage.question.number, of: questions.length });
  }
}

function Loading() {
  return (
    <>
      <NetworkNote />
      <PageLoading />
    </>
  );
}

function InvalidLink() {
  const words = useWords("interview").invalidLink;
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", textAlign: "center" }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <StageHeading title={words.title} />
      <Typography sx={{ mt: 1 }}>{words.text}</Typography>
    </Box>
  );
}
