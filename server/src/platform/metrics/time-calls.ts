import { Histogram, type Registry } from "prom-client";

/** Does a call and counts it, by its operation and by how it ended. */
export type TimeCall = <T>(
  operation: string,
  call: () => Promise<T>,
  outcomes?: { ofAnswer?: (answer: T) => string; ofError?: (error: unknown) => string },
) => Promise<T>;

/** `outcome` is "done" or "failed" unless a call knows more. Buckets in seconds. */
export function createTimeCall(
  registry: Registry,
  { name, help, buckets }: { name: string; help: string; buckets: number[] },
): TimeCall {
  const durations = new Histogram({
    name,
    help,
    buckets,
    labelNames: ["operation", "outcome"],
    registers: [registry],
  });
  return async (operation, call, { ofAnswer = () => "done", ofError = () => "failed" } = {}) => {
    const startedAt = performance.now();
    const end = (outcome: string) =>
      durations.observe({ operation, outcome }, (performance.now() - startedAt) / 1000);
    try {
      const answer = await call();
      end(ofAnswer(answer));
      return answer;
    } catch (error) {
      end(ofError(error));
      throw error;
    }
  };
}
