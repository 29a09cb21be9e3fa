import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { EmptyIllustration } from "../../theme/empty-illustration.tsx";
import { useWords } from "../../words/words.ts";
import { useSampleDrive } from "../drives/use-sample-drive.ts";

/** What an empty account sees: free samples, one click away, or a screening of one's own. */
export function FirstScreening(props: { isCreating: boolean; onCreate: (isSample: boolean) => void }) {
  const { first, newScreening } = useWords("dashboard");
  const { onCreate } = props;
  const drive = useSampleDrive();
  const isCreating = props.isCreating || drive.isOpening;
  return (
    <Card sx={{ px: { xs: 3, sm: 6 }, py: { xs: 5, sm: 7 }, textAlign: "center", textWrap: "balance" }}>
      <EmptyIllustration />
      <Typography variant="h2" sx={{ mt: 3 }}>
        {first.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, mx: "auto", maxWidth: "54ch", color: "text.secondary" }}>
        {first.text}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
        <Button variant="contained" size="large" disabled={isCreating} onClick={() => onCreate(true)}>
          {first.openScreening}
        </Button>
        <Button variant="outlined" color="inherit" size="large" disabled={isCreating} onClick={drive.open}>
          {first.openDrive}
        </Button>
        <Button color="inherit" size="large" disabled={isCreating} onClick={() => onCreate(false)}>
          {newScreening}
        </Button>
      </Box>
    </Card>
  );
}
