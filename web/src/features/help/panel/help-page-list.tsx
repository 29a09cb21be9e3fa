import Box from "@mui/material/Box";
import { mutedText, plainList } from "../../../theme/styles.ts";
import type { FoundPage } from "../search-help.ts";
import { HelpPageLink } from "./help-page-link.tsx";
import { MarkedText } from "./marked-text.tsx";

/** Pages of the help to go to: each with what it is about, or with the line in which it says what is typed. */
export function HelpPageList(props: {
  label: string;
  found: readonly FoundPage[];
  typed: string;
  onGo: (pageId: string) => void;
}) {
  const { label, found, typed, onGo } = props;
  return (
    <Box component="ul" aria-label={label} sx={{ ...plainList, display: "grid", gap: 2 }}>
      {found.map(({ page, line }) => (
        <li key={page.id}>
          <Box sx={{ "& a": { display: "inline-block", py: 0.25, fontWeight: 600 } }}>
            <HelpPageLink pageId={page.id} onGo={onGo}>
              <MarkedText text={page.title} typed={typed} />
            </HelpPageLink>
          </Box>
          <Box sx={{ ...mutedText, overflowWrap: "anywhere" }}>
            {line?.heading ? (
              <>
                <MarkedText text={line.heading} typed={typed} />
                {" · "}
              </>
            ) : null}
            <MarkedText text={line?.text ?? page.summary} typed={typed} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
