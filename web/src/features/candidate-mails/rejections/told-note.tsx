import MailIcon from "@mui/icons-material/MailOutlineRounded";
import Box from "@mui/material/Box";
import type { MailPlace } from "../mail-place.ts";
import { useToldRejections } from "./rejection-queries.ts";
import { toldWords } from "./rejection-words.ts";

/** Says when somebody was told that they were rejected, or why the mail could not be sent; also of whoever is not rejected any more. */
export function ToldNote(props: {
  place: MailPlace;
  /** Of the result, or of the interview. */
  id: string;
  /** Nobody is told before somebody has decided. */
  isDecided: boolean;
}) {
  const { place, id, isDecided } = props;
  const told = toldWords(useToldRejections(place, { isWanted: isDecided }).get(id));
  return told !== null ? <ToldWords told={told} /> : null;
}

/** The same where it is known already. */
export function ToldWords({ told }: { told: string }) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "flex-start", gap: 0.5, overflowWrap: "anywhere" }}
    >
      <MailIcon aria-hidden sx={{ fontSize: 16, mt: "2px" }} />
      {told}
    </Box>
  );
}
