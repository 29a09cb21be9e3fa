import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { screeningKeys } from "../queries.ts";
import type { Upload } from "./upload-queue.ts";
import { type UploadKind, type UploadRunner, uploadRunnerOf } from "./upload-runner.ts";

/** The uploads of a screening, and what can be done with them. */
export function useUploads(
  screeningId: string,
  kind: UploadKind,
): { uploads: readonly Upload[]; runner: UploadRunner } {
  const runner = uploadRunnerOf(screeningId, kind);
  const uploads = useSyncExternalStore(runner.subscribe, runner.uploads);
  return { uploads, runner };
}

/** Asks the server anew whenever uploads have arrived; they stay in view until its own list shows them. */
export function useArrivals(screeningId: string, kind: UploadKind) {
  const { uploads, runner } = useUploads(screeningId, kind);
  const client = useQueryClient();
  const arrivedKeys = uploads
    .filter((upload) => upload.state === "arrived")
    .map((upload) => upload.key)
    .join();

  useEffect(() => {
    if (arrivedKeys === "") return;
    client
      .invalidateQueries({ queryKey: screeningKeys.one(screeningId) })
      .then(() => runner.release(arrivedKeys.split(",")));
  }, [arrivedKeys, client, runner, screeningId]);
}
