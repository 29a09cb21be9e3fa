import { useWords } from "../../words/words.ts";
import { ReportSection } from "../results/report-section.tsx";
import { useShares } from "./queries.ts";
import { SharedLinks } from "./shared-links.tsx";

/** In a report: with whom the candidate is shared, and what they say. Nothing where nobody was sent a link. */
export function SharesSection({ interviewId }: { interviewId: string }) {
  const words = useWords("shares");
  const { data } = useShares(interviewId);
  if (!data || data.data.length === 0) return null;
  return (
    <ReportSection title={words.title} isPrinted={data.data.some(({ feedback }) => feedback.length > 0)}>
      <SharedLinks interviewId={interviewId} shares={data.data} isFeedbackHidden={data.is_feedback_hidden} />
    </ReportSection>
  );
}
