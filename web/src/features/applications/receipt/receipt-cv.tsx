import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import type { CvAsRead } from "@winnow/contract/job-forms.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { CorrectableCv, type CorrectionsChange } from "../../job-forms/cv-fields/correctable-cv.tsx";
import { useCorrectApplication } from "./receipt-queries.ts";

/** What was read of the CV, and whatever of it is wrong to be put right at once. */
export function ReceiptCv(props: { token: string; receipt: Receipt; cv: CvAsRead; isOpen: boolean }) {
  const { token, receipt, cv, isOpen } = props;
  const { mutateAsync: correct } = useCorrectApplication(token);
  const words = useWords("receipt").cv;
  const showToast = useToast();

  async function change(corrections: CorrectionsChange) {
    await correct(corrections);
    showToast(words.saved);
  }

  return (
    <Panel title={words.title}>
      <Typography sx={{ ...mutedText, mb: 2, maxWidth: "64ch" }}>
        {isOpen ? words.open : words.closed}
      </Typography>
      <CorrectableCv
        cv={cv}
        corrections={receipt.corrections}
        keptAs={`receipt ${token}`}
        onChange={isOpen ? change : null}
        onFailure={(error) => showToast(error.message, { tone: "error" })}
      />
    </Panel>
  );
}
