import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useNavigate } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { FirstScreening } from "./first-screening.tsx";
import { LatestScreenings } from "./latest-screenings.tsx";
import { useCreateScreening, useDashboardScreenings } from "./queries.ts";
import { RunningScreenings } from "./running-screenings.tsx";
import { StatusFigures } from "./status-figures.tsx";

export default function DashboardPage() {
  const { username } = useAccount();
  const screenings = useDashboardScreenings();
  const create = useCreateScreening();
  const navigate = useNavigate();
  const showToast = useToast();
  const isEmpty = screenings.data?.total === 0;

  function createScreening(isSample: boolean) {
    create.mutate(isSample ? { sample: true } : {}, {
      onSuccess: ({ id }) => navigate(paths.screening(id)),
      onError: (error) =>
        showToast(`The screening could not be created. ${error.message}`, { tone: "error" }),
    });
  }

  const newScreening = (
    <Button variant="contained" loading={create.isPending} onClick={() => createScreening(false)}>
      New screening
    </Button>
  );

  return (
    <>
      <PageHeading
        title={`Hello, ${isolate(username)}`}
        documentTitle="Dashboard"
        actions={screenings.data && !isEmpty ? newScreening : undefined}
      />
      {content()}
    </>
  );

  function content() {
    if (screenings.isPending) return <DashboardSkeleton />;
    if (!screenings.data) {
      return (
        <Card>
          <ErrorState
            title="The dashboard could not be loaded."
            error={screenings.error}
            onRetry={() => screenings.refetch()}
            isRetrying={screenings.isFetching}
          />
        </Card>
      );
    }
    if (isEmpty) return <FirstScreening isCreating={create.isPending} onCreate={createScreening} />;
    const { running, runningTotal, latest } = screenings.data;
    return (
      <>
        <RunningScreenings screenings={running} total={runningTotal} />
        <StatusFigures revision={latest.map(({ id, status }) => id + status).join() + runningTotal} />
        <LatestScreenings screenings={latest} />
      </>
    );
  }
}
