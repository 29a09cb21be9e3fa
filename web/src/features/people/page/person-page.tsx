import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { radius } from "../../../theme/sizes.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { useWords } from "../../../words/words.ts";
import { type Erased, PersonErased } from "../erase/person-erased.tsx";
import { usePerson } from "../queries.ts";
import { PersonView } from "./person-view.tsx";

/** Everything that is kept of one person, with its export and its erasure. */
export default function PersonPage() {
  const { id = "" } = useParams();
  return <PersonOf key={id} id={id} />;
}

function PersonOf({ id }: { id: string }) {
  const [erased, setErased] = useState<Erased | null>(null);
  return erased ? <PersonErased erased={erased} /> : <PersonKept id={id} onErased={setErased} />;
}

function PersonKept({ id, onErased }: { id: string; onErased: (erased: Erased) => void }) {
  const words = useWords("people");
  const { data, error, refetch, isFetching } = usePerson(id);
  // Somebody else may have erased it meanwhile, or hidden names.
  if (error instanceof ApiError && error.code === failures.personHidden.code) return <NamesHidden />;
  if (error instanceof ApiError && error.status === 404) return <NobodyHere />;
  if (data) return <PersonView person={data} onChanged={() => void refetch()} onErased={onErased} />;
  if (error) {
    return (
      <>
        <PageHeading title={words.page} />
        <ErrorState
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  return (
    <PageSkeleton title={words.page}>
      <Skeleton width={260} height={40} sx={{ mb: 1 }} />
      <Skeleton width={220} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: radius.card }} />
    </PageSkeleton>
  );
}

function NamesHidden() {
  const { page, namesHidden } = useWords("people");
  return (
    <>
      <PageHeading title={page} />
      <EmptyState title={namesHidden.title} action={<ToScreenings />}>
        {namesHidden.text}
      </EmptyState>
    </>
  );
}

function NobodyHere() {
  const { page, nobody } = useWords("people");
  return (
    <>
      <PageHeading title={page} />
      <EmptyState
        title={nobody.title}
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
            <ToScreenings />
            <Button component={RouterLink} to={paths.erasures} variant="outlined" color="inherit">
              {nobody.whatWasErased}
            </Button>
          </Box>
        }
      >
        {nobody.text}
      </EmptyState>
    </>
  );
}

function ToScreenings() {
  return (
    <Button component={RouterLink} to={paths.screenings} variant="contained">
      {useWords("people").toScreenings}
    </Button>
  );
}
