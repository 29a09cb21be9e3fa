import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { Screening } from "@winnow/contract/screenings.ts";
import { FileDropZone } from "../../../ui/file/file-drop-zone.tsx";
import { useWords } from "../../../words/words.ts";
import { AddingNotes } from "./adding-notes.tsx";
import { ArrivedFiles } from "./arrived-files.tsx";
import { useDeleteFiles } from "./cv-file-queries.ts";
import { MissingFilesNote } from "./missing-files-note.tsx";
import { UploadsOnTheirWay } from "./uploads-on-their-way.tsx";
import { useAddingCvs } from "./use-adding-cvs.ts";
import { useMissingFiles } from "./use-missing-files.ts";
import { useUploads } from "./use-uploads.ts";

/** Where CVs are added, with the files that are on their way and those that have arrived. */
export function CvFilesPanel({ screening }: { screening: Screening }) {
  const { uploads, runner } = useUploads(screening.id, "cv");
  const { missing, sentElsewhere } = useMissingFiles(screening.id);
  const { add, addFitting, notes, close, unpacking } = useAddingCvs(screening.id, { runner, missing });
  const removal = useDeleteFiles(screening.id);
  const words = useWords("cvFiles");

  const { uploaded, duplicates } = screening.counts;
  const hasFiles = uploaded + duplicates + uploads.length > 0;

  function leaveOut() {
    const ofEarlierVisits = uploads.filter((upload) => upload.state === "lost").map(({ key }) => key);
    const ofTheServer = missing.filter(({ key }) => !ofEarlierVisits.includes(key));
    runner.cancel(ofEarlierVisits);
    removal.mutate(ofTheServer.map(({ fileId }) => fileId));
  }

  return (
    <>
      {screening.is_sample ? (
        <Typography sx={{ color: "text.secondary" }}>{words.sample}</Typography>
      ) : (
        <FileDropZone
          title={words.drop}
          hint={words.dropHint}
          accept=".pdf,.docx,.zip"
          pickLabel={words.pick}
          isMultiple
          allowsFolder
          takesPaste
          isBar={hasFiles}
          onFiles={(files) => void add(files)}
        />
      )}
      {unpacking ? <UnpackingProgress {...unpacking} /> : null}
      <AddingNotes notes={notes} onClose={close} onSendAnyway={(files) => void addFitting(files)} />
      <MissingFilesNote missing={missing} onFiles={(files) => void add(files)} onLeaveOut={leaveOut} />
      {sentElsewhere > 0 ? (
        <Typography role="status" variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          {words.sentElsewhere({ count: sentElsewhere })}
        </Typography>
      ) : null}
      <UploadsOnTheirWay screeningId={screening.id} />
      <ArrivedFiles screening={screening} />
    </>
  );
}

function UnpackingProgress({ name, done, total }: { name: string; done: number; total: number }) {
  const words = useWords("cvFiles");
  return (
    <Typography component="div" variant="body2" role="status" sx={{ mt: 2, overflowWrap: "anywhere" }}>
      {words.opening} <bdi>{name}</bdi>
      <LinearProgress
        variant={total === 0 ? "indeterminate" : "determinate"}
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={words.unpacking}
        sx={{ mt: 0.5 }}
      />
    </Typography>
  );
}
