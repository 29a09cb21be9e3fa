/**
 * How long a test waits for what it expects to come, in milliseconds: long enough for a machine that is busy with
 * other work, and a limit only for what never comes.
 */
export const patienceMs = 120_000;
