import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useParams } from "react-router";
import { takeFirstWordsAway } from "../../../api/first-answer.ts";
import { EmptyIllustration } from "../../../theme/empty-illustration.tsx";
import { radius } from "../../../theme/sizes.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageLoading } from "../../../ui/feedback/page-loading.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { useWords } from "../../../words/words.ts";
import { ApplicationContext, useApplication } from "./application-context.ts";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationSent } from "./application-sent.tsx";
import { type ApplicationSession, createApplicationSession } from "./application-session.ts";
import { JobDescription } from "./job-description.tsx";
import { WaitingNote } from "./waiting-note.tsx";

/** Where people apply, by a link and without an account. */
export default function JobFormPage() {
  const { id = "" } = useParams();
  const jobForm = useWords("jobForm");
  const cv = useWords("cv");
  const failures = useWords("failures");
  const [session, setSession] = useState<ApplicationSession | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const application = createApplicationSession(id, {
      words: { jobForm, cv, failures },
      signal: leaving.signal,
    });
    startTransition(() => setSession(application));
    void application.begin();
    return () => leaving.abort();
  }, [id, jobForm, cv, failures]);

  if (!session) return <PageLoading />;
  return (
    <ApplicationContext value={session}>
      <Box sx={{ maxWidth: 680, mx: "auto" }}>
        <Shown />
      </Box>
    </ApplicationContext>
  );
}

function Shown() {
  const words = useWords("jobForm");
  const kit = useWords("kit");
  const { state, begin } = useApplication();
  const { form, sent, isGone, loadFailure, waiting } = state;
  const isLoading = !(form || sent || isGone || loadFailure || waiting);
  useLayoutEffect(() => {
    if (!isLoading) takeFirstWordsAway();
  }, [isLoading]);
  if (sent) return <ApplicationSent sent={sent} />;
  if (isGone) return <GoneLink />;
  if (form) {
    return (
      <>
        <JobDescription form={form} />
        <ApplicationForm form={form} />
      </>
    );
  }
  if (loadFailure) {
    return (
      <>
        <PageHeading title={words.page} />
        <ErrorState title={kit.notLoaded} error={loadFailure} onRetry={() => void begin()} />
      </>
    );
  }
  if (waiting) {
    return (
      <>
        <PageHeading title={words.page} />
        <WaitingNote />
      </>
    );
  }
  return (
    <PageSkeleton title={words.page}>
      <Skeleton width={160} sx={{ mb: 1 }} />
      <Skeleton width="70%" height={44} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={280} sx={{ borderRadius: radius.card, mb: 3 }} />
      <Skeleton variant="rounded" height={420} sx={{ borderRadius: radius.card }} />
    </PageSkeleton>
  );
}

/** Alike for a link that never was one, and for a position that is closed, not open yet, or not public any more. */
function GoneLink() {
  const words = useWords("jobForm").gone;
  return (
    <Box sx={{ textAlign: "center" }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading title={words.title} align="center" />
      <Typography sx={{ textWrap: "balance" }}>{words.text}</Typography>
    </Box>
  );
}
