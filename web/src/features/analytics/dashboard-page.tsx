import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { DashboardSkeleton, FiguresSkeleton } from "./dashboard-skeleton.tsx";
import { FirstScreening } from "./first-screening.tsx";
import { useCreateScreening, useDashboard } from "./queries.ts";
import { RunningNow } from "./running-now.tsx";
import { SampleDriveHint } from "./sample-drive-hint.tsx";
import { usePeriod } from "./use-period.ts";
import { WaitingNow } from "./waiting-now.tsx";

// What needs somebody now comes first, and an account that has just begun has no figures.
const FiguresOfPeriod = lazy(() => import("./figures-of-period.tsx"));
const LatestScreenings = lazy(() => import("./latest-screenings.tsx"));

/** What needs the recruiter now, what runs by itself, and how things go. */
export default function DashboardPage() {
  const words = useWords("dashboard");
  const { username } = useAccount();
  const [period, choosePeriod] = usePeriod();
  const dashboard = useDashboard(period);
  const create = useCreateScreening();
  const navigate = useNavigate();
  const showToast = useToast();

  function createScreening(isSample: boolean) {
    create.mutate(isSample ? { sample: true } : {}, {
      onSuccess: ({ id }) => navigate(paths.screening(id)),
      onError: (error) => showToast(words.notCreated({ reason: error.message }), { tone: "error" }),
    });
  }

  const newScreening = (
    <Button variant="contained" loading={create.isPending} onClick={() => createScreening(false)}>
      {words.newScreening}
    </Button>
  );

  return (
    <>
      <PageHeading
        title={words.hello({ name: isolate(username) })}
        documentTitle={words.title}
        actions={dashboard.data && !isEmpty(dashboard.data) ? newScreening : undefined}
      />
      {content()}
    </>
  );

  function content() {
    if (dashboard.isPending) return <DashboardSkeleton />;
    if (!dashboard.data) {
      return (
        <Card>
          <ErrorState
            title={words.notLoaded}
            error={dashboard.error}
            onRetry={() => dashboard.refetch()}
            isRetrying={dashboard.isFetching}
          />
        </Card>
      );
    }
    if (isEmpty(dashboard.data)) {
      return <FirstScreening isCreating={create.isPending} onCreate={createScreening} />;
    }
    return (
      <>
        <WaitingNow waiting={dashboard.data.waiting} />
        <RunningNow running={dashboard.data.running} />
        {dashboard.data.kept.drives === 0 ? <SampleDriveHint /> : null}
        <Suspense fallback={<FiguresSkeleton />}>
          <FiguresOfPeriod
            dashboard={dashboard.data}
            period={period}
            isOfAnotherPeriod={dashboard.isPlaceholderData}
            onChoose={choosePeriod}
          />
          {dashboard.data.kept.screenings > 0 ? <LatestScreenings /> : null}
        </Suspense>
      </>
    );
  }
}

function isEmpty({ kept }: Dashboard): boolean {
  return kept.screenings === 0 && kept.drives === 0;
}
