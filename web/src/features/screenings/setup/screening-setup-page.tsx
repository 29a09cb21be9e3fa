import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useRef } from "react";
import { useParams } from "react-router";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useSavedText } from "../../../ui/form/use-saved-text.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { MailTextsButton } from "../../candidate-mails/texts/mail-texts-button.tsx";
import { Hint } from "../../hints/hint.tsx";
import { HeldChip } from "../../retention/held-chip.tsx";
import { CvFilesPanel } from "../cv-files/cv-files-panel.tsx";
import { useArrivals } from "../cv-files/use-uploads.ts";
import { useScreening, useScreeningJd, useUnsavedChanges, useUpdateScreening } from "../queries.ts";
import { ScreeningProgress } from "../screening-progress.tsx";
import { ScreeningStatusChip } from "../screening-status-chip.tsx";
import { ScreeningUnavailable } from "../screening-unavailable.tsx";
import { useFollowedCounts } from "../use-followed-counts.ts";
import { BeforeStart } from "./before-start.ts";
import { JdPanel } from "./jd-panel.tsx";
import { JobFormButton } from "./job-form-button.tsx";
import { ScreeningSettings } from "./screening-settings.tsx";
import { StartBar } from "./start-bar.tsx";

/** One page on which a screening is set up. It saves itself, so leaving and coming back loses nothing. */
export default function ScreeningSetupPage() {
  const { id = "" } = useParams();
  const screening = useScreening(id);
  const words = useWords("screeningSetup");

  if (screening.data) return <Setup key={id} screening={screening.data} />;
  if (screening.error) {
    return (
      <ScreeningUnavailable
        pageTitle={words.page}
        error={screening.error}
        onRetry={() => void screening.refetch()}
        isRetrying={screening.isFetching}
      />
    );
  }
  return <SetupSkeleton />;
}

function Setup({ screening }: { screening: Screening }) {
  const jd = useScreeningJd(screening.id);
  const words = useWords("screeningSetup");
  const cvs = useWords("cvFiles");
  const beforeStart = useRef(async () => true);
  const showToast = useToast();
  useFollowedCounts(screening);
  useUnsavedChanges(screening.id, { onRefused: (message) => showToast(message, { tone: "error" }) });
  useArrivals(screening.id, "cv");
  useArrivals(screening.id, "jd");
  return (
    <BeforeStart value={beforeStart}>
      <PageHeading
        isLine
        title={words.page}
        actions={
          <>
            <MailTextsButton screeningId={screening.id} />
            <JobFormButton screening={screening} />
            <ScreeningStatusChip status={screening.status} />
            {screening.is_on_hold ? <HeldChip /> : null}
          </>
        }
      />
      {screening.status === "InProgress" ? <ScreeningProgress screening={screening} /> : null}
      {screening.status === "Pending" && screening.requirements_count > 0 ? (
        <Hint name="screening-setup">{words.hint}</Hint>
      ) : null}
      <TitleField screening={screening} />
      <Box sx={columns}>
        <Panel title={words.panels.jd}>
          {jd.data ? (
            <JdPanel screening={screening} jd={jd.data} />
          ) : jd.error ? (
            <ErrorState
              title={words.jdNotLoaded}
              error={jd.error}
              onRetry={() => void jd.refetch()}
              isRetrying={jd.isFetching}
            />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
        </Panel>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          <Panel title={cvs.title}>
            <CvFilesPanel screening={screening} />
          </Panel>
          <Panel title={words.panels.settings}>
            <ScreeningSettings screening={screening} />
          </Panel>
        </Box>
      </Box>
      <StartBar screening={screening} />
    </BeforeStart>
  );
}

function TitleField({ screening }: { screening: Screening }) {
  const update = useUpdateScreening(screening.id);
  const { text, change, commit } = useSavedText(screening.title, (title) =>
    title.trim() === "" ? null : update.mutateAsync({ title }),
  );
  const isEmpty = text.trim() === "";
  const words = useWords("screeningSetup");
  return (
    <Box sx={{ mb: 2, maxWidth: 640 }}>
      <LabelledInput
        label={words.title}
        value={text}
        maxLength={200}
        message={isEmpty ? words.untitled : (update.error?.message ?? null)}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </Box>
  );
}

function SetupSkeleton() {
  const words = useWords("screeningSetup");
  return (
    <PageSkeleton title={words.loading}>
      <Skeleton width={280} height={36} sx={{ mb: 4 }} />
      <Box sx={columns}>
        <Skeleton variant="rounded" height={560} />
        <Skeleton variant="rounded" height={400} />
      </Box>
    </PageSkeleton>
  );
}

const columns = {
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
} as const;
