import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";

/** The dashboard's shape while its content is on its way. */
export function DashboardSkeleton() {
  const { loading } = useWords("dashboard");
  return (
    <Box aria-busy aria-label={loading} role="status">
      <Skeleton width={160} height={24} sx={{ mb: 1.5 }} />
      <Skeleton variant="rounded" height={144} sx={{ mb: 4, borderRadius: radius.card }} />
      <FiguresSkeleton />
    </Box>
  );
}

/** The shape of the figures of a period. */
export function FiguresSkeleton() {
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 1, mb: 1.5 }}>
        <Skeleton width={160} height={36} />
        <Skeleton variant="rounded" width={280} height={36} />
      </Box>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
          gap: { xs: 1, sm: 2 },
        }}
      >
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} variant="rounded" height={168} sx={{ borderRadius: radius.card }} />
        ))}
      </Box>
    </>
  );
}
