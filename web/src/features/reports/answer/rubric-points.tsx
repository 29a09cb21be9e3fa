import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { PointMarkBadge } from "../../evidence/point-mark-badge.tsx";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { unmarkedWords } from "../report-words.ts";
import type { Span } from "./marked-parts.ts";

type Question = InterviewReport["questions"][number];

/** What a good answer says, point by point, each with its mark and the words it was found in. */
export function RubricPoints(props: {
  question: Question;
  isHidden: boolean;
  isGoingOn: boolean;
  shown: Span | null;
  onShow: (span: Span) => void;
}) {
  const { question, isHidden, isGoingOn, shown, onShow } = props;
  const { number, rubric, marks, unmarked } = question;
  const { question: words } = useWords("reports");
  const markOf = new Map(marks?.map((marked) => [marked.point_id, marked]));
  const reason =
    rubric.length === 0
      ? unmarkedWords("no rubric", { isGoingOn })
      : isHidden
        ? words.hidden
        : unmarkedWords(unmarked, { isGoingOn });
  const isMissing = marks?.some(({ mark }) => mark === "not found");
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {rubric.length > 0 ? (
        <Box
          component="ul"
          aria-label={words.points({ number })}
          sx={{ ...plainList, display: "grid", gap: 1.5 }}
        >
          {rubric.map(({ id, text }) => {
            const marked = markOf.get(id);
            return (
              <Box component="li" key={id} sx={{ display: "grid", gap: 0.5, breakInside: "avoid" }}>
                {marked ? <PointMarkBadge mark={marked.mark} /> : null}
                <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
                  {text}
                </Box>
                {marked?.by === "language model" ? <Box sx={mutedText}>{words.byModel}</Box> : null}
                {marked?.quotations.map((quotation) => (
                  <QuotationBlock
                    key={`${quotation.start} ${quotation.end}`}
                    text={quotation.text}
                    showTitle={words.showInAnswer}
                    isShown={shown?.start === quotation.start && shown.end === quotation.end}
                    onShow={() => onShow(quotation)}
                  />
                ))}
              </Box>
            );
          })}
        </Box>
      ) : null}
      {reason ? <Typography sx={mutedText}>{reason}</Typography> : null}
      {isMissing ? <Typography sx={mutedText}>{words.notFoundIs}</Typography> : null}
    </Box>
  );
}
