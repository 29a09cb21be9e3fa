import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useEffect, useRef } from "react";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { countWords } from "../../erasures/erasure-words.ts";
import { useForgottenPeople } from "../queries.ts";

export type Erased = {
  counts: ErasureCounts;
  /** A thing of the person that was left, by which the rest is found. */
  restId: string | null;
  isTold: boolean;
};

/** What was erased of a person, in numbers: nothing on this page says any more who it was. */
export function PersonErased({ erased }: { erased: Erased }) {
  const { counts, restId, isTold } = erased;
  const frame = useRef<HTMLDivElement>(null);
  const words = useWords("people").erased;
  const what = countWords(counts);
  useForgottenPeople();
  // What was pressed is gone with the rest of the page.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ outline: "none" }}>
      <PageHeading title={words.page} />
      <EmptyState
        title={what === null ? words.goneAlready : words.title({ what })}
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
            <Button component={RouterLink} to={paths.erasures} variant="contained">
              {words.openLog}
            </Button>
            {restId === null ? null : (
              <Button component={RouterLink} to={paths.person(restId)} variant="outlined" color="inherit">
                {words.rest}
              </Button>
            )}
          </Box>
        }
      >
        {what === null ? words.nothingLeft : isTold ? words.textTold : words.text}
      </EmptyState>
    </Box>
  );
}
