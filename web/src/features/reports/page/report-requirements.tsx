import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { InterviewReport, RequirementEvidence } from "@winnow/contract/reports.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
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
  const { evidence: words } = useWords("reports");
  if (!requirements || !result) {
    return (
      <ReportSection title={words.title}>
        <Typography sx={mutedText}>{words.noCv}</Typography>
      </ReportSection>
    );
  }
  return (
    <ReportSection
      title={words.title}
      action={
        <Link component={RouterLink} to={paths.report(result.screening_id, result.id)}>
          {words.openCv}
        </Link>
      }
    >
      {isHidden ? <Typography sx={{ ...mutedText, mb: 1.5 }}>{words.hidden}</Typography> : null}
      <Box component="ul" aria-label={words.requirements} sx={plainList}>
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
  const { evidence: words } = useWords("reports");
  const { requirementKinds } = useWords("labels");
  const { page } = useWords("evidence");
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="h3" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {requirement.text}
      </Typography>
      <Box sx={{ ...mutedText, breakAfter: "avoid" }}>{requirementKinds[requirement.kind]}</Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: "grid",
          gap: 2,
          columnGap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          "@media print": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
        }}
      >
        <div>
          <Box component="dt" sx={mutedText}>
            {words.cv}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, display: "grid", gap: 0.5 }}>
            <VerdictBadge verdict={cv.verdict} isReadInPart={cv.is_read_in_part} />
            {cv.found_by ? <Box sx={mutedText}>{words.foundBy({ by: isolate(cv.found_by) })}</Box> : null}
            {cv.quotation ? <QuotationBlock text={cv.quotation.text} place={page(cv.quotation)} /> : null}
          </Box>
        </div>
        <div>
          <Box component="dt" sx={mutedText}>
            {words.answers}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, display: "grid", gap: 1.5 }}>
            {questions.length === 0 ? words.noQuestion : null}
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
  const { evidence: words, question: questionWords } = useWords("reports");
  const textOf = new Map(rubric.map(({ id, text }) => [id, text]));
  const found = marks?.filter(({ mark }) => mark !== "not found") ?? [];
  const missing = (marks?.length ?? 0) - found.length;
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <div>
        <Link component="button" type="button" onClick={onGoTo}>
          {questionWords.number({ number })}
        </Link>
        {answer ? null : <Box sx={mutedText}>{words.notReached}</Box>}
      </div>
      {found.length > 0 ? (
        <Box
          component="ul"
          aria-label={words.pointsFound({ number })}
          sx={{ ...plainList, display: "grid", gap: 1 }}
        >
          {found.map(({ point_id, mark, quotations: [first] }) => (
            <Box component="li" key={point_id} sx={{ display: "grid", gap: 0.5, breakInside: "avoid" }}>
              <PointMarkBadge mark={mark} />
              <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {textOf.get(point_id)}
              </Box>
              {first ? <QuotationBlock text={first.text} /> : null}
            </Box>
          ))}
        </Box>
      ) : null}
      {missing > 0 ? <Box sx={mutedText}>{words.notFound({ count: missing })}</Box> : null}
    </Box>
  );
}
