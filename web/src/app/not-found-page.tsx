import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import { Link } from "react-router";
import { EmptyIllustration } from "../theme/empty-illustration.tsx";
import { PageHeading } from "../ui/page/page-heading.tsx";
import { useWords } from "../words/words.ts";

export default function NotFoundPage() {
  const words = useWords("frame").notFound;
  return (
    <Box sx={{ textAlign: "center", py: { xs: 6, md: 12 } }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading align="center" title={words.title} subtitle={words.text} />
      <Button component={Link} to={paths.dashboard} variant="contained">
        {words.toDashboard}
      </Button>
    </Box>
  );
}
