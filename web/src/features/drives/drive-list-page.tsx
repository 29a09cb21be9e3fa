import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { paths } from "@winnow/contract/paths.ts";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";

export default function DriveListPage() {
  return (
    <>
      <PageHeading title="Interview Drive" />
      <Card>
        <EmptyState
          title="Interview drives are not part of this version yet."
          action={
            <Button component={Link} to={paths.screenings} variant="outlined" color="inherit">
              Go to CV Screening
            </Button>
          }
        />
      </Card>
    </>
  );
}
