import CloseIcon from "@mui/icons-material/CloseRounded";
import SearchIcon from "@mui/icons-material/SearchRounded";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../words/words.ts";
import { afterEcho } from "./after-echo.ts";

const waitMs = 250;

/**
 * Searches as somebody types, a moment after the last key; at once when they leave the field, so that nothing of it comes
 * after what they do next.
 */
export function SearchField(props: { label: string; value: string; onChange: (search: string) => void }) {
  const { label, value, onChange } = props;
  const words = useWords("lists");
  const [typed, setTyped] = useState(value);
  const asked = useRef([value]);
  const searchLater = useEffectEvent(search);

  function search() {
    const wanted = typed.trim();
    if (wanted === asked.current.at(-1)) return;
    asked.current.push(wanted);
    onChange(wanted);
  }

  useEffect(() => {
    const left = afterEcho(asked.current, value);
    asked.current = left ?? [value];
    if (!left) setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed.trim() === asked.current.at(-1)) return;
    const timer = setTimeout(() => searchLater(), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={search}
      placeholder={label}
      inputProps={{ "aria-label": label, maxLength: 200 }}
      startAdornment={<SearchIcon fontSize="small" sx={{ color: "text.secondary" }} aria-hidden />}
      endAdornment={
        typed === "" ? null : (
          <IconButton size="small" edge="end" aria-label={words.clearSearch} onClick={() => setTyped("")}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        width: { xs: "100%", sm: 280 },
        "& input::-webkit-search-cancel-button": { display: "none" },
      }}
    />
  );
}
