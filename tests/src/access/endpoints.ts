import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@winnow/contract/endpoint.ts";

const directory = fileURLToPath(new URL("../../../contract/src", import.meta.url));

/** Every endpoint that any module of the contract exports, by "METHOD /url". */
export async function endpointsOfContract(): Promise<Map<string, Endpoint>> {
  const found = new Map<string, Endpoint>();
  for (const name of readdirSync(directory).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  )) {
    const module: Record<string, unknown> = await import(`${directory}/${name}`);
    for (const exported of Object.values(module)) {
      if (isEndpoint(exported)) {
        found.set(`${exported.method} ${exported.url}`, exported);
      }
    }
  }
  return found;
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" &&
    value !== null &&
    ["method", "url", "access", "schema"].every((key) => Object.hasOwn(value, key))
  );
}
