import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { Receipt } from "@winnow/contract/applications.ts";
import { useLayoutEffect, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { takeFirstWordsAway } from "../../../api/first-answer.ts";
import { radius } from "../../../theme/sizes.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { DeadLink } from "../../../ui/page/dead-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { useWords } from "../../../words/words.ts";
import EverythingErased from "./everything-erased.tsx";
import { ReceiptCv } from "./receipt-cv.tsx";
import { ReceiptEnds } from "./receipt-ends.tsx";
import { useReceipt } from "./receipt-queries.ts";
import { ReceiptRequests } from "./receipt-requests.tsx";
import { ReceiptRequirements } from "./receipt-requirements.tsx";
import { ReceiptSent } from "./receipt-sent.tsx";
import { ReceiptState } from "./receipt-state.tsx";

/** What somebody who has applied sees of it, by a link of their own and without an account. */
export default function ReceiptPage() {
  const { token = "" } = useParams();
  return (
    <Box sx={{ maxWidth: 720, mx: "auto" }}>
      <meta name="robots" content="noindex" />
      <ReceiptOf key={token} token={token} />
    </Box>
  );
}

function ReceiptOf({ token }: { token: string }) {
  const words = useWords("receipt");
  const kit = useWords("kit");
  const [isErasedAt, setIsErasedAt] = useState<string | null>(null);
  const { data, error, failureCount, refetch, isFetching } = useReceipt(token);
  const isLoading = !(data || error || failureCount > 1);
  useLayoutEffect(() => {
    if (!isLoading) takeFirstWordsAway();
  }, [isLoading]);
  if (isErasedAt !== null) return <EverythingErased title={words.erased.application} employer={isErasedAt} />;
  if (error instanceof ApiError && error.status === 404) return <DeadLink />;
  if (data) return <Shown token={token} receipt={data} onErased={() => setIsErasedAt(data.employer)} />;
  if (error) {
    return (
      <>
        <PageHeading title={words.yourApplication} />
        <ErrorState
          title={kit.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  if (failureCount > 1) {
    return (
      <>
        <PageHeading title={words.yourApplication} />
        <ErrorState title={kit.notLoadedYet} />
      </>
    );
  }
  return (
    <PageSkeleton title={words.yourApplication}>
      <Skeleton width={260} height={40} sx={{ mb: 1 }} />
      <Skeleton width={220} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" sx={{ height: "max(480px, 90dvh)", borderRadius: radius.card }} />
    </PageSkeleton>
  );
}

function Shown(props: { token: string; receipt: Receipt; onErased: () => void }) {
  const { token, receipt, onErased } = props;
  const words = useWords("receipt");
  const isOpen = receipt.state !== "withdrawn";
  return (
    <>
      <PageHeading
        title={words.yourApplication}
        documentTitle={words.documentTitle({ title: receipt.title })}
        subtitle={
          <Box sx={{ overflowWrap: "anywhere" }}>
            <Box component="span" sx={{ color: "text.primary" }}>
              <bdi>{receipt.title}</bdi>
            </Box>
            {` ${words.at} `}
            <bdi>{receipt.employer}</bdi>
          </Box>
        }
      />
      <Box sx={{ display: "grid", gap: 2 }}>
        <ReceiptState receipt={receipt} />
        {receipt.cv_as_read ? (
          <ReceiptCv token={token} receipt={receipt} cv={receipt.cv_as_read} isOpen={isOpen} />
        ) : null}
        <ReceiptRequests token={token} receipt={receipt} isOpen={isOpen} />
        <ReceiptRequirements requirements={receipt.requirements} />
        <ReceiptSent token={token} receipt={receipt} isOpen={isOpen} />
        <ReceiptEnds token={token} receipt={receipt} isOpen={isOpen} onErased={onErased} />
      </Box>
    </>
  );
}
