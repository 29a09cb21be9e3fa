import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Note } from "@winnow/contract/decisions.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Person } from "@winnow/contract/people.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatDate, formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { DecisionBadge } from "../../results/decisions/decision-badge.tsx";
import { cvLinkWords } from "../things/link-words.ts";
import { PersonRow } from "./person-row.tsx";

/** The CVs of a person with what was made of them, and how many more there are where names are hidden. */
export function PersonCvs({ person }: { person: Person }) {
  const words = useWords("people").cvs;
  const { cvs, hidden } = person;
  if (cvs.length === 0 && hidden === 0) return null;
  return (
    <Panel title={words.title}>
      {cvs.length > 0 ? (
        <Box component="ul" aria-label={words.title} sx={plainList}>
          {cvs.map((cv) => (
            <Cv key={cv.id} person={person} cv={cv} />
          ))}
        </Box>
      ) : null}
      {hidden > 0 ? (
        <Box sx={{ ...mutedText, mt: cvs.length > 0 ? 1.5 : 0, maxWidth: "64ch" }}>
          {words.hidden({ count: hidden })}
        </Box>
      ) : null}
    </Panel>
  );
}

function Cv({ person, cv }: { person: Person; cv: Person["cvs"][number] }) {
  const words = useWords("people").cvs;
  const { screening_id, screening_title, file_name, result_id, score, decision, notes, arrived_at } = cv;
  return (
    <PersonRow
      title={
        result_id === null ? (
          <bdi>{file_name}</bdi>
        ) : (
          <Link component={RouterLink} to={paths.report(screening_id, result_id)}>
            <bdi>{file_name}</bdi>
          </Link>
        )
      }
      about={
        <>
          <Link component={RouterLink} to={paths.results(screening_id)} color="inherit">
            <bdi>{screening_title}</bdi>
          </Link>
          {` · ${formatDate(arrived_at)}`}
        </>
      }
      why={cvLinkWords(cv, person)}
      whose={cv.link === "phone" ? (cv.name ?? cv.email) : null}
      state={
        <>
          {decision === null ? null : <DecisionBadge kind={decision.kind} />}
          {score === null ? (
            <Box component="span" sx={mutedText}>
              {words.notScreened}
            </Box>
          ) : (
            <Box role="group" aria-label={words.score({ score })}>
              <ScoreBar score={score} />
            </Box>
          )}
        </>
      }
    >
      {decision?.reason ? (
        <Box sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {words.why} <bdi>{decision.reason}</bdi>
        </Box>
      ) : null}
      {notes.length > 0 ? <Notes notes={notes} /> : null}
    </PersonRow>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const words = useWords("people").cvs;
  return (
    <Box component="ul" aria-label={words.notes} sx={{ ...plainList, mt: 1, display: "grid", gap: 1 }}>
      {notes.map(({ id, text, written_by, written_at }) => (
        <Box
          component="li"
          key={id}
          sx={{ pl: 1.5, borderLeft: 2, borderColor: "divider", overflowWrap: "anywhere", maxWidth: "72ch" }}
        >
          <Box dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Box>
          <Box sx={mutedText}>
            <bdi>{written_by}</bdi>, {formatDateTime(written_at)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
