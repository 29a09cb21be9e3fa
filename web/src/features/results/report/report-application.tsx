import { useWords } from "../../../words/words.ts";
import { useApplicationOf } from "../../applications/recruiter/application-queries.ts";
import { ApplicationView } from "../../applications/recruiter/application-view.tsx";
import { ReportSection } from "../report-section.tsx";

/** By which application the CV came, with what the applicant asks. Nothing for one that was uploaded. */
export function ReportApplication({ resultId }: { resultId: string }) {
  const { data } = useApplicationOf(resultId);
  const words = useWords("matchReport");
  if (!data) return null;
  return (
    <ReportSection title={words.application}>
      <ApplicationView application={data} />
    </ReportSection>
  );
}
