import Box from "@mui/material/Box";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import Paper from "@mui/material/Paper";
import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { type DriveResult, interviewDecisionKinds, resultStatuses } from "@winnow/contract/reports.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ShareBar } from "../../../ui/feedback/share-bar.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { lazily } from "../../../ui/format/lazily.ts";
import { ListFilters } from "../../../ui/list/list-filters.tsx";
import { ListPagination } from "../../../ui/list/list-pagination.tsx";
import { ListStates } from "../../../ui/list/list-states.tsx";
import { ListTable } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-table-props.ts";
import { useWords, wordsOf } from "../../../words/words.ts";
import { useToldRejections } from "../../candidate-mails/rejections/rejection-queries.ts";
import { toldWords } from "../../candidate-mails/rejections/rejection-words.ts";
import { ToldWords } from "../../candidate-mails/rejections/told-note.tsx";
import { InterviewDecisionMark } from "../decision/interview-decision-mark.tsx";
import { useDriveResults } from "../queries.ts";
import { formatMeanScore, pointsLabel, stateLabel } from "../report-words.ts";
import { AgreementNote } from "./agreement-note.tsx";
import { AnswersSideBySide } from "./answers-side-by-side.tsx";
import { type SortColumn, useDriveResultsList } from "./use-drive-results-list.ts";

type Column = Omit<ListColumn<DriveResult, SortColumn>, "label" | "id"> & {
  id: "name" | "status" | "own_score" | "points" | "decision" | "completed_at";
};

const columnsBefore: Column[] = [
  { id: "name", isSortable: true, render: ({ name }) => <bdi>{name}</bdi> },
  { id: "status", width: 136, render: stateLabel },
  {
    id: "own_score",
    isSortable: true,
    align: "right",
    width: 112,
    render: ({ own_score }) => (own_score === null ? "–" : <OwnScore score={own_score} />),
  },
  {
    id: "points",
    isSortable: true,
    width: 168,
    render: ({ points }) =>
      points === null ? (
        "–"
      ) : (
        <>
          {pointsLabel(points)}
          <Box sx={{ display: "flex", mt: 0.5 }}>
            <ShareBar share={points.made / points.of} height={3} />
          </Box>
        </>
      ),
  },
];
const columnsAfter: Column[] = [
  {
    id: "completed_at",
    isSortable: true,
    align: "right",
    width: 208,
    render: ({ completed_at }) => (
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {completed_at === null ? "–" : formatDateTime(completed_at)}
      </Box>
    ),
  },
];

function OwnScore({ score }: { score: number }) {
  return useWords("reports").ofFive({ score: formatMeanScore(score) });
}

function decisionColumn(told: ReadonlyMap<string, RejectionRecipient>): Column {
  return {
    id: "decision",
    width: 144,
    render: ({ id, decision }) => {
      if (decision === null) return "–";
      const said = toldWords(told.get(id));
      return (
        <>
          <InterviewDecisionMark kind={decision} />
          {said === null ? null : (
            <Box sx={mutedText}>
              <ToldWords told={said} />
            </Box>
          )}
        </>
      );
    },
  };
}

const groups = lazily(() => {
  const { columns, undecided } = wordsOf("interviews").results;
  const { interviewStatuses, interviewDecisions } = wordsOf("labels");
  return [
    {
      name: "status",
      label: columns.status,
      choices: resultStatuses.map((name) => ({ name, label: interviewStatuses[name] })),
    },
    {
      name: "decision",
      label: columns.decision,
      choices: [
        { name: "undecided", label: undecided },
        ...interviewDecisionKinds.map((name) => ({ name, label: interviewDecisions[name].state })),
      ],
    },
  ] as const;
});

/** The interviews of a drive that were begun, as a list or all answers to one question side by side. */
export function DriveResults(props: {
  drive: Pick<DriveRoundDetails, "id" | "status" | "questions">;
  actions: ReactNode;
}) {
  const { drive, actions } = props;
  const list = useDriveResultsList();
  const results = useDriveResults(drive.id, list.query, { isLive: drive.status === "InProgress" });
  const told = useToldRejections(
    { kind: "drive", id: drive.id },
    { isWanted: results.data?.data.some(({ decision }) => decision !== null) ?? false },
  );
  const { results: words } = useWords("interviews");
  const [parameters, setParameters] = useSearchParams();
  const compared = drive.questions.find(({ id }) => id === parameters.get("question"));

  function compare(questionId: string) {
    const next = new URLSearchParams(parameters);
    if (questionId === "") next.delete("question");
    else next.set("question", questionId);
    setParameters(next, { preventScrollReset: true });
  }

  /** The report with the list that it was opened from, so that keys lead on in its order. */
  function reportPath({ id }: DriveResult): string {
    const address = new URLSearchParams(parameters);
    for (const name of ["tab", "question", "names"]) address.delete(name);
    return `${paths.interviewReport(id)}${address.size > 0 ? `?${address}` : ""}`;
  }

  const none = <EmptyState title={words.none.title}>{words.none.text}</EmptyState>;

  return (
    <>
      <ListFilters searchLabel={words.search} list={list} groups={groups()}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, minWidth: 0 }}>
          <NativeSelect
            value={compared?.id ?? ""}
            inputProps={{ "aria-label": words.show }}
            input={<OutlinedInput sx={{ maxWidth: { xs: "100%", sm: 320 } }} />}
            onChange={({ target }) => compare(target.value)}
          >
            <option value="">{words.asList}</option>
            {drive.questions.map(({ id, text }, index) => (
              <option key={id} value={id}>
                {words.answersTo({ number: index + 1, question: text })}
              </option>
            ))}
          </NativeSelect>
          {actions}
        </Box>
      </ListFilters>
      <AgreementNote driveId={drive.id} />
      {compared ? (
        <ListStates list={list} answer={results} rows={results.data?.data} words={words} none={none}>
          {(rows) => (
            <>
              <AnswersSideBySide
                key={compared.id}
                rows={rows}
                question={compared}
                first={list.page * list.rowsPerPage + 1}
                reportPath={reportPath}
              />
              <Paper variant="outlined" sx={{ mt: 2 }}>
                <ListPagination list={list} total={results.data?.total} />
              </Paper>
            </>
          )}
        </ListStates>
      ) : (
        <ListTable
          label={words.label}
          columns={[...columnsBefore, decisionColumn(told), ...columnsAfter].map((column) => ({
            ...column,
            label: words.columns[column.id],
          }))}
          list={list}
          answer={results}
          rowHref={reportPath}
          words={words}
          none={none}
        />
      )}
    </>
  );
}
