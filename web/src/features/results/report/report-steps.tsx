import { paths } from "@winnow/contract/paths.ts";
import { useLocation } from "react-router";
import { PageSteps } from "../../../ui/page/page-steps.tsx";
import { useWords } from "../../../words/words.ts";
import type { Steps } from "./use-report-steps.ts";

/** Back to the list, and to who stands before and after in it. */
export function ReportSteps(props: {
  screeningId: string;
  /** Of the screening, once it is known. */
  title: string | undefined;
  resultId: string;
  steps: Steps;
  onGoTo: (path: string) => void;
}) {
  const { steps: words } = useWords("matchReport");
  const { screeningId, title = words.results, resultId, steps, onGoTo } = props;
  const { search } = useLocation();
  return (
    <PageSteps
      label={words.label}
      back={{ to: `${paths.results(screeningId)}?${withSelected(search, resultId)}`, title }}
      place={steps.place}
      previous={{ to: steps.previous, label: words.previous }}
      next={{ to: steps.next, label: words.next }}
      onGoTo={onGoTo}
    />
  );
}

function withSelected(search: string, resultId: string): string {
  const address = new URLSearchParams(search);
  address.set("selected", resultId);
  return address.toString();
}
