import BookmarksIcon from "@mui/icons-material/BookmarksRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import Skeleton from "@mui/material/Skeleton";
import { useId, useState } from "react";
import { fieldLabel, mutedText, plainList } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";

type View = { id: string; name: string; query: string };

/** Named searches of a list: open one, save the present one, remove one. */
export function SavedViews(props: {
  /** Undefined while they are awaited. */
  views: readonly View[] | undefined;
  error: Error | null;
  /** Whether a view is what the list shows now. */
  isCurrent: (view: View) => boolean;
  isSaving: boolean;
  /** Called when the panel opens, to fetch the views. */
  onOpen?: () => void;
  onChoose: (query: string) => void;
  /** Resolves to whether it was saved. */
  onSave: (name: string) => Promise<boolean>;
  onRemove: (view: View) => void;
}) {
  const { views, error, isCurrent, isSaving, onOpen, onChoose, onSave, onRemove } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState("");
  const id = useId();
  const { views: words } = useWords("lists");

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<BookmarksIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
      >
        {words.open}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        slotProps={{
          paper: {
            id,
            role: "dialog",
            "aria-modal": true,
            "aria-label": words.title,
            sx: { width: 320, maxWidth: "calc(100vw - 32px)", p: 2 },
          },
        }}
      >
        {views === undefined ? (
          error ? (
            <div role="alert">{words.failed({ reason: error.message })}</div>
          ) : (
            <Skeleton height={40} />
          )
        ) : views.length === 0 ? (
          <Box sx={mutedText}>{words.none}</Box>
        ) : (
          <Box component="ul" aria-label={words.title} sx={plainList}>
            {views.map((view) => (
              <Box component="li" key={view.id} sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
                <Button
                  color="inherit"
                  aria-current={isCurrent(view) ? "true" : undefined}
                  onClick={() => {
                    onChoose(view.query);
                    setAnchor(null);
                  }}
                  sx={{ flex: 1, minWidth: 0, justifyContent: "flex-start", textAlign: "start", px: 1 }}
                >
                  <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                    {view.name}
                  </Box>
                </Button>
                <IconButton
                  size="small"
                  aria-label={words.remove({ name: view.name })}
                  onClick={() => onRemove(view)}
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
            void onSave(name.trim()).then((isSaved) => {
              if (!isSaved) return;
              setName("");
              setAnchor(null);
            });
          }}
          sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider" }}
        >
          <Box component="label" htmlFor={`${id}-name`} sx={fieldLabel}>
            {words.saveAs}
          </Box>
          <Box sx={{ display: "flex", gap: 1 }}>
            <OutlinedInput
              id={`${id}-name`}
              size="small"
              value={name}
              inputProps={{ maxLength: 60, dir: "auto" }}
              onChange={(event) => setName(event.target.value)}
              sx={{ flex: 1, minWidth: 0 }}
            />
            <Button
              type="submit"
              variant="outlined"
              color="inherit"
              disabled={name.trim() === ""}
              loading={isSaving}
            >
              {words.save}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
