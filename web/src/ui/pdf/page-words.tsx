import { styled } from "@mui/material/styles";
import { type PDFPageProxy, TextLayer } from "pdfjs-dist";
import { useEffect, useRef } from "react";

/**
 * The words of a drawn PDF page, unseen over their picture: for selecting, copying and for screen readers. Without
 * words (a scan) it is empty.
 */
export function PageWords({ page }: { page: PDFPageProxy }) {
  const layer = useRef<HTMLDivElement>(null);
  const { width } = page.getViewport({ scale: 1 });

  useEffect(() => {
    const container = layer.current;
    if (!container) return;
    const words = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    // Cancelled when another page is shown meanwhile; a page without readable words keeps its picture.
    words.render().catch(() => undefined);
    return () => {
      words.cancel();
      container.replaceChildren();
    };
  }, [page]);

  useEffect(() => {
    const container = layer.current;
    if (!container) return;
    const observer = new ResizeObserver(() =>
      container.style.setProperty("--total-scale-factor", String(container.offsetWidth / width)),
    );
    observer.observe(container);
    return () => observer.disconnect();
  }, [width]);

  return <Layer ref={layer} />;
}

/** The variables are those that pdf.js sets and expects for its text layers. */
const Layer = styled("div")({
  position: "absolute",
  inset: 0,
  width: "100% !important",
  height: "100% !important",
  overflow: "clip",
  lineHeight: 1,
  "& span, & br": {
    position: "absolute",
    color: "transparent",
    whiteSpace: "pre",
    cursor: "text",
    transformOrigin: "0% 0%",
  },
  "& > span": {
    "--font-height": 0,
    "--scale-x": 1,
    "--rotate": "0deg",
    fontSize: "calc(var(--total-scale-factor) * var(--font-height))",
    transform: "rotate(var(--rotate)) scaleX(var(--scale-x))",
  },
  "& ::selection": { color: "transparent", backgroundColor: "rgb(31 111 84 / 0.3)" },
});
