import type { Registry } from "prom-client";
import { type Scanner, ScannerUnavailable } from "../scanner/scanner.ts";
import { createTimeCall } from "./time-calls.ts";

/** The same scanner, with its scans counted: clean, infected, too large, or why there was no verdict. */
export function measureScanner(registry: Registry, scanner: Scanner): Scanner {
  const time = createTimeCall(registry, {
    name: "winnow_scan_duration_seconds",
    help: "Files handed to the virus scanner (scan) and looks at whether it works (check), by outcome.",
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
  });
  const ofError = (error: unknown) => (error instanceof ScannerUnavailable ? error.trouble : "failed");
  return {
    scan: (bytes) => time("scan", () => scanner.scan(bytes), { ofAnswer: ({ verdict }) => verdict, ofError }),
    check: () => time("check", () => scanner.check(), { ofAnswer: (trouble) => trouble ?? "done", ofError }),
  };
}
