import { type Plugin, parseAst } from "vite";

/**
 * Leaves out of the bundle each constant of the contract that a page does not use. To the bundler a schema is a call
 * that may do something besides; here it never does, so its making is wrapped into a function that is marked as pure.
 */
export function dropUnusedSchemas(): Plugin {
  return {
    name: "drop-unused-schemas",
    apply: "build",
    transform: {
      order: "post",
      filter: { id: /\/contract\/src\/[^/]+\.ts$/ },
      handler(code) {
        const calls = parseAst(code).body.flatMap((statement) => {
          const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
          return declaration.declarations.flatMap(({ init }) =>
            init?.type === "CallExpression" ? [init] : [],
          );
        });
        let wrapped = code;
        for (const { start, end } of calls.toReversed()) {
          wrapped = `${wrapped.slice(0, start)}/* @__PURE__ */ (() => ${code.slice(start, end)})()${wrapped.slice(end)}`;
        }
        return { code: wrapped, map: null };
      },
    },
  };
}
