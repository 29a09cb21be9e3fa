import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { cvFileStates, maximumFilesPerCall, type Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useState } from "react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FileDropZone } from "../../../ui/file-drop-zone.tsx";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { formatCount } from "../../../ui/format-count.ts";
import { ListPagination } from "../../../ui/list-pagination.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useListState } from "../../../ui/use-list-state.ts";
import { useCvFiles } from "../queries.ts";
import { CvFileRow } from "./cv-file-row.tsx";
import { uploadsInView } from "./cv-file-words.ts";
import { isRunning } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

/** Where CVs are added, with the files that are on their way and those that have arrived. */
export function CvFilesPanel({ screening }: { screening: Screening }) {
  const { uploads, runner } = useUploads(screening.id, "cv");
  const [tooMany, setTooMany] = useState(0);

  function add(files: File[]) {
    setTooMany(Math.max(0, files.length - maximumFilesPerCall));
    runner.add(files.slice(0, maximumFilesPerCall));
  }

  return (
    <>
      {screening.is_sample ? (
        <Typography sx={{ color: "text.secondary" }}>
          The sample comes with its own CVs and is free. Create a screening of your own to add CVs.
        </Typography>
      ) : (
        <FileDropZone
          title="Drop CVs here"
          hint={`PDF or DOCX, up to 10 MB and 50 pages each, up to ${maximumFilesPerCall} at once. Files can be pasted too.`}
          accept=".pdf,.docx"
          pickLabel="Choose files"
          isMultiple
          allowsFolder
          takesPaste
          onFiles={add}
        />
      )}
      {tooMany > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }} onClose={() => setTooMany(0)}>
          The first {maximumFilesPerCall} files are taken. {formatCount(tooMany, "file was", "files were")}{" "}
          left out; please add {tooMany === 1 ? "it" : "them"} again afterwards.
        </Alert>
      ) : null}
      <UploadsOnTheirWay screening={screening} />
      <ArrivedFiles screening={screening} isUploading={uploads.some(isRunning)} />
    </>
  );
}

function UploadsOnTheirWay({ screening }: { screening: Screening }) {
  const { uploads, runner } = useUploads(screening.id, "cv");
  const { shown, hiddenCount } = uploadsInView(uploads);
  const stalled = uploads.filter((upload) => upload.state === "stalled");
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="uploads-heading" sx={{ mt: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 32 }}>
        <Typography id="uploads-heading" variant="h4" component="h3" sx={{ flex: 1 }}>
          Being added
        </Typography>
        {stalled.length > 0 ? (
          <Button
            size="small"
            color="inherit"
            onClick={() => runner.retry(stalled.map((upload) => upload.key))}
          >
            Try all {stalled.length} again
          </Button>
        ) : null}
      </Box>
      <Box component="ul" aria-label="Files on their way" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((upload) => (
          <UploadRow key={upload.key} upload={upload} runner={runner} />
        ))}
      </Box>
      {hiddenCount > 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary", py: 1 }}>
          and {formatCount(hiddenCount, "more file", "more files")} waiting to be sent
        </Typography>
      ) : null}
    </Box>
  );
}

const stateLabels = { failed: "Could not be read", screened: "Screened" } as const;

/** The server's list. While files are being sent, those that have not arrived are shown above and not here. */
function ArrivedFiles({ screening, isUploading }: { screening: Screening; isUploading: boolean }) {
  const list = useListState({
    columns: ["created_at", "file_name", "state", "size_bytes"],
    defaultOrderBy: "created_at",
    filters: { state: cvFileStates },
  });
  const isNarrowedByState = list.filters.state.length > 0;
  const arrivedStates = cvFileStates.filter((state) => state !== "uploading").join(",");
  const files = useCvFiles(
    screening.id,
    isUploading && !isNarrowedByState ? { ...list.query, state: arrivedStates } : list.query,
    { isLive: screening.counts.checking > 0 || screening.status === "InProgress" },
  );
  const { counts } = screening;
  const choices = [
    ...(counts.failed > 0 ? (["failed"] as const) : []),
    ...(counts.screened > 0 ? (["screened"] as const) : []),
  ].map((name) => ({ name, label: stateLabels[name] }));
  const lastPage = Math.max(0, (files.data?.total_pages ?? 1) - 1);
  const isPastTheEnd = files.data !== undefined && list.page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) list.setPage(lastPage);
  }, [isPastTheEnd, lastPage, list.setPage]);

  if (files.isLoadingError) {
    return (
      <ErrorState
        title="The files could not be loaded."
        error={files.error}
        onRetry={() => void files.refetch()}
        isRetrying={files.isFetching}
      />
    );
  }
  if (!files.data) return <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />;
  if (files.data.total === 0 && !list.isNarrowed) return null;

  return (
    <Box component="section" aria-labelledby="files-heading" sx={{ mt: 3 }}>
      <Typography id="files-heading" variant="h4" component="h3">
        {formatCount(counts.uploaded, "CV", "CVs")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, columnGap: 2, mt: 1, mb: 1 }}>
        {files.data.total > 5 || list.isNarrowed ? (
          <SearchField label="Search by file name" value={list.search} onChange={list.setSearch} />
        ) : null}
        {choices.length > 0 || isNarrowedByState ? (
          <FilterChips
            label="Show"
            choices={choices}
            chosen={list.filters.state}
            onChange={(names) => list.setFilter("state", names)}
          />
        ) : null}
      </Box>
      {files.data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary", py: 2 }}>
          No file fits this.{" "}
          <Button size="small" onClick={list.clear}>
            Show all
          </Button>
        </Typography>
      ) : (
        <Box component="ul" aria-label="CVs" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {files.data.data.map((file) => (
            <CvFileRow key={file.id} screeningId={screening.id} file={file} />
          ))}
        </Box>
      )}
      {files.data.total > 5 ? <ListPagination list={list} total={files.data.total} /> : null}
    </Box>
  );
}
