import { monitorEventLoopDelay } from "node:perf_hooks";

/** Preloaded into a server: answers each message with the 99th percentile of its event loop's delay since the one before. */
const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
process.on("message", () => {
  process.send?.({ p99Ms: loop.percentile(99) / 1e6 });
  loop.reset();
});
process.channel?.unref();
