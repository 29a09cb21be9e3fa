import BookmarksIcon from "@mui/icons-material/BookmarksRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import Skeleton from "@mui/material/Skeleton";
import { useId, useState } from "react";
import { useToast } from "../../../ui/toast.tsx";
import { plainList } from "../report/report-section.tsx";
import { useDeleteSavedView, useSavedViews, useSaveView } from "./queries.ts";
import type { ResultsList } from "./use-results-list.ts";

/** Named searches: open one, save the present one, remove one. */
export function SavedViews({ list }: { list: ResultsList }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const panelId = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<BookmarksIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? panelId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        container={() => document.querySelector("main")}
        slotProps={{
          paper: {
            id: panelId,
            role: "dialog",
            "aria-modal": true,
            "aria-label": "Saved views",
            sx: { width: 320, maxWidth: "calc(100vw - 32px)", p: 2 },
          },
        }}
      >
        <Views list={list} onOpened={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

function Views({ list, onOpened }: { list: ResultsList; onOpened: () => void }) {
  const views = useSavedViews({ isWanted: true });
  const save = useSaveView();
  const remove = useDeleteSavedView();
  const showToast = useToast();
  const [name, setName] = useState("");
  const inputId = useId();
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  return (
    <>
      {views.data === undefined && views.error ? (
        <Box role="alert">The saved views could not be loaded. {views.error.message}</Box>
      ) : views.data === undefined ? (
        <Skeleton height={40} />
      ) : views.data.length === 0 ? (
        <Box sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>No saved views yet.</Box>
      ) : (
        <Box component="ul" aria-label="Saved views" sx={plainList}>
          {views.data.map((view) => (
            <Box component="li" key={view.id} sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
              <Button
                color="inherit"
                aria-current={view.query === list.viewQuery ? "true" : undefined}
                onClick={() => {
                  list.openView(view.query);
                  onOpened();
                }}
                sx={{ flex: 1, minWidth: 0, justifyContent: "flex-start", textAlign: "start", px: 1 }}
              >
                <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                  {view.name}
                </Box>
              </Button>
              <IconButton
                size="small"
                aria-label={`Remove the view ${view.name}`}
                onClick={() => remove.mutate(view.id, { onError })}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            { name: name.trim(), query: list.viewQuery },
            {
              onSuccess: ({ name: saved }) => {
                setName("");
                showToast(`Saved the view “${saved}”.`);
              },
              onError,
            },
          );
        }}
        sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider" }}
      >
        <Box component="label" htmlFor={inputId} sx={{ display: "block", mb: 0.5, fontSize: "0.8125rem" }}>
          Save search, filters and order as
        </Box>
        <Box sx={{ display: "flex", gap: 1 }}>
          <OutlinedInput
            id={inputId}
            fullWidth
            value={name}
            onChange={({ target }) => setName(target.value)}
            inputProps={{ maxLength: 60 }}
          />
          <Button type="submit" variant="contained" disabled={name.trim() === ""} loading={save.isPending}>
            Save
          </Button>
        </Box>
      </Box>
    </>
  );
}
