// Ends with 0 if the process of this container answers, API or worker: the HEALTHCHECK of the Dockerfile.
const answer = await fetch(
  `http://127.0.0.1:${process.env.WORKER_PORT || process.env.PORT || 3000}/healthz`,
  {
    signal: AbortSignal.timeout(4_000),
  },
);
process.exitCode = answer.ok ? 0 : 1;
