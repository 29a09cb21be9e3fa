import { Failure } from "../../platform/failure.ts";

const readings = new Map<string, AbortController>();

/**
 * The text of a job description that is typed last counts: while it is being read, one that came before under the same
 * `key` need not be, and rejects with `jdSuperseded`.
 */
export async function supersedeReading<T>(
  key: string,
  read: (superseded: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  readings.get(key)?.abort(new Failure("jdSuperseded"));
  readings.set(key, own);
  try {
    return await read(own.signal);
  } finally {
    if (readings.get(key) === own) {
      readings.delete(key);
    }
  }
}
