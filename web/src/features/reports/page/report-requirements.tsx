import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { requirementKindLabels } from "@winnow/contract/labels.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { InterviewReport, RequirementEvidence } from "@winnow/contract/reports.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatCount } from "../../../ui/format/format-count.ts";
import { PointMarkBadge } from "../../evidence/point-mark-badge.tsx";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { VerdictBadge } from "../../evidence/verdict-badge.tsx";
import { ReportSection } from "../../results/report-section.tsx";

type Question = InterviewReport["questions"][number];

/** What was asked for, requirement by requirement: what the CV shows beside what the answers show. */
export function ReportRequirements(props: {
  report: InterviewReport;
  onGoToQuestion: (questionId: string) => void;
}) {
  const { report, onGoToQuestion } = props;
  const { requirements, result, is_hidden_until_scored: isHidden } = report;
  if (!requirements || !result) {
    return (
      <ReportSection title="CV and answers">
        <Typography sx={mutedText}>
          This candidate came without a screened CV, so there are only the answers.
        </Typography>
      </ReportSection>
    );
  }
  return (
    <ReportSection
      title="CV and answers"
      action={
        <Link component={RouterLink} to={paths.report(result.screening_id, result.id)}>
          Open the CV’s report
        </Link>
      }
    >
      {isHidden ? (
        <Typography sx={{ ...mutedText, mb: 1.5 }}>
          Which points the answers make shows once you have given your scorecard.
        </Typography>
      ) : null}
      <Box component="ul" aria-label="Requirements" sx={plainList}>
        {requirements.map((evidence) => (
          <RequirementRow
            key={evidence.requirement.id}
            evidence={evidence}
            questions={report.questions.filter(({ id }) => evidence.question_ids.includes(id))}
            onGoToQuestion={onGoToQuestion}
          />
        ))}
      </Box>
    </ReportSection>
  );
}

function RequirementRow(props: {
  evidence: RequirementEvidence;
  questions: Question[];
  onGoToQuestion: (questionId: string) => void;
}) {
  const { evidence, questions, onGoToQuestion } = props;
  const { requirement, cv } = evidence;
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider", breakInside: "avoid" }}>
      <Typography variant="h3" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {requirement.text}
      </Typography>
      <Box sx={mutedText}>{requirementKindLabels[requirement.kind]}</Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: "grid",
          gap: 2,
          columnGap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <div>
          <Box component="dt" sx={mutedText}>
            CV
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, display: "grid", gap: 0.5 }}>
            <VerdictBadge verdict={cv.verdict} isReadInPart={cv.is_read_in_part} />
            {cv.quotation ? (
              <QuotationBlock text={cv.quotation.text} place={`p. ${cv.quotation.page}`} />
            ) : null}
          </Box>
        </div>
        <div>
          <Box component="dt" sx={mutedText}>
            Answers
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, display: "grid", gap: 1.5 }}>
            {questions.length === 0 ? "No question is about this." : null}
            {questions.map((question) => (
              <QuestionEvidence
                key={question.id}
                question={question}
                onGoTo={() => onGoToQuestion(question.id)}
              />
            ))}
          </Box>
        </div>
      </Box>
    </Box>
  );
}

function QuestionEvidence({ question, onGoTo }: { question: Question; onGoTo: () => void }) {
  const { number, rubric, marks, answer } = question;
  const textOf = new Map(rubric.map(({ id, text }) => [id, text]));
  const found = marks?.filter(({ mark }) => mark !== "not found") ?? [];
  const missing = (marks?.length ?? 0) - found.length;
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <div>
        <Link component="button" type="button" onClick={onGoTo}>
          Question {number}
        </Link>
        {answer ? null : <Box sx={mutedText}>Not reached.</Box>}
      </div>
      {found.length > 0 ? (
        <Box
          component="ul"
          aria-label={`Points found in the answer to question ${number}`}
          sx={{ ...plainList, display: "grid", gap: 1 }}
        >
          {found.map(({ point_id, mark, quotations: [first] }) => (
            <Box component="li" key={point_id} sx={{ display: "grid", gap: 0.5 }}>
              <PointMarkBadge mark={mark} />
              <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {textOf.get(point_id)}
              </Box>
              {first ? <QuotationBlock text={first.text} /> : null}
            </Box>
          ))}
        </Box>
      ) : null}
      {missing > 0 ? (
        <Box sx={mutedText}>{formatCount(missing, "point was", "points were")} not found.</Box>
      ) : null}
    </Box>
  );
}
