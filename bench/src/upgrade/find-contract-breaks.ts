/** What of an OpenAPI document pages rely on. */
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

type Operation = {
  parameters?: { name: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema };

export async function readApiDocument(port: number): Promise<ApiDocument> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  // The server makes it of its contract, as OpenAPI has it.
  return (await answer.json()) as ApiDocument;
}

/** Calls that pages of the earlier release make, and that the later one refuses or answers with less. */
export function findContractBreaks(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, old]) => {
      const now = after.paths[path]?.[method];
      const call = `${method.toUpperCase()} ${path}`;
      if (!now) return [`${call} is gone`];
      return [
        ...newlyRequired(bodyOf(old), bodyOf(now)).map((name) => `${call} asks for ${name}`),
        ...parametersRequired(now)
          .filter((name) => !parametersRequired(old).includes(name))
          .map((name) => `${call} asks for ${name}`),
        ...missing(answerOf(old), answerOf(now)).map((name) => `${call} does not answer ${name}`),
      ];
    }),
  );
}

function newlyRequired(before: Schema, after: Schema, path = ""): string[] {
  const wanted = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [...wanted.map((name) => `${path}${name}`), ...below(before, after, path, newlyRequired)];
}

function missing(before: Schema, after: Schema, path = ""): string[] {
  const gone = Object.keys(before.properties ?? {}).filter(
    (name) => after.properties && !(name in after.properties),
  );
  return [...gone.map((name) => `${path}${name}`), ...below(before, after, path, missing)];
}

/** The same of what both hold. */
function below(
  before: Schema,
  after: Schema,
  path: string,
  compare: (before: Schema, after: Schema, path: string) => string[],
): string[] {
  const properties = Object.entries(before.properties ?? {}).flatMap(([name, old]) => {
    const now = after.properties?.[name];
    return now ? compare(old, now, `${path}${name}.`) : [];
  });
  const items = before.items && after.items ? compare(before.items, after.items, path) : [];
  return [...properties, ...items];
}

function parametersRequired({ parameters = [] }: Operation): string[] {
  return parameters.filter(({ required }) => required).map(({ name }) => name);
}

function bodyOf({ requestBody }: Operation): Schema {
  return requestBody?.content["application/json"]?.schema ?? {};
}

function answerOf({ responses }: Operation): Schema {
  return responses?.["200"]?.content?.["application/json"]?.schema ?? {};
}
