import { inSpan } from "./in-span.ts";

/** A port whose calls are spans by the name of the port and of the call, without what they are given. */
export function traceCalls<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function"
        ? (...given: unknown[]) =>
            inSpan(`${name} ${String(key)}`, {}, () => Reflect.apply(value, target, given))
        : value;
    },
  });
}
