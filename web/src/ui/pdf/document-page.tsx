import BackIcon from "@mui/icons-material/ChevronLeftRounded";
import OnIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { paperColors } from "@winnow/contract/colors.ts";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { openPdf } from "./open-pdf.ts";
import { PageWords } from "./page-words.tsx";

/** A box in PDF points from the top-left corner of its page. */
export type PageBox = { x: number; y: number; width: number; height: number };

type PageSize = { width: number; height: number };
type DrawnPage = PageSize & { page: PDFPageProxy };

/** One page of a PDF as it was printed, with `boxes` highlighted. */
export default function DocumentPage(props: {
  file: Blob;
  /** Read out as the name of the page: "CV of Ada". */
  label: string;
  /** From 1. */
  page: number;
  boxes: readonly PageBox[];
  onPageChange: (page: number) => void;
  /** Shown instead when the file has no pages that can be drawn. */
  fallback: ReactNode;
}) {
  const { file, label, page, boxes, onPageChange, fallback } = props;
  const words = useWords("lists").document;
  const { pdf, hasFailed } = usePdf(file);
  const frame = useRef<HTMLDivElement>(null);
  const pages = pdf?.numPages ?? 0;
  const shownPage = Math.min(Math.max(1, page), Math.max(1, pages));
  const { canvas, size } = useDrawnPage(pdf, shownPage);
  const firstBox = boxes[0];

  // Brings the words to the middle of the frame, without moving the page around it.
  useEffect(() => {
    if (!frame.current || !size) return;
    const scale = frame.current.clientWidth / size.width;
    const top = firstBox ? firstBox.y * scale - frame.current.clientHeight / 2 : 0;
    frame.current.scrollTo({ top });
  }, [firstBox, size]);

  if (hasFailed) return fallback;

  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%", minHeight: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", px: 1, borderBottom: 1, borderColor: "divider" }}>
        <IconButton
          size="small"
          aria-label={words.previousPage}
          disabled={shownPage <= 1}
          onClick={() => onPageChange(shownPage - 1)}
        >
          <BackIcon fontSize="small" />
        </IconButton>
        <Typography variant="body2" role="status" sx={{ flex: 1, textAlign: "center" }}>
          {pages === 0 ? words.opening : words.pageOf({ page: shownPage, pages })}
        </Typography>
        <IconButton
          size="small"
          aria-label={words.nextPage}
          disabled={shownPage >= pages}
          onClick={() => onPageChange(shownPage + 1)}
        >
          <OnIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={label}
        data-scrolls
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: "auto",
          position: "relative",
          backgroundColor: paperColors.sheet,
        }}
      >
        {size ? null : <Skeleton variant="rectangular" sx={{ width: "100%", height: "100%" }} />}
        <Box sx={{ position: "relative", display: size ? "block" : "none" }}>
          <Box
            component="canvas"
            ref={canvas}
            role="img"
            aria-label={words.page({ page: shownPage })}
            sx={{ display: "block", width: "100%", height: "auto" }}
          />
          {size
            ? boxes.map((box) => (
                <HighlightedBox key={`${box.x} ${box.y} ${box.width}`} box={box} size={size} />
              ))
            : null}
          {size ? <PageWords page={size.page} /> : null}
        </Box>
      </Box>
    </Box>
  );
}

/** A printed page is white in both colour modes, so the light is that of the light mode. */
function HighlightedBox({ box, size }: { box: PageBox; size: PageSize }) {
  const margin = 0.5;
  return (
    <Box
      data-highlight
      sx={{
        position: "absolute",
        left: `${((box.x - margin) / size.width) * 100}%`,
        top: `${((box.y - margin) / size.height) * 100}%`,
        width: `${((box.width + 2 * margin) / size.width) * 100}%`,
        height: `${((box.height + 2 * margin) / size.height) * 100}%`,
        borderRadius: radius.mark,
        backgroundColor: paperColors.highlight,
        mixBlendMode: "multiply",
      }}
    />
  );
}

function usePdf(file: Blob): { pdf: PDFDocumentProxy | null; hasFailed: boolean } {
  const [state, setState] = useState<{ pdf: PDFDocumentProxy | null; hasFailed: boolean }>({
    pdf: null,
    hasFailed: false,
  });

  useEffect(() => {
    let isCurrent = true;
    let close: (() => void) | null = null;
    async function open() {
      const bytes = await file.arrayBuffer();
      if (!isCurrent) return;
      const opening = openPdf(bytes);
      close = opening.close;
      try {
        const pdf = await opening.opened;
        if (isCurrent) setState({ pdf, hasFailed: false });
      } catch {
        if (isCurrent) setState({ pdf: null, hasFailed: true });
      }
    }
    void open();
    return () => {
      isCurrent = false;
      close?.();
      setState({ pdf: null, hasFailed: false });
    };
  }, [file]);

  return state;
}

/** Draws a page into the canvas, sharp for the screen; the page before stays until the next is drawn. */
function useDrawnPage(pdf: PDFDocumentProxy | null, pageNumber: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<DrawnPage | null>(null);

  useEffect(() => {
    // Between two files the page before stays too, so that going through many does not flash.
    if (!pdf) return;
    const opened = pdf;
    let isCurrent = true;
    let cancel: (() => void) | null = null;
    async function draw() {
      const page = await opened.getPage(pageNumber);
      const { width, height } = page.getViewport({ scale: 1 });
      const target = document.createElement("canvas");
      const scale = (drawnWidthPx / width) * Math.min(2, window.devicePixelRatio);
      const viewport = page.getViewport({ scale });
      target.width = Math.ceil(viewport.width);
      target.height = Math.ceil(viewport.height);
      const rendering = page.render({ canvas: target, viewport });
      cancel = () => rendering.cancel();
      await rendering.promise;
      const shown = canvas.current;
      if (!isCurrent || !shown) return;
      shown.width = target.width;
      shown.height = target.height;
      shown.getContext("2d")?.drawImage(target, 0, 0);
      setSize({ width, height, page });
    }
    // Cancelled drawings end in a rejection; a page that cannot be drawn leaves the one before.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [pdf, pageNumber]);

  return { canvas, size };
}

/** Wide enough for any pane beside a report. */
const drawnWidthPx = 900;
