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

/** Lets the browser fetch and save by itself what an address answers with as an attachment. */
export function saveFrom({ url, file_name }: { url: string; file_name: string }): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file_name;
  link.click();
}
