import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Preloaded into a server, and so into all that it starts, which is not asked: answers `loop delay` with the 99th percentile
 * of its event loop's delay since it was asked before.
 */
if (process.env.REPORTS_LOOP_DELAY) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  process.on("message", (message) => {
    if (message !== "loop delay") return;
    process.send?.({ p99Ms: loop.percentile(99) / 1e6 });
    loop.reset();
  });
  // A server may end while it could still be asked.
  process.channel?.unref();
}
