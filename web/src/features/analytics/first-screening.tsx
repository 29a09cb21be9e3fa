import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";
import { useSampleDrive } from "../drives/use-sample-drive.ts";

/** What an empty account sees: free samples, one click away, or a screening of one's own. */
export function FirstScreening(props: { isCreating: boolean; onCreate: (isSample: boolean) => void }) {
  const { onCreate } = props;
  const drive = useSampleDrive();
  const isCreating = props.isCreating || drive.isOpening;
  return (
    <Card sx={{ px: { xs: 3, sm: 6 }, py: { xs: 5, sm: 7 }, textAlign: "center" }}>
      <EmptyIllustration />
      <Typography variant="h2" sx={{ mt: 3 }}>
        Try it with a sample screening
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, mx: "auto", maxWidth: "54ch", color: "text.secondary" }}>
        A job description and a stack of CVs that we made up, ready to start. Or look at what comes later: an
        interview drive in which some of these people have answered. Both cost no credits, nobody is mailed,
        and you can delete them afterwards.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
        <Button variant="contained" size="large" disabled={isCreating} onClick={() => onCreate(true)}>
          Open the sample screening
        </Button>
        <Button variant="outlined" color="inherit" size="large" disabled={isCreating} onClick={drive.open}>
          Look into the sample drive
        </Button>
        <Button color="inherit" size="large" disabled={isCreating} onClick={() => onCreate(false)}>
          New screening
        </Button>
      </Box>
    </Card>
  );
}
