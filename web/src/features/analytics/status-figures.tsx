import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { screeningStatusLabels } from "@winnow/contract/labels.ts";
import { paths } from "@winnow/contract/paths.ts";
import { screeningStatuses } from "@winnow/contract/screenings.ts";
import { textSize } from "../../theme/sizes.ts";
import { RowLink } from "../../ui/list/row-link.tsx";
import { useStatusCounts } from "./queries.ts";
import { Section } from "./section.tsx";

/** How many screenings there are in each status; every figure opens the list behind it. */
export function StatusFigures({ revision }: { revision: string }) {
  const counts = useStatusCounts(revision);
  return (
    <Section title="Screenings by status">
      {counts.isError && !counts.data ? (
        <Typography role="alert" sx={{ color: "text.secondary" }}>
          The figures could not be loaded. They will be asked for again.
        </Typography>
      ) : (
        <Box
          sx={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: { xs: 1, sm: 2 } }}
        >
          {screeningStatuses.map((status) => (
            <Card
              key={status}
              sx={{
                position: "relative",
                px: { xs: 1.5, sm: 3 },
                py: { xs: 2, sm: 2.5 },
                "&:hover": { borderColor: "controlEdge" },
              }}
            >
              <Box
                sx={{
                  fontSize: textSize.figure,
                  lineHeight: 36 / 28,
                  fontWeight: 600,
                  letterSpacing: "-0.02em",
                }}
              >
                {counts.data ? (counts.data.get(status) ?? 0).toLocaleString("en") : <Skeleton width={48} />}
              </Box>
              <Box sx={{ color: "text.secondary", fontSize: { xs: textSize.small, sm: textSize.body } }}>
                <RowLink to={`${paths.screenings}?status=${status}`}>{screeningStatusLabels[status]}</RowLink>
              </Box>
            </Card>
          ))}
        </Box>
      )}
    </Section>
  );
}
