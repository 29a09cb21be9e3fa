import { createRequire } from "node:module";
import { engineVersion } from "@winnow/matching/engine-version.ts";

const { version } = createRequire(import.meta.url)("../package.json");

/** Of the program, and of the engine that results name. */
export const versions = { productVersion: String(version), engineVersion };
