import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { screeningKeys } from "./queries.ts";
import type { Upload } from "./upload-queue.ts";
import { type UploadKind, type UploadRunner, uploadRunnerOf } from "./upload-runner.ts";

/** The uploads of a screening, and what can be done with them. Asks the server anew whenever some have arrived. */
export function useUploads(
  screeningId: string,
  kind: UploadKind,
): { uploads: readonly Upload[]; runner: UploadRunner } {
  const runner = uploadRunnerOf(screeningId, kind);
  const uploads = useSyncExternalStore(runner.subscribe, runner.uploads);
  const client = useQueryClient();
  const arrivedKeys = uploads
    .filter((upload) => upload.state === "arrived")
    .map((upload) => upload.key)
    .join();

  // Those that have arrived stay in view until the server's own list shows them.
  useEffect(() => {
    if (arrivedKeys === "") return;
    client
      .invalidateQueries({ queryKey: screeningKeys.one(screeningId) })
      .then(() => runner.release(arrivedKeys.split(",")));
  }, [arrivedKeys, client, runner, screeningId]);

  return { uploads, runner };
}
