import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { paths } from "@winnow/contract/paths.ts";
import type { Person } from "@winnow/contract/people.ts";
import { Link as RouterLink } from "react-router";
import { plainList } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { openRequestWords } from "../../applications/recruiter/application-words.ts";

/** What waits for an answer, each with the way to where it is given. Nothing where nothing waits. */
export function PersonWaiting({ person }: { person: Person }) {
  const { waiting } = useWords("people");
  const applications = person.applications.flatMap(({ id, screening_title, application }) => {
    const words = openRequestWords(application.requests, Date.now());
    return words === null ? [] : [{ id, title: screening_title, words }];
  });
  const interviews = person.candidates.flatMap(({ id, drive_title, interview_id, open_requests }) =>
    interview_id === null || open_requests === 0
      ? []
      : [{ id, title: drive_title, interviewId: interview_id, count: open_requests }],
  );
  if (applications.length + interviews.length === 0) return null;
  return (
    <Panel title={waiting.title}>
      <Box component="ul" aria-label={waiting.title} sx={{ ...plainList, display: "grid", gap: 1 }}>
        {applications.map(({ id, title, words }) => (
          <Box component="li" key={id} sx={{ overflowWrap: "anywhere" }}>
            <Link
              component="button"
              type="button"
              onClick={() => showApplication(id)}
              sx={{ textAlign: "start", fontWeight: 600, overflowWrap: "anywhere" }}
            >
              {waiting.application} <bdi>{title}</bdi>
            </Link>
            <Box>{words}</Box>
          </Box>
        ))}
        {interviews.map(({ id, title, interviewId, count }) => (
          <Box component="li" key={id} sx={{ overflowWrap: "anywhere" }}>
            <Link component={RouterLink} to={paths.interview(interviewId)} sx={{ fontWeight: 600 }}>
              {waiting.interview} <bdi>{title}</bdi>
            </Link>
            <Box>{waiting.requests({ count })}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Leads down to the application, where it is answered. */
function showApplication(id: string) {
  const summary = document.querySelector<HTMLElement>(`[data-application="${id}"]`);
  if (summary?.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
  summary?.focus({ preventScroll: true });
  summary?.scrollIntoView({ block: "center" });
}
