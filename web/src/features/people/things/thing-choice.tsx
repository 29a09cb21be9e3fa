import Box from "@mui/material/Box";
import { useId } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { TickBox } from "../../../ui/form/tick-box.tsx";
import { useWords } from "../../../words/words.ts";
import { type Bound, keyOf, type Thing } from "./person-things.ts";

/** The things that are kept of a person, to be ticked one by one. */
export function ThingChoice(props: {
  label: string;
  things: readonly Thing[];
  ticked: ReadonlySet<string>;
  /** What is said of a thing below it. */
  noteOf: (thing: Thing) => string;
  /** These go with others, and are not to be ticked by themselves. */
  bound?: ReadonlyMap<string, Bound>;
  onChange: (ticked: ReadonlySet<string>) => void;
}) {
  const { label, things, ticked, noteOf, bound, onChange } = props;

  function toggle(key: string, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(key);
    else next.delete(key);
    onChange(next);
  }

  return (
    <Box component="ul" aria-label={label} sx={plainList}>
      {things.map((thing) => {
        const key = keyOf(thing);
        return (
          <Row
            key={key}
            thing={thing}
            note={noteOf(thing)}
            isTicked={ticked.has(key)}
            bound={bound?.get(key)}
            onChange={(isTicked) => toggle(key, isTicked)}
          />
        );
      })}
    </Box>
  );
}

function Row(props: {
  thing: Thing;
  note: string;
  isTicked: boolean;
  bound: Bound | undefined;
  onChange: (isTicked: boolean) => void;
}) {
  const { thing, note, isTicked, bound, onChange } = props;
  const { title, where, link, whose } = thing;
  const { things: words, links } = useWords("people");
  const noteId = useId();
  return (
    <Box
      component="li"
      sx={{
        overflowWrap: "anywhere",
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <TickBox
        label={words.in({ title, where })}
        isTicked={bound ? bound.isTicked : isTicked}
        isDisabled={bound !== undefined}
        describedBy={noteId}
        onChange={onChange}
      />
      <Box id={noteId} sx={{ ...mutedText, pl: "32px", mt: -0.5, pb: 1 }}>
        {note}
        {bound ? ` ${words.goesWith({ title: bound.to })}` : ""}
        {link === "phone" ? (
          <Box sx={{ color: "text.primary", fontWeight: 550 }}>
            {links.phone}
            {whose === null ? null : (
              <>
                {" ("}
                <bdi>{whose}</bdi>)
              </>
            )}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
