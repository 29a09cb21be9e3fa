import Typography from "@mui/material/Typography";
import { mutedText } from "../../../theme/styles.ts";

/** Said to everybody who applies or is interviewed: that a person decides. */
export function WhoDecides({ employer }: { employer: string }) {
  return (
    <Typography sx={{ ...mutedText, mt: 1, maxWidth: "64ch", overflowWrap: "anywhere" }}>
      A person at <bdi>{employer}</bdi> decides; software only sorts and quotes.
    </Typography>
  );
}
