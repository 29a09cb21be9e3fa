import { readdirSync, readFileSync } from "node:fs";
import { iconPath } from "@winnow/contract/notifications.ts";
import type { FastifyInstance } from "fastify";

const folder = new URL("./icons/", import.meta.url);
const icons = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => [file.slice(0, -".svg".length), readFileSync(new URL(file, folder), "utf8")]),
);
const neutral = icons.get("notice") ?? "";

/** Icons by name, our own drawings; a name without one gets the neutral one, for a while. */
export function mountIcons(api: FastifyInstance): void {
  api.get<{ Params: { name: string } }>(
    iconPath(":name"),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const icon = icons.get(params.name);
      return reply
        .header("Content-Type", "image/svg+xml; charset=utf-8")
        .header("Cache-Control", icon ? "public, max-age=604800, immutable" : "public, max-age=3600")
        .send(icon ?? neutral);
    },
  );
}
