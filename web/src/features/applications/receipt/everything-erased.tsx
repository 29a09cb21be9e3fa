import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useEffect, useRef } from "react";
import { EmptyIllustration } from "../../../theme/empty-illustration.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";

/** The last that is seen of an application or an interview: that nothing of it is left. */
export default function EverythingErased({ title, employer }: { title: string; employer: string }) {
  const words = useWords("receipt").erased;
  const frame = useRef<HTMLDivElement>(null);
  // What was pressed is gone with the rest of the page.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Box ref={frame} tabIndex={-1} sx={{ textAlign: "center", outline: "none" }}>
      <Box sx={{ mb: 3 }}>
        <EmptyIllustration />
      </Box>
      <PageHeading title={title} align="center" />
      <Typography sx={{ textWrap: "balance", overflowWrap: "anywhere" }}>
        {words.text({ employer: isolate(employer) })}
      </Typography>
    </Box>
  );
}
