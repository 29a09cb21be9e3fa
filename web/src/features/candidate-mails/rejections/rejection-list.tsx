import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { memo, useState } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ListPagination } from "../../../ui/list/list-pagination.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { obstacleWords } from "./rejection-words.ts";

const maxWithoutSearch = 8;
const firstRowsPerPage = 10;

/** Who was rejected, one page at a time: ticked are those who get a mail, and of the others it says why they do not. */
export function RejectionList(props: {
  recipients: readonly RejectionRecipient[];
  unticked: ReadonlySet<string>;
  shownId: string | null;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  /** Whose mail the preview is to show. */
  onShow: (id: string) => void;
}) {
  const { recipients, unticked, shownId, onTick, onShow } = props;
  const words = useWords("rejections").list;
  const [search, setSearch] = useState("");
  const pages = usePages();
  const found = matching(recipients, search);
  const tellable = found.filter(({ obstacle }) => obstacle === null);
  const ticked = tellable.filter(({ id }) => !unticked.has(id)).length;
  const lastPage = Math.max(0, Math.ceil(found.length / pages.rowsPerPage) - 1);
  const from = Math.min(pages.page, lastPage) * pages.rowsPerPage;
  return (
    <Box>
      {recipients.length > maxWithoutSearch ? (
        <Box sx={{ mb: 1 }}>
          <SearchField
            label={words.search}
            value={search}
            onChange={(next) => {
              setSearch(next);
              pages.setPage(0);
            }}
          />
        </Box>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              disabled={tellable.length === 0}
              checked={tellable.length > 0 && ticked === tellable.length}
              indeterminate={ticked > 0 && ticked < tellable.length}
              onChange={(_, isTicked) =>
                onTick(
                  tellable.map(({ id }) => id),
                  isTicked,
                )
              }
            />
          }
          label={search === "" ? words.all : words.allFound}
        />
        <Box role="status" sx={{ ...mutedText, ml: "auto" }}>
          {found.length === 0 ? words.nobody : words.getMail({ ticked, of: found.length })}
        </Box>
      </Box>
      <Box component="ul" aria-label={words.label} sx={plainList}>
        {found.slice(from, from + pages.rowsPerPage).map((recipient) => (
          <Row
            key={recipient.id}
            recipient={recipient}
            isTicked={recipient.obstacle === null && !unticked.has(recipient.id)}
            isShown={recipient.id === shownId}
            onTick={onTick}
            onShow={onShow}
          />
        ))}
      </Box>
      {found.length > firstRowsPerPage ? <ListPagination list={pages} total={found.length} /> : null}
    </Box>
  );
}

/** Drawn again only when it has changed itself. */
const Row = memo(function Row(props: {
  recipient: RejectionRecipient;
  isTicked: boolean;
  isShown: boolean;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  onShow: (id: string) => void;
}) {
  const { recipient, isTicked, isShown, onTick, onShow } = props;
  const { id, name, email, reason, mail_failure } = recipient;
  const words = useWords("rejections").list;
  const obstacle = obstacleWords(recipient);
  const noteId = `told-${id}`;
  return (
    <Box
      component="li"
      aria-current={isShown ? "true" : undefined}
      onFocus={() => onShow(id)}
      sx={{
        borderTop: 1,
        borderColor: "divider",
        boxShadow: isShown ? "inset 3px 0 0 var(--mui-palette-primary-main)" : "none",
        backgroundColor: isShown ? "tint.brand" : "transparent",
      }}
    >
      <Box
        component="label"
        sx={{
          display: "flex",
          alignItems: "flex-start",
          pr: 1,
          py: 0.5,
          cursor: obstacle === null ? "pointer" : "default",
        }}
      >
        <Checkbox
          size="small"
          checked={isTicked}
          // Not disabled: whoever cannot be told can be looked at too, and it says why.
          readOnly={obstacle !== null}
          onChange={(_, next) => obstacle === null && onTick([id], next)}
          slotProps={{
            input: {
              "aria-label": words.tell({ name: isolate(name) }),
              "aria-describedby": noteId,
              "aria-disabled": obstacle !== null,
            },
          }}
          sx={obstacle === null ? undefined : { color: "action.disabled" }}
        />
        <Box sx={{ minWidth: 0, py: 0.75, overflowWrap: "anywhere" }}>
          <Box sx={{ fontWeight: 550 }}>
            <bdi>{name}</bdi>
          </Box>
          <Box id={noteId} sx={mutedText}>
            {email === null ? null : (
              <Box>
                <bdi>{email}</bdi>
              </Box>
            )}
            {obstacle === null ? null : <Box sx={{ color: "text.primary", fontWeight: 550 }}>{obstacle}</Box>}
            {mail_failure === null ? null : (
              <Box>{words.lastFailed({ reason: sayReason(mail_failure) })}</Box>
            )}
            <Box>{reason === null ? words.noReason : <bdi>{reason}</bdi>}</Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
});

function matching(recipients: readonly RejectionRecipient[], search: string): readonly RejectionRecipient[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return recipients;
  return recipients.filter(({ name, email }) =>
    `${name}\n${email ?? ""}`.toLocaleLowerCase().includes(wanted),
  );
}

/** Of a dialog, and so not in the address. */
function usePages() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState<number>(firstRowsPerPage);
  return {
    page,
    rowsPerPage,
    setPage,
    setRowsPerPage: (size: number) => {
      setRowsPerPage(size);
      setPage(0);
    },
  };
}
