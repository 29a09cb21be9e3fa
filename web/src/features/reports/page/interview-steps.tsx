import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useSearchParams } from "react-router";
import { PageSteps } from "../../../ui/page/page-steps.tsx";
import { useWords } from "../../../words/words.ts";
import type { Steps } from "./use-interview-steps.ts";

/** Back to the results of the drive, and to the interviews before and after in them. */
export function InterviewSteps(props: {
  interview: Interview;
  steps: Steps;
  onGoTo: (path: string) => void;
}) {
  const { interview, steps, onGoTo } = props;
  const [parameters] = useSearchParams();
  const { steps: words } = useWords("interviews");
  const list = new URLSearchParams(parameters);
  list.delete("tab");
  const address = list.size > 0 ? `&${list}` : "";
  return (
    <PageSteps
      label={words.label}
      back={{
        to: `${paths.driveTab(interview.drive_id, "results")}${address}`,
        title: interview.drive_title,
      }}
      // Whoever has not begun is in no list of results.
      place={steps.place?.position === null ? undefined : steps.place}
      previous={{ to: steps.previous, label: words.previous }}
      next={{ to: steps.next, label: words.next }}
      onGoTo={onGoTo}
    />
  );
}
