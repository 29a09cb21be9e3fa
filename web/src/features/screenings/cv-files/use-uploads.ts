import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { screeningKeys } from "../query-keys.ts";
import { type UploadKind, type UploadRunner, type UploadSnapshot, uploadRunnerOf } from "./upload-runner.ts";

/** The uploads of a screening, how they stand, and what can be done with them. */
export function useUploads(screeningId: string, kind: UploadKind): UploadSnapshot & { runner: UploadRunner } {
  const runner = uploadRunnerOf(screeningId, kind);
  const snapshot = useSyncExternalStore(runner.subscribe, runner.snapshot);
  return { ...snapshot, runner };
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
