import SampleIcon from "@mui/icons-material/ScienceOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, useId, useState } from "react";
import { Link as RouterLink, useParams, useSearchParams } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { MoreMenu } from "../../ui/list/more-menu.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../ui/page/page-skeleton.tsx";
import { useWords } from "../../words/words.ts";
import { HeldChip } from "../retention/held-chip.tsx";
import { useRetentionPlace } from "../retention/use-retention-place.ts";
import { CandidatesTab } from "./candidates/candidates-tab.tsx";
import { DriveBar } from "./drive-bar.tsx";
import { DriveStatusChip } from "./drive-status-chip.tsx";
import { HistoryTab } from "./history/history-tab.tsx";
import { MailsTab } from "./mails/mails-tab.tsx";
import { useDrive } from "./queries.ts";
import { ResultsTab } from "./results/results-tab.tsx";
import { SampleChip } from "./sample-chip.tsx";
import { PreviewDialog } from "./setup/preview-dialog.tsx";
import { SetupTab } from "./setup/setup-tab.tsx";

// What is opened now and then comes when it is opened.
const DriveRetention = lazy(() => import("./drive-retention.tsx"));

const tabs = [
  { name: "set-up", Content: SetupTab },
  { name: "candidates", Content: CandidatesTab },
  { name: "results", Content: ResultsTab },
  { name: "mails", Content: MailsTab },
  { name: "history", Content: HistoryTab },
] as const;

/** One interview drive: its set-up, its candidates, their results, its mails and what happened in it. */
export default function DrivePage() {
  const words = useWords("drives");
  const { id = "" } = useParams();
  const drive = useDrive(id);

  if (drive.data) return <Drive key={id} drive={drive.data} />;
  if (!drive.error) {
    return (
      <PageSkeleton title={words.drive}>
        <Skeleton width={280} height={36} sx={{ mb: 4 }} />
        <Skeleton variant="rounded" height={480} />
      </PageSkeleton>
    );
  }
  const isMissing = drive.error instanceof ApiError && drive.error.status === 404;
  return (
    <>
      <PageHeading title={words.drive} />
      {isMissing ? (
        <EmptyState
          title={words.page.missing.title}
          action={
            <Button component={RouterLink} to={paths.drives} variant="contained">
              {words.page.missing.act}
            </Button>
          }
        >
          {words.page.missing.text}
        </EmptyState>
      ) : (
        <ErrorState
          title={words.page.failed}
          error={drive.error}
          onRetry={() => void drive.refetch()}
          isRetrying={drive.isFetching}
        />
      )}
    </>
  );
}

function Drive({ drive }: { drive: DriveRoundDetails }) {
  const { page, more, keepAndErase } = useWords("drives");
  const [parameters] = useSearchParams();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const retention = useRetentionPlace();
  const id = useId();
  const open = tabs.find(({ name }) => name === parameters.get("tab")) ?? tabs[0];
  return (
    <Box sx={pageStyle}>
      <PageHeading
        title={drive.title}
        actions={
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: { xs: 0.5, sm: 1 } }}>
            {drive.is_sample ? <SampleChip /> : null}
            <DriveStatusChip status={drive.status} />
            {drive.is_on_hold ? <HeldChip /> : null}
            <Button variant="outlined" color="inherit" onClick={() => setIsPreviewing(true)}>
              {page.preview}
            </Button>
            <MoreMenu label={more} items={[{ label: keepAndErase, onChoose: retention.open }]} />
          </Box>
        }
      />
      <Tabs
        value={open.name}
        aria-label={page.parts}
        variant="scrollable"
        sx={{ mb: 3, borderBottom: 1, borderColor: "divider" }}
      >
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={page.tabs[name]}
            id={`${id}-${name}`}
            aria-controls={name === open.name ? `${id}-panel` : undefined}
            component={RouterLink}
            to={name === "set-up" ? paths.drive(drive.id) : paths.driveTab(drive.id, name)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.name}`}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {drive.is_sample ? <Notice icon={<SampleIcon aria-hidden />}>{page.sample}</Notice> : null}
        <open.Content drive={drive} />
      </Box>
      <DriveBar drive={drive} tab={open.name} />
      <LateDialog onLeave={retention.close}>
        {retention.isOpen ? <DriveRetention drive={drive} onClose={retention.close} /> : null}
      </LateDialog>
      {isPreviewing ? <PreviewDialog drive={drive} onClose={() => setIsPreviewing(false)} /> : null}
    </Box>
  );
}

/** As high as the window below the top bar, so that the bar at the foot is at the foot on a short page too. */
const pageStyle = {
  display: "flex",
  flexDirection: "column",
  minHeight: { xs: "calc(100dvh - 112px)", md: "calc(100dvh - 136px)" },
} as const;
