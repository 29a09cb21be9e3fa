import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useSearchParams } from "react-router";
import { PageSteps } from "../../../ui/page/page-steps.tsx";
import type { Steps } from "./use-interview-steps.ts";

/** Back to the results of the drive, and to the interviews before and after in them. */
export function InterviewSteps(props: {
  interview: Interview;
  steps: Steps;
  onGoTo: (path: string) => void;
}) {
  const { interview, steps, onGoTo } = props;
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.delete("tab");
  const address = list.size > 0 ? `&${list}` : "";
  return (
    <PageSteps
      label="Interviews"
      back={{
        to: `${paths.driveTab(interview.drive_id, "results")}${address}`,
        title: interview.drive_title,
      }}
      // Whoever has not begun is in no list of results.
      place={steps.place?.position === null ? undefined : steps.place}
      previous={{ to: steps.previous, label: "Interview before" }}
      next={{ to: steps.next, label: "Next interview" }}
      onGoTo={onGoTo}
    />
  );
}
