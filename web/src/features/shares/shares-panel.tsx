import { Panel } from "../../ui/page/panel.tsx";
import { useWords } from "../../words/words.ts";
import { useShares } from "./queries.ts";
import { SharedLinks } from "./shared-links.tsx";

/** On the page of an interview: with whom the candidate is shared, and what they say. */
export function SharesPanel({ interviewId, onChange }: { interviewId: string; onChange: () => void }) {
  const words = useWords("shares");
  const { data } = useShares(interviewId);
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title={words.title}>
      <SharedLinks
        interviewId={interviewId}
        shares={data.data}
        isFeedbackHidden={data.is_feedback_hidden}
        onChange={onChange}
      />
    </Panel>
  );
}
