import Box from "@mui/material/Box";
import { mutedText } from "../../../theme/styles.ts";
import { useScoreAgreement } from "../queries.ts";
import { agreementWords } from "./agreement-words.ts";

/** How far one's own scores and those of others agree, once there are some. */
export function AgreementNote({ driveId }: { driveId: string }) {
  const { data } = useScoreAgreement(driveId);
  const words = data ? agreementWords(data) : null;
  return words ? <Box sx={{ ...mutedText, mb: 1.5, maxWidth: "84ch" }}>{words}</Box> : null;
}
