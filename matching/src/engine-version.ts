/** Names the rules a report was scored by: it changes whenever any score could change. */
export const engineVersion = "2026.11.28";
