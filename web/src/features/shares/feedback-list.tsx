import ThumbDownIcon from "@mui/icons-material/ThumbDownOutlined";
import ThumbUpIcon from "@mui/icons-material/ThumbUpOutlined";
import Box from "@mui/material/Box";
import type { ShareFeedback } from "@winnow/contract/shares.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";

const icons = { up: ThumbUpIcon, down: ThumbDownIcon };

/** What was said by a link, the oldest first. */
export function FeedbackList({ whom, feedback }: { whom: string; feedback: ShareFeedback[] }) {
  const words = useWords("shares").list;
  const { thumbs } = useWords("labels");
  if (feedback.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={words.feedback({ whom })}
      sx={{ ...plainList, mt: 1.5, display: "grid", gap: 1.5 }}
    >
      {feedback.map(({ id, name, thumb, comment, has_scores, at }) => {
        const Icon = thumb && icons[thumb];
        return (
          <Box
            component="li"
            key={id}
            sx={{ pl: 1.5, borderLeft: 2, borderColor: "divider", breakInside: "avoid", minWidth: 0 }}
          >
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere", minWidth: 0 }}>
                <bdi>{name}</bdi>
              </Box>
              {Icon && thumb ? (
                <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
                  <Icon sx={{ fontSize: 16 }} aria-hidden />
                  {thumbs[thumb]}
                </Box>
              ) : null}
              {has_scores ? <span>{words.scored}</span> : null}
              <Box component="span" sx={mutedText}>
                {formatDateTime(at)}
              </Box>
            </Box>
            {comment === "" ? null : (
              <Box dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "72ch" }}>
                {comment}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
