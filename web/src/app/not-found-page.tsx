import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link } from "react-router";
import { EmptyIllustration } from "../theme/empty-illustration.tsx";
import { PageHeading } from "../ui/page/page-heading.tsx";

export default function NotFoundPage() {
  return (
    <Box sx={{ textAlign: "center", py: { xs: 6, md: 12 } }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading
        align="center"
        title="Page not found"
        subtitle="Nothing is left in the sieve at this address."
      />
      <Button component={Link} to={paths.dashboard} variant="contained">
        Go to the dashboard
      </Button>
    </Box>
  );
}
