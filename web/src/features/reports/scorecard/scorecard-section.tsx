import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { InterviewReport, Scorecard } from "@winnow/contract/reports.ts";
import { useId } from "react";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { plainList } from "../../../theme/styles.ts";
import { SavedNote } from "../../../ui/feedback/saved-note.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../../results/report-section.tsx";
import { scorecardKey } from "../queries.ts";
import { formatMeanScore, meanScore } from "../report-words.ts";
import type { OwnScorecard } from "./use-scorecard.ts";

/** One's own scorecard as a whole, and those of others once it is given. */
export function ScorecardSection({ report, card }: { report: InterviewReport; card: OwnScorecard }) {
  const { interview, other_scorecards: others, is_hidden_until_scored: isHidden } = report;
  const { scorecard: words } = useWords("reports");
  const { text, change, commit } = useKeptText({
    place: { subjectId: interview.id, name: "comment" },
    stored: card.comment,
    save: card.remark,
  });
  return (
    <ReportSection title={words.title}>
      <Typography sx={{ mb: 1.5 }}>
        <ScorecardState card={card} isHidden={isHidden} />
      </Typography>
      <Box sx={{ maxWidth: "72ch", displayPrint: "none" }}>
        <LabelledInput
          label={words.notes}
          multiline
          minRows={3}
          maxRows={16}
          value={text}
          maxLength={5_000}
          onChange={({ target }) => change(target.value)}
          onBlur={commit}
        />
      </Box>
      {text === "" ? null : (
        <Box dir="auto" sx={{ display: "none", displayPrint: "block", whiteSpace: "pre-wrap" }}>
          {text}
        </Box>
      )}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 2,
          mt: 1.5,
          displayPrint: "none",
        }}
      >
        {card.givenAt === null ? (
          <Button
            variant="contained"
            loading={card.isGiving}
            aria-keyshortcuts="g"
            onClick={() => {
              commit();
              void card.give();
            }}
          >
            {words.give}
          </Button>
        ) : null}
        <SavedNote saveKey={scorecardKey(interview.id)} />
      </Box>
      {card.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {card.error.message}
        </Alert>
      ) : null}
      {others.length > 0 ? <OtherScorecards cards={others} report={report} /> : null}
    </ReportSection>
  );
}

function ScorecardState({ card, isHidden }: { card: OwnScorecard; isHidden: boolean }) {
  const mean = meanScore(card);
  const scored = card.scores.filter(({ score }) => score !== null).length;
  const { scorecard: words } = useWords("reports");
  const state = mean === null ? words.none : words.mean({ mean: formatMeanScore(mean), count: scored });
  if (card.givenAt !== null) return `${state} ${words.given({ at: formatDateTime(card.givenAt) })}`;
  return isHidden ? `${state} ${words.hidden}` : state;
}

function OtherScorecards({ cards, report }: { cards: Scorecard[]; report: InterviewReport }) {
  const headingId = useId();
  const { scorecard: words, ofFive } = useWords("reports");
  const numberOf = new Map(report.questions.map(({ id, number }) => [id, number]));
  return (
    <>
      <Typography id={headingId} component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
        {words.others}
      </Typography>
      <Box component="ul" aria-labelledby={headingId} sx={{ ...plainList, display: "grid", gap: 2 }}>
        {cards.map((card) => {
          const mean = meanScore(card);
          return (
            <Box component="li" key={`${card.by} ${card.given_at}`} sx={{ breakInside: "avoid" }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                <bdi>{card.by}</bdi>
                {mean === null ? "" : `: ${ofFive({ score: formatMeanScore(mean) })}`}
              </Typography>
              {card.scores.map(({ question_id, score, comment }) => (
                <Typography key={question_id} variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  {words.ofQuestion({ number: numberOf.get(question_id) ?? null, score })}
                  {comment === "" ? "" : ". "}
                  <bdi>{comment}</bdi>
                </Typography>
              ))}
              {card.comment === "" ? null : (
                <Box dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "72ch" }}>
                  {card.comment}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
