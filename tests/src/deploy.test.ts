import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { maximumFileBytes, maximumPartBytes } from "@winnow/contract/limits.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { scanLanguages } from "@winnow/server/platform/ocr/language-data.ts";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const packageJson = JSON.parse(textOf("package.json"));

const files = globSync("deploy/**/*", { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
const dockerfile = textOf("deploy/Dockerfile");
const units = ["winnow-api", "winnow-worker@"].map((name) => textOf(`deploy/systemd/${name}.service`));

type Service = {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  stop_grace_period?: string;
};
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  textOf("deploy/compose.yaml"),
  { merge: true },
);
const services = Object.entries(compose.services);
const ofWinnow = services.filter(([, { image }]) => image === "winnow").map(([, service]) => service);

/** Lines of an environment file, with something in place of what is left to be filled in. */
function variablesIn(text: string, filling: string): Record<string, string> {
  const lines = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value]) => [name, value || filling]));
}

const unfilled = (variables: Record<string, string>): Record<string, string> => ({
  ...variables,
  SCANNER_URL: "",
  TRANSCRIPTION_URL: "",
  LANGUAGE_MODEL_URL: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
});
const secret = "0123456789abcdef".repeat(4);
const settings = unfilled(variablesIn(textOf("deploy/env.sample"), secret));
const settingsOfUnits = unfilled(variablesIn(textOf("deploy/systemd/winnow.env.sample"), secret));
const environmentOf = (unit: string) =>
  Object.fromEntries(
    [...unit.matchAll(/(?<=^Environment=.*\b)([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
  );
const filled = (value: string) =>
  value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => settings[name] ?? "missing");
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.+(?:\\\n.+)*)/m.exec(dockerfile)?.[1] ?? "").matchAll(/([A-Z_]+)=(\S+)/g)].map(
    ([, name, value]) => [name, value],
  ),
);

test("every variable is one that the server or Node knows", () => {
  const known = new Set([
    ...[...textOf("server/src/config/config.ts").matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
    ...["NODE_ENV", "NODE_COMPILE_CACHE", "TMPDIR"],
  ]);
  const named = [
    ...ofWinnow.flatMap(({ environment }) => Object.keys(environment)),
    ...Object.keys({ ...settingsOfUnits, ...imageEnvironment }),
    ...units.flatMap((unit) => Object.keys(environmentOf(unit))),
  ];

  expect(known.size).toBeGreaterThan(30);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("the server takes the settings as each process gets them", () => {
  const roles = [
    ...ofWinnow.map(({ environment }) =>
      Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])),
    ),
    ...units.map((unit) => ({ ...environmentOf(unit), ...settingsOfUnits })),
  ].map((variables) => readConfig({ ...imageEnvironment, ...variables }));

  expect(roles.map(({ role }) => role)).toEqual(["api", "worker", "all", "api", "worker"]);
  expect(new Set(roles.map(({ databaseUrl }) => new URL(databaseUrl ?? "").username))).toEqual(
    new Set(["winnow_server"]),
  );
});

test("the sample of settings holds what the services ask for, and nothing else", () => {
  const asked = new Set([...textOf("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name));

  expect([...asked].sort()).toEqual(Object.keys(settings).sort());
});

test("services wait for services, and keep what they keep in volumes and files that there are", () => {
  const mounted = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(":")[0] ?? ""),
  );
  const waitedFor = services.flatMap(([, { depends_on = {} }]) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  );

  expect(waitedFor.filter((name) => !(name in compose.services))).toEqual([]);
  expect(mounted.filter((name) => !/^[./]/.test(name)).sort()).toEqual(Object.keys(compose.volumes).sort());
  expect(mounted.filter((path) => path.startsWith(".") && !existsSync(join(root, "deploy", path)))).toEqual(
    [],
  );
});

test("every path, script, workspace and decision that is named exists", () => {
  const text = [...files, ".dockerignore"].map(textOf).join("\n");
  const paths = [...text.matchAll(/(?<![\w/.])(?:server|deploy|scripts)\/[\w./@-]*\w/g)].map(
    ([path]) => path,
  );
  const ofCommands = ofWinnow.flatMap(({ command = [] }) => command.filter((word) => word.includes("/")));
  const scripts = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name);
  const packages = [...text.matchAll(/--workspace=(@winnow\/[\w-]+)/g)].map(([, name = ""]) => name);
  const decisions = [...text.matchAll(/decisions\/(\d{4})/g)].map(([, number = ""]) => number);
  const written = readdirSync(join(root, "docs/decisions"));

  expect([...paths, ...ofCommands].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  expect(
    packages.map((name) => JSON.parse(textOf(`${name.slice("@winnow/".length)}/package.json`)).name),
  ).toEqual(packages);
  expect(decisions.filter((number) => !written.some((name) => name.startsWith(number)))).toEqual([]);
});

test("the image's build gets all workspaces, since the lock file names them, and what the build of the web reads", () => {
  const left = [...packageJson.workspaces, "tsconfig\\.json"].filter(
    (name: string) => !new RegExp(`^!${name}(/package\\.json)?$`, "m").test(textOf(".dockerignore")),
  );

  expect(left).toEqual([]);
});

test("the image has the Node that package.json names, and of Debian what the server calls, not what tests need", () => {
  const installed = /apt-get install -y --no-install-recommends([^&]+?)\s*\\\s*&&/
    .exec(dockerfile)?.[1]
    ?.match(/[\w-]+/g);
  const ofTests = [
    ...textOf("scripts/prepare.mjs").matchAll(/(?:installByApt\(|packages: )\[([^\]]+)\]/g),
  ].join();

  expect(/NODE_IMAGE=node:([\d.]+)-/.exec(dockerfile)?.[1]).toBe(packageJson.dependencies.node);
  expect(installed).toEqual(["tesseract-ocr", ...scanLanguages.map((one) => `tesseract-ocr-${one}`)]);
  expect(textOf("server/src/platform/ocr/tesseract-program.ts")).toContain('program = "tesseract"');
  expect(ofTests).toContain("chromium");
  expect(ofTests).not.toContain("tesseract");
});

test("whoever stops the server waits for longer than it takes", () => {
  const limits = [
    ...ofWinnow.map(({ stop_grace_period }) => stop_grace_period),
    ...units.map((unit) => `${/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]}s`),
  ];

  expect(new Set(limits)).toEqual(new Set(["30s"]));
  expect(
    Number(/stopTimeoutMs = ([\d_]+)/.exec(textOf("server/src/start.ts"))?.[1]?.replace("_", "")),
  ).toBeLessThan(30_000);
});

test("the units differ in role, name, order and memory alone", () => {
  const [ofApi, ofWorker] = units.map((unit) =>
    unit.split("\n").filter((line) => !/^(Description|After|Environment|MemoryMax)=/.test(line)),
  );

  expect(ofWorker).toEqual(ofApi);
});

test("proxies let the largest upload in, and nobody to figures and to the operator's inbox", () => {
  const [caddy, nginx] = ["Caddyfile", "nginx.conf"].map((name) => textOf(`deploy/proxy/${name}`));
  const mebibytes = Math.ceil(Math.max(maximumPartBytes, maximumFileBytes) / 1024 ** 2) + 1;

  expect(caddy).toContain("@operator path /metrics /metrics/* /operator /operator/*\n");
  expect(caddy?.match(/max_size \S+/g)).toEqual(Array(2).fill(`max_size ${mebibytes}MiB`));
  expect(nginx).toContain("location ~ ^/(metrics|operator)(/|$) {");
  expect(nginx).toContain(`client_max_body_size ${mebibytes}m;`);
  // What is no page is refused without encryption, in place of being led on.
  expect(caddy).toContain("@calls path /api/* /files/*\n\trespond @calls 403\n");
  expect(nginx).toMatch(/listen 80;[^}]*location ~ \^\/\(api\|files\)\/ \{\s+return 403;/);
  expect(textOf("server/src/platform/mail/inbox.ts")).toContain('inboxPath = "/operator/');
});
