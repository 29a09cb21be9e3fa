import { fileURLToPath } from "node:url";

/** Where the built web application lies. */
export const webDirectory = fileURLToPath(new URL("../../../../web/dist", import.meta.url));
