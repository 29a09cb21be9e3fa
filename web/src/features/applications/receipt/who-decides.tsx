import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";

/** Said to everybody who applies or is interviewed: that a person decides. */
export function WhoDecides({ employer }: { employer: string }) {
  const words = useWords("receipt");
  return (
    <Typography sx={{ ...mutedText, mt: 1, maxWidth: "64ch", overflowWrap: "anywhere" }}>
      {words.whoDecides({ employer: isolate(employer) })}
    </Typography>
  );
}
