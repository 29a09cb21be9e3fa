import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Application } from "@winnow/contract/applications.ts";
import { defaultPageSize } from "@winnow/contract/list-query.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StatusChip } from "../../../ui/feedback/status-chip.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { ListPagination } from "../../../ui/list/list-pagination.tsx";
import { ListStates } from "../../../ui/list/list-states.tsx";
import { useWords } from "../../../words/words.ts";
import { ToldNote } from "../../candidate-mails/rejections/told-note.tsx";
import { useApplications } from "./application-queries.ts";
import { ApplicationView } from "./application-view.tsx";
import { applicationState, openRequestWords, sourceWords } from "./application-words.ts";

/** Who has applied to a screening, those first whose requests wait for an answer. */
export default function ApplicationList(props: { screening: Screening; onClose: () => void }) {
  const { screening, onClose } = props;
  const words = useWords("applications").list;
  const pages = usePages();
  const answer = useApplications(screening.id, { start: pages.page, size: pages.rowsPerPage });
  return (
    <section aria-labelledby="applications-heading">
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography variant="h2" id="applications-heading" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {words.back}
        </Button>
      </Box>
      <Paper variant="outlined" sx={{ overflow: "clip" }}>
        <ListStates
          list={pages}
          answer={answer}
          rows={answer.data?.data}
          words={{ failed: words.failed, noMatch: { title: "", showAll: "" } }}
          none={<EmptyState title={words.none.title}>{words.none.text}</EmptyState>}
        >
          {(rows) => (
            <>
              <Box component="ul" aria-label={words.title} sx={plainList}>
                {rows?.map((application) => (
                  <Row key={application.id} screeningId={screening.id} application={application} />
                )) ?? <Waiting />}
              </Box>
              <ListPagination list={pages} total={answer.data?.total} />
            </>
          )}
        </ListStates>
      </Paper>
    </section>
  );
}

function Row({ screeningId, application }: { screeningId: string; application: Application }) {
  const { is_hidden, name, file_name, source, sent_at, withdrawn_at, result_id, requests } = application;
  const words = useWords("applications").list;
  const { hidden } = useWords("stored");
  const waiting = openRequestWords(requests, Date.now());
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <Box component="details" sx={rowStyle}>
        <summary>
          <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
            <Box sx={{ fontWeight: 600 }}>
              <bdi>{is_hidden ? hidden(file_name) : name}</bdi>
            </Box>
            <Box sx={mutedText}>
              {formatDateTime(sent_at)} · <bdi>{sourceWords(source)}</bdi>
            </Box>
            {result_id === null ? null : (
              <Box sx={mutedText}>
                <ToldNote place={{ kind: "screening", id: screeningId }} id={result_id} isDecided />
              </Box>
            )}
          </Box>
          {waiting ? <Box sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>{waiting}</Box> : null}
          <StatusChip
            label={applicationState(application)}
            tone={withdrawn_at === null && result_id === null ? "waiting" : "done"}
          />
          <ExpandIcon aria-hidden sx={{ ml: "auto" }} />
        </summary>
        <Box sx={{ px: 2, pt: 1.5, pb: 2 }}>
          <ApplicationView application={application} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
            {result_id === null ? null : (
              <Button
                component={RouterLink}
                to={paths.report(screeningId, result_id)}
                size="small"
                variant="outlined"
                color="inherit"
              >
                {words.openReport}
              </Button>
            )}
            {is_hidden ? null : (
              <Button
                component={RouterLink}
                to={paths.person(application.id)}
                size="small"
                variant="outlined"
                color="inherit"
              >
                {words.everything}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function Waiting() {
  return (
    <li aria-busy="true">
      <Skeleton variant="rectangular" height={320} />
    </li>
  );
}

/** Kept here and not in the address, where the list of results has its own page. */
function usePages() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState<number>(defaultPageSize);
  return {
    page,
    rowsPerPage,
    setPage,
    setRowsPerPage: (size: number) => {
      setRowsPerPage(size);
      setPage(0);
    },
    isNarrowed: false,
    clear: () => setPage(0),
  };
}

const rowStyle = {
  "& > summary": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 1,
    columnGap: 2,
    px: 2,
    py: 1,
    minHeight: 52,
    boxSizing: "border-box",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { backgroundColor: "action.hover" },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
} as const;
