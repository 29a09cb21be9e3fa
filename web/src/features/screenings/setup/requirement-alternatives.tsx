import AddIcon from "@mui/icons-material/AddRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { radius, textSize } from "../../../theme/sizes.ts";
import { useWords } from "../../../words/words.ts";
import { withAlternative, withoutAlternative } from "./merge-requirements.ts";

/** The things of which one is enough, as chips; shown where there are several, and offered where there are not. */
export function RequirementAlternatives(props: {
  position: number;
  requirement: Pick<Requirement, "text" | "any_of">;
  onChange: (anyOf: string[]) => void;
}) {
  const { position, requirement, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const words = useWords("screeningSetup").requirement;
  const isOneOfSeveral = requirement.any_of.length > 1;

  function add() {
    const name = (typed ?? "").trim();
    if (name !== "") onChange(withAlternative(requirement, name).any_of);
    setTyped(name === "" ? null : "");
  }

  function remove(name: string) {
    onChange(withoutAlternative(requirement, name).any_of);
    addButton.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
    if (event.key === "Escape") setTyped(null);
  }

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, fontSize: textSize.small }}>
      {isOneOfSeveral ? (
        <>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {words.anyIsEnough}
          </Box>
          <Box component="ul" aria-label={words.alternatives({ position })} sx={chipsStyle}>
            {requirement.any_of.map((name) => (
              <Box component="li" key={name} sx={chipStyle}>
                <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                  {name}
                </Box>
                <IconButton
                  size="small"
                  aria-label={words.removeAlternative({ name })}
                  onClick={() => remove(name)}
                  sx={{ p: 0.5, width: 24, height: 24 }}
                >
                  <CloseIcon sx={{ fontSize: 14 }} />
                </IconButton>
              </Box>
            ))}
          </Box>
        </>
      ) : null}
      {typed === null ? (
        requirement.any_of.length < 20 ? (
          <Button
            ref={addButton}
            size="small"
            color="inherit"
            startIcon={<AddIcon />}
            aria-label={words.addAlternativeTo({ position })}
            onClick={() => setTyped("")}
            sx={{ color: "text.secondary", fontWeight: 500 }}
          >
            {isOneOfSeveral ? words.addAnother : words.addAlternative}
          </Button>
        ) : null
      ) : (
        <OutlinedInput
          size="small"
          autoFocus
          value={typed}
          placeholder={words.orThis}
          inputProps={{
            "aria-label": words.alternative({ position }),
            maxLength: 200,
            dir: "auto",
          }}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add();
            setTyped(null);
          }}
          sx={{ width: 200, "& input": { py: 0.5, fontSize: textSize.small } }}
        />
      )}
    </Box>
  );
}

const chipsStyle = { display: "contents", listStyle: "none", m: 0, p: 0 } as const;
const chipStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.5,
  pl: 1.25,
  pr: 0.5,
  minHeight: 28,
  border: 1,
  borderColor: "controlEdge",
  borderRadius: radius.full,
  maxWidth: "100%",
} as const;
