import { encode } from "uqr";

/** Modules of white around a code, as ISO/IEC 18004 asks for. */
const quietZone = 4;
const pixelsPerModule = 16;

/** A code as the path of its black modules in a square of `size`. */
export type QrDrawing = { size: number; path: string };

/** Reads back also where a seventh of it is worn off. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}

export function qrAsSvg({ size, path }: QrDrawing): Blob {
  const pixels = size * pixelsPerModule;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: "image/svg+xml" });
}

/** Rejects where the browser cannot draw. */
export function qrAsPng({ size, path }: QrDrawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * pixelsPerModule;
  const context = canvas.getContext("2d");
  context?.scale(pixelsPerModule, pixelsPerModule);
  if (context) context.fillStyle = "white";
  context?.fillRect(0, 0, size, size);
  if (context) context.fillStyle = "black";
  context?.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be drawn."))));
  });
}
