/** How long a browser may take to fetch what it saves; under load it does so after the click has long returned. */
const fetchedWithinMs = 60_000;

/** Hands bytes to the browser to be saved under a name. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fetchedWithinMs);
}
