import Box from "@mui/material/Box";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { useState } from "react";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { OwnData } from "../../applications/receipt/own-data.tsx";
import { WhoDecides } from "../../applications/receipt/who-decides.tsx";
import { RequestsMade } from "../requests-made.tsx";
import { EraseInterviewDialog } from "./erase-interview-dialog.tsx";
import { OwnAnswers } from "./own-answers.tsx";
import { useDownloadInterview } from "./use-download-interview.ts";

export type InterviewReceiptProps = {
  interview: CandidateInterview;
  /** Whether anything is decided on. */
  isDecided: boolean;
};

/** What a candidate keeps of an interview that is over: who decides, what was answered and asked, and their data. */
export default function InterviewReceipt(props: InterviewReceiptProps) {
  const { interview, isDecided } = props;
  const words = useWords("interview").adjustments;
  const { data } = useWords("receipt");
  const { questions, requests, recruiter } = interview;
  const [isErasing, setIsErasing] = useState(false);
  const downloading = useDownloadInterview();
  return (
    <>
      {isDecided ? <WhoDecides employer={recruiter} /> : null}
      <Box sx={{ display: "grid", gap: 2, mt: 3 }}>
        <OwnAnswers questions={questions} />
        {requests.length > 0 ? (
          <Panel title={words.made}>
            <RequestsMade interview={interview} />
          </Panel>
        ) : null}
        <OwnData
          downloadIs={data.ofInterview}
          downloading={downloading}
          onDownload={() => void downloading.run()}
          onErase={() => setIsErasing(true)}
        >
          {isErasing ? (
            <EraseInterviewDialog recruiter={recruiter} onClose={() => setIsErasing(false)} />
          ) : null}
        </OwnData>
      </Box>
    </>
  );
}
