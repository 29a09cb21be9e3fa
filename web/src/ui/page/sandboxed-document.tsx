import Box from "@mui/material/Box";
import { useEffect, useState } from "react";

const firstHeight = 360;

/**
 * HTML that is not ours, such as a mail: in a frame in which no script runs, no form is sent and no link leads
 * anywhere, as high as what it shows.
 */
export function SandboxedDocument({ title, html }: { title: string; html: string }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(firstHeight);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  return (
    <Box
      component="iframe"
      title={title}
      srcDoc={html}
      // Without scripts, the page's own origin gives the frame no power: it lets the page measure it.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const shown = currentTarget.contentDocument;
        for (const link of shown?.querySelectorAll("a[href]") ?? []) link.removeAttribute("href");
        setBody(shown?.body ?? null);
      }}
      sx={{ display: "block", width: "100%", height, border: 0 }}
    />
  );
}
