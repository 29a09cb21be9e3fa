import { type ServerProcess, startProcess } from "./start-process.ts";

/** The product's API, as `npm start` with ROLE=api runs it. It makes the tables of an empty database. */
export function startApiProcess(place: { directory: string; databaseUrl: string }): Promise<ServerProcess> {
  return startProcess({
    module: new URL(import.meta.resolve("@winnow/server/main.ts")),
    variables: (port) => ({
      ROLE: "api",
      PORT: String(port),
      // Whoever measures may come from many addresses.
      TRUST_PROXY: "127.0.0.1",
      DATA_DIR: place.directory,
      DATABASE_URL: place.databaseUrl,
    }),
  });
}
