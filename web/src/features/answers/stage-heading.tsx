import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useEffect, useRef } from "react";

/** Whether a heading was shown already: the first one after loading takes no focus. */
let hasBegun = false;

/** The one `<h1>` of a stage. Names the document and takes the focus, since what was pressed before is gone. */
export function StageHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${isolate(title)} · Winnow`;
    if (hasBegun) heading.current?.focus({ preventScroll: true });
    hasBegun = true;
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ overflowWrap: "anywhere" }}>
      <bdi>{title}</bdi>
    </Typography>
  );
}
