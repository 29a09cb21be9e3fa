import ChevronLeftIcon from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import type { CreditTransaction, TransactionGroup } from "@winnow/contract/credits.ts";
import { textSize } from "../../theme/sizes.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { formatTimeOfDay } from "../../ui/format/format-time.ts";
import { useLastPage } from "../../ui/list/use-last-page.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { groupTitle } from "./group-words.ts";
import { useTransactions } from "./queries.ts";
import { signedCredits } from "./signed-credits.ts";
import { TransactionReason } from "./transaction-reason.tsx";

const pageSize = 10;

/** The single entries of a row of the ledger, a page at a time. */
export function GroupEntries(props: {
  group: TransactionGroup;
  /** As the list is narrowed. */
  narrowing: { search: string; type?: string | undefined; kind?: string | undefined };
  page: number;
  onTurn: (page: number) => void;
}) {
  const { group: words, tryAgain } = useWords("credits");
  const { group, narrowing, page, onTurn } = props;
  const { from, to, work } = group;
  const entries = useTransactions({ ...narrowing, from, to, work: work?.id, start: page, size: pageSize });
  const isPastTheEnd = useLastPage({ page, rowsPerPage: pageSize, setPage: onTurn }, entries);
  const label = words.entriesOf({ title: groupTitle(group) });
  if (entries.isLoadingError) {
    return (
      <Box role="alert" sx={{ ...mutedText, px: 2, py: 1 }}>
        {words.notLoaded} {entries.error.message}{" "}
        <Button size="small" loading={entries.isFetching} onClick={() => void entries.refetch()}>
          {tryAgain}
        </Button>
      </Box>
    );
  }
  const rows = isPastTheEnd ? undefined : entries.data?.data;
  return (
    <Box sx={{ py: 0.5 }}>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={rows === undefined || entries.isPlaceholderData}
        sx={{ ...plainList, opacity: entries.isPlaceholderData ? 0.6 : 1 }}
      >
        {rows?.map((entry) => <Entry key={entry.id} entry={entry} />) ?? (
          <SkeletonEntries count={Math.min(group.entries - page * pageSize, pageSize)} />
        )}
      </Box>
      <Pages label={label} page={page} total={entries.data?.total ?? group.entries} onTurn={onTurn} />
    </Box>
  );
}

function Entry({ entry }: { entry: CreditTransaction }) {
  const { group, reason } = useWords("credits");
  return (
    <Box component="li" className="figures" sx={entryStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere", gridColumn: { xs: "1 / -1", lg: "auto" } }}>
        <TransactionReason words={reason(entry.reason)} transaction={entry} />
      </Box>
      <Box sx={{ color: "text.secondary" }}>{formatTimeOfDay(entry.created_at)}</Box>
      <Box sx={{ textAlign: "right" }}>{signedCredits(entry)}</Box>
      <Box sx={{ textAlign: "right", color: "text.secondary" }}>
        <span style={visuallyHidden}>{group.balance}</span>
        {formatHundredths(entry.balance)}
      </Box>
    </Box>
  );
}

/** Where the columns of the table around it are. */
const entryStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr auto auto", lg: "minmax(0, 1fr) 112px 112px 112px" },
  columnGap: 2,
  pl: { xs: 2, lg: 7.5 },
  pr: 2,
  py: 0.5,
  minHeight: 28,
  boxSizing: "border-box",
  fontSize: textSize.small,
  lineHeight: 20 / 13,
  fontWeight: 400,
} as const;

function SkeletonEntries({ count }: { count: number }) {
  return Array.from({ length: Math.max(count, 1) }, (_, entry) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
    <Box component="li" key={entry} sx={entryStyle}>
      <Skeleton width="50%" height={20} />
    </Box>
  ));
}

/** Nothing where one page has room for all. */
function Pages(props: { label: string; page: number; total: number; onTurn: (page: number) => void }) {
  const words = useWords("credits").group;
  const { label, page, total, onTurn } = props;
  if (total <= pageSize) return null;
  const first = page * pageSize + 1;
  const last = Math.min(first + pageSize - 1, total);
  return (
    <Box
      component="nav"
      aria-label={words.pages({ label })}
      sx={{ display: "flex", justifyContent: "flex-end", alignItems: "center", px: 1, ...mutedText }}
    >
      <Box role="status" className="figures" sx={{ mr: 1 }}>
        {words.place({ first, last, total: formatNumber(total) })}
      </Box>
      <IconButton
        size="small"
        aria-label={words.previous}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words.next}
        disabled={last >= total}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRightIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
