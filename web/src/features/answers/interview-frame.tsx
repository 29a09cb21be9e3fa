import Box from "@mui/material/Box";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { mutedText } from "../../theme/styles.ts";
import { NetworkNote } from "./network-note.tsx";
import { StageHeading } from "./stage-heading.tsx";

const InterviewMenu = lazy(() => import("./interview-menu.tsx"));

/** One calm column: which interview this is, its menu, the stage's heading, and what the network does. */
export function InterviewFrame(props: {
  interview: CandidateInterview;
  title: string;
  /** Beside the name of the interview, above the heading. */
  progress?: ReactNode;
  children: ReactNode;
}) {
  const { interview, title, progress, children } = props;
  return (
    <Box sx={{ maxWidth: 640, mx: "auto" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 2, minHeight: 40 }}>
        <Box sx={{ ...mutedText, flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <bdi>{interview.title}</bdi>
        </Box>
        <Suspense fallback={null}>
          <InterviewMenu interview={interview} />
        </Suspense>
      </Box>
      {progress}
      <StageHeading title={title} />
      <NetworkNote />
      {children}
    </Box>
  );
}
