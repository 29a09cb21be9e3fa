import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { PageFoot } from "../../../ui/page/page-foot.tsx";
import { useWords } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { useRejections } from "./rejection-queries.ts";
import { WaitingMails } from "./waiting-mails.tsx";

/** The foot of the results: mails that can still be undone, or, after several were rejected, the offer to tell them. */
export function RejectionFoot(props: {
  place: MailPlace;
  isOffered: boolean;
  onTell: () => void;
  onDismiss: () => void;
}) {
  const { place, isOffered, onTell, onDismiss } = props;
  const words = useWords("rejections").foot;
  const { recipients, waiting } = useRejections(place).data ?? { recipients: [], waiting: [] };
  const untold = isOffered ? recipients.filter(({ obstacle }) => obstacle === null).length : 0;
  if (waiting.length === 0 && untold === 0) return null;
  return (
    <PageFoot label={words.label}>
      <Box sx={{ display: "grid", gap: 1 }}>
        {waiting.map((batch) => (
          <WaitingMails key={batch.id} batch={batch} />
        ))}
        {untold > 0 ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <Box role="status" sx={{ flex: "1 1 220px" }}>
              {words.untold({ count: untold })}
            </Box>
            <Button color="inherit" onClick={onDismiss}>
              {words.notNow}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onTell}>
              {words.select}
            </Button>
          </Box>
        ) : null}
      </Box>
    </PageFoot>
  );
}
