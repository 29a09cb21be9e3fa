import { saveFile } from "../ui/file/save-file.ts";
import { wordsOf } from "../words/words.ts";

/** A presigned link, as the API answers with it. */
type Link = { url: string; file_name: string };

/** The bytes behind a presigned link. @throws when the storage does not hand them out. */
export async function fetchLink({ url }: Link, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(wordsOf("failures").fileNotFetched);
  return response.blob();
}

/** Saves what a presigned link leads to; answers with its name. */
export async function saveLink(link: Link): Promise<string> {
  saveFile(await fetchLink(link), link.file_name);
  return link.file_name;
}
