import AddIcon from "@mui/icons-material/AddRounded";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import {
  type DriveCandidate,
  type DriveRoundDetails,
  emailStatuses,
  interviewStatuses,
} from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { MailAddress } from "../../../ui/format/mail-address.tsx";
import { ListFilters } from "../../../ui/list/list-filters.tsx";
import { ListTable } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-table-props.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import type { Words } from "../../../words/catalogue.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { DownloadButton } from "../download-button.tsx";
import { ImportDialog } from "../import-dialog.tsx";
import { useDriveCandidates, useInterviewCounts } from "../queries.ts";
import { AddCandidateDialog } from "./add-candidate-dialog.tsx";
import { CandidateMenu } from "./candidate-menu.tsx";
import { CorrectCandidateDialog } from "./correct-candidate-dialog.tsx";
import { openInterviewOf } from "./open-interview-of.ts";

const sortColumns = ["created_at", "name", "email", "status"] as const;
type SortColumn = (typeof sortColumns)[number];

const columnsOf = (
  words: Words<"drives">["candidates"],
  labels: Words<"labels">,
  drive: DriveRoundDetails,
  onCorrect: (candidate: DriveCandidate) => void,
): ListColumn<DriveCandidate, SortColumn>[] => [
  {
    id: "name",
    label: words.columns.name,
    isSortable: true,
    render: ({ name, own_questions, result_id, screening_id, interview }) => (
      <>
        {interview === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link component={RouterLink} to={interviewPath(interview)}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, ...mutedText, fontWeight: 400 }}>
          {result_id && screening_id ? (
            <Link
              component={RouterLink}
              to={paths.report(screening_id, result_id)}
              aria-label={words.cvOf({ name: isolate(name) })}
              sx={{ minWidth: 24, lineHeight: "24px", color: "inherit" }}
            >
              {words.cv}
            </Link>
          ) : null}
          {own_questions.length > 0 ? (
            <Box component="span" sx={{ lineHeight: "24px" }}>
              {words.aboutGaps({ count: own_questions.length })}
            </Box>
          ) : null}
        </Box>
      </>
    ),
  },
  {
    id: "email",
    label: words.columns.email,
    isSortable: true,
    render: ({ email }) => (
      <bdi>
        <MailAddress>{email}</MailAddress>
      </bdi>
    ),
  },
  {
    id: "mail",
    label: words.columns.invitation,
    // Room for why a mail was not sent, and for the button that sends it again.
    width: drive.counts.not_sent > 0 ? 248 : 120,
    render: (candidate) =>
      drive.is_sample ? (
        words.nobodyMailed
      ) : (
        <MailState candidate={candidate} onCorrect={() => onCorrect(candidate)} />
      ),
  },
  {
    id: "status",
    label: words.columns.interview,
    isSortable: true,
    width: 136,
    render: ({ interview }) =>
      interview === null
        ? "–"
        : interview.outcome === "none"
          ? labels.interviewStatuses[interview.status]
          : labels.interviewOutcomes[interview.outcome],
  },
  {
    id: "created_at",
    label: words.columns.added,
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ created_at }) => formatDate(created_at),
  },
];

/** The report once there is something to see in it, before that how the interview stands. */
function interviewPath({ id, status }: NonNullable<DriveCandidate["interview"]>): string {
  return status === "NotAttended" ? paths.interview(id) : paths.interviewReport(id);
}

/** The candidates of a drive, with the state of their invitations and interviews. */
export function CandidatesTab({ drive }: { drive: DriveRoundDetails }) {
  const drives = useWords("drives");
  const labels = useWords("labels");
  const words = drives.candidates;
  const list = useListState({
    columns: sortColumns,
    defaultOrderBy: "created_at",
    filters: { status: interviewStatuses, email_status: emailStatuses },
  });
  const candidates = useDriveCandidates(drive, list.query);
  const counts = useInterviewCounts(drive);
  const [asked, setAsked] = useState<"add" | "file" | null>(null);
  const [corrected, setCorrected] = useState<DriveCandidate | null>(null);
  const columns = useMemo(() => columnsOf(words, labels, drive, setCorrected), [words, labels, drive]);
  const sentTo = useRef<string | null>(null);

  // The button that opened the dialog goes when the invitation is on its way; the focus would be lost.
  useEffect(() => {
    if (corrected !== null || sentTo.current === null) return;
    document.querySelector<HTMLElement>(`[data-candidate-menu="${sentTo.current}"]`)?.focus();
    sentTo.current = null;
  }, [corrected]);
  const canAdd = !drive.is_sample && (drive.status === "Draft" || drive.status === "InProgress");

  const adding = canAdd ? (
    <>
      <Button variant="outlined" color="inherit" startIcon={<AddIcon />} onClick={() => setAsked("add")}>
        {words.add}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setAsked("file")}>
        {words.fromFile}
      </Button>
    </>
  ) : null;

  return (
    <>
      <ListFilters
        searchLabel={words.search}
        list={list}
        groups={
          drive.status === "Draft"
            ? []
            : [
                {
                  name: "status" as const,
                  label: words.columns.interview,
                  choices: interviewStatuses.map((name) => ({
                    name,
                    label: labels.interviewStatuses[name],
                    count: counts.data ? (counts.data.status.get(name) ?? 0) : null,
                  })),
                },
                ...(drive.is_sample
                  ? []
                  : [
                      {
                        name: "email_status" as const,
                        label: words.columns.invitation,
                        choices: emailStatuses.map((name) => ({
                          name,
                          label: labels.emailStatuses[name],
                          count: counts.data ? (counts.data.mail.get(name) ?? 0) : null,
                        })),
                      },
                    ]),
              ]
        }
      >
        {drive.counts.candidates > 0 ? (
          <Box sx={{ display: { xs: "contents", sm: "flex" }, flexWrap: "wrap", gap: 1 }}>
            {adding}
            <DownloadButton drive={drive} kind={drive.status === "Draft" ? "candidates" : "results"} />
          </Box>
        ) : null}
      </ListFilters>
      <ListTable
        label={words.label}
        columns={columns}
        list={list}
        answer={candidates}
        rowActions={(candidate) => <CandidateMenu drive={drive} candidate={candidate} />}
        words={{
          failed: words.failed,
          noMatch: { title: words.noMatch, children: drives.noMatchText, showAll: drives.clearFilters },
        }}
        none={
          <EmptyState
            title={words.none.title}
            action={
              <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>{adding}</Box>
            }
          >
            {words.none.before}{" "}
            <Link component={RouterLink} to={paths.screenings}>
              {words.none.link}
            </Link>{" "}
            {words.none.after}
          </EmptyState>
        }
      />
      {corrected ? (
        <CorrectCandidateDialog
          driveId={drive.id}
          candidate={corrected}
          onSent={() => {
            sentTo.current = corrected.id;
          }}
          onClose={() => setCorrected(null)}
        />
      ) : null}
      {asked === "add" ? <AddCandidateDialog drive={drive} onClose={() => setAsked(null)} /> : null}
      {asked === "file" ? (
        <ImportDialog drive={drive} kind="candidates" onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}

function MailState({ candidate, onCorrect }: { candidate: DriveCandidate; onCorrect: () => void }) {
  const words = useWords("drives").candidates;
  const { emailStatuses: labels } = useWords("labels");
  const { interview } = candidate;
  if (interview === null) return words.notInvited;
  if (interview.email_status === "SENT") return labels.SENT;
  if (interview.email_failure === null) return words.onItsWay;
  return (
    <>
      <Box component="span" sx={{ color: "error.main", fontWeight: 550 }}>
        {labels.NOT_SENT}
      </Box>
      <Box component="span" sx={{ display: "block", ...mutedText, overflowWrap: "anywhere" }}>
        {sayReason(interview.email_failure)}
      </Box>
      {openInterviewOf(candidate) ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={words.correctAddressOf({ name: isolate(candidate.name) })}
          onClick={onCorrect}
          sx={{ mt: 0.5 }}
        >
          {words.correctAndSend}
        </Button>
      ) : null}
    </>
  );
}
