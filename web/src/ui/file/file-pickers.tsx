import { type Ref, useImperativeHandle, useRef } from "react";
import { withoutHiddenFiles } from "./dropped-files.ts";

export type OpenPicker = { files: () => void; folder: () => void };

/** The browser's own pickers for files and for a folder, opened by whatever buttons a page has for them. */
export function FilePickers(props: {
  ref: Ref<OpenPicker>;
  /** As the `accept` of an input: ".pdf,.docx". */
  accept: string;
  label: string;
  /** Without it there is no picker for a folder. */
  folderLabel?: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { ref, accept, label, folderLabel, isMultiple = false, onFiles } = props;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    files: () => files.current?.click(),
    folder: () => folder.current?.click(),
  }));

  function asFolderPicker(input: HTMLInputElement | null) {
    folder.current = input;
    if (input) input.webkitdirectory = true;
  }

  function picked(input: HTMLInputElement) {
    const chosen = withoutHiddenFiles(input.files ?? []);
    if (chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1));
    // So that picking the same file again is noticed.
    input.value = "";
  }

  return (
    <>
      <input
        ref={files}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        onChange={(event) => picked(event.currentTarget)}
      />
      {folderLabel === undefined ? null : (
        <input
          ref={asFolderPicker}
          type="file"
          hidden
          multiple
          aria-label={folderLabel}
          onChange={(event) => picked(event.currentTarget)}
        />
      )}
    </>
  );
}
