import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { iconPath } from "@winnow/contract/notifications.ts";
import { globalContextId } from "../../api/global-context-id.ts";
import { createIconCache } from "./icon-cache.ts";

/** The drawing of a name, in the colour of the text around it. */
export function NotificationIcon({ name }: { name: string }) {
  const { data: svg } = useQuery({
    queryKey: ["icon", name],
    queryFn: ({ signal }) => fetchIcon(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const mask = svg ? `url("data:image/svg+xml,${encodeURIComponent(svg)}")` : "none";
  return (
    <Box
      component="span"
      aria-hidden
      style={{ maskImage: mask, WebkitMaskImage: mask }}
      sx={{
        display: "block",
        flex: "none",
        width: 20,
        height: 20,
        backgroundColor: svg ? "currentColor" : "transparent",
        maskSize: "contain",
        WebkitMaskSize: "contain",
      }}
    />
  );
}

async function fetchIcon(name: string, signal: AbortSignal): Promise<string> {
  const cache = createIconCache(localStorage);
  const kept = cache.find(name);
  if (kept) return kept;
  const response = await fetch(`/api${iconPath(encodeURIComponent(name))}`, {
    headers: { globalContextId: globalContextId() },
    signal,
  });
  const svg = await response.text();
  if (!response.ok || !svg.startsWith("<svg")) return "";
  cache.keep(name, svg);
  return svg;
}
