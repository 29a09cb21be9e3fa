import CompareIcon from "@mui/icons-material/DifferenceOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RescreeningStand } from "@winnow/contract/rescreenings.ts";
import { newUuid } from "../../api/new-uuid.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { useRescreening, useStartRescreening } from "./queries.ts";
import { noticeOf } from "./rescreening-states.ts";

/** Says that an older engine has found these results, and offers to compare; nothing changes by itself. */
export function RescreeningNotice(props: { screeningId: string; isRunning: boolean; onOpen: () => void }) {
  const { screeningId, isRunning, onOpen } = props;
  const { data: stand } = useRescreening(screeningId);
  const start = useStartRescreening(screeningId);
  const showToast = useToast();
  const words = useWords("review").rescreening;
  const notice = stand ? noticeOf(stand) : null;
  if (!stand || notice === null || (notice === "offered" && isRunning)) return null;

  function compare() {
    start.mutate(newUuid(), {
      onSuccess: onOpen,
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return (
    <Notice icon={<CompareIcon color="action" aria-hidden />}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 2 }}>
        <Box sx={{ flex: "1 1 280px" }}>{sentenceOf(notice, stand, words)}</Box>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={start.isPending}
          onClick={notice === "offered" ? compare : onOpen}
        >
          {notice === "offered" ? words.compare : words.look}
        </Button>
      </Box>
    </Notice>
  );
}

function sentenceOf(
  notice: "offered" | "comparing" | "ready",
  { older, rescreening }: RescreeningStand,
  words: ReturnType<typeof useWords<"review">>["rescreening"],
): string {
  switch (notice) {
    case "offered":
      return words.offered({ count: older.results });
    case "comparing":
      return words.comparing;
    case "ready":
      return words.ready({ changed: rescreening?.changed ?? 0, count: rescreening?.results ?? 0 });
  }
}
