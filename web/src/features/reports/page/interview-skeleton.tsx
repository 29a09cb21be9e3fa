import Skeleton from "@mui/material/Skeleton";
import { radius } from "../../../theme/sizes.ts";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";

/** The outline of a page about one interview. */
export function InterviewSkeleton({ title }: { title: string }) {
  return (
    <PageSkeleton title={title}>
      <Skeleton width={220} height={40} sx={{ mb: 1 }} />
      <Skeleton width={280} height={36} />
      <Skeleton width={320} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: radius.card }} />
    </PageSkeleton>
  );
}
