import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { radius } from "../../theme/sizes.ts";

/** The dashboard's shape while its content is on its way. */
export function DashboardSkeleton() {
  return (
    <Box aria-busy aria-label="Loading the dashboard" role="status">
      <Skeleton width={160} height={24} sx={{ mb: 1.5 }} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
          gap: { xs: 1, sm: 2 },
          mb: 4,
        }}
      >
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} variant="rounded" height={100} sx={{ borderRadius: radius.card }} />
        ))}
      </Box>
      <Skeleton width={160} height={24} sx={{ mb: 1.5 }} />
      <Card>
        {["a", "b", "c", "d", "e"].map((key) => (
          <Box key={key} sx={{ px: 3, py: 2 }}>
            <Skeleton width="40%" height={22} />
            <Skeleton width="24%" height={20} />
          </Box>
        ))}
      </Card>
    </Box>
  );
}
