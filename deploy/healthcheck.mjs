// Ends with 0 if the API of this container answers: the HEALTHCHECK of the Dockerfile.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`, {
  signal: AbortSignal.timeout(4_000),
});
process.exitCode = answer.ok ? 0 : 1;
