import { childElement, childElements, type XmlElement } from "./xml-element.ts";

/** How text looks, as far as it matters here. Undefined: not said at this place. */
export type TextStyle = {
  isBold?: boolean;
  isVanished?: boolean;
  fontSize?: number;
  /** Six hexadecimal digits, or "auto". */
  colour?: string;
  /** Fill behind the text, same form, or `unknownBackground`. */
  background?: string;
  isListed?: boolean;
};

/** Looks of the styles of a document by their id, with what they inherit; the key "" has the default. */
export type NamedStyles = ReadonlyMap<string, TextStyle>;

/** Something is painted behind the text, in a colour that is not worked out: its contrast is not assessed. */
export const unknownBackground = "unknown";

const maxInheritanceDepth = 20;

export function readNamedStyles(part: XmlElement | undefined): NamedStyles {
  const styles = new Map<string, TextStyle>();
  if (part === undefined) return styles;
  const defaults = childElement(childElement(part, "docDefaults"), "rPrDefault");
  const base = readStyle(childElement(defaults, "rPr"));
  const byId = new Map<string, XmlElement>();
  for (const style of childElements(part, "style")) byId.set(style.attributes.get("styleId") ?? "", style);
  const styleOf = (id: string, depth: number): TextStyle => {
    const style = byId.get(id);
    if (style === undefined || depth > maxInheritanceDepth) return base;
    const parent = childElement(style, "basedOn")?.attributes.get("val");
    const inherited = parent === undefined ? {} : styleOf(parent, depth + 1);
    const painted = isPaintedTable(style) ? { background: unknownBackground } : {};
    return mergeStyles(
      inherited,
      readStyle(childElement(style, "pPr")),
      readStyle(childElement(style, "rPr")),
      painted,
    );
  };
  for (const id of byId.keys()) styles.set(id, styleOf(id, 0));
  const normal = [...byId.values()].find(
    (style) => style.attributes.get("type") === "paragraph" && style.attributes.get("default") === "1",
  );
  styles.set(
    "",
    mergeStyles(base, normal === undefined ? {} : styleOf(normal.attributes.get("styleId") ?? "", 0)),
  );
  return styles;
}

/** Table styles shade rows and columns by rules of their own. */
function isPaintedTable(style: XmlElement): boolean {
  if (style.attributes.get("type") !== "table") return false;
  const parts = [style, ...childElements(style, "tblStylePr")];
  return parts.some((part) => childElement(childElement(part, "tcPr"), "shd") !== undefined);
}

/** Later styles win where they say something. */
export function mergeStyles(...styles: TextStyle[]): TextStyle {
  const merged: TextStyle = {};
  for (const style of styles) {
    for (const [key, value] of Object.entries(style)) {
      if (value !== undefined) Object.assign(merged, { [key]: value });
    }
  }
  return merged;
}

/** Reads paragraph, run or table cell properties (`pPr`, `rPr`, `tcPr`); ISO 29500-1, 17.3. */
export function readStyle(properties: XmlElement | undefined): TextStyle {
  if (properties === undefined) return {};
  const halfPoints = Number(childElement(properties, "sz")?.attributes.get("val"));
  const numberId = childElement(childElement(properties, "numPr"), "numId")?.attributes.get("val");
  return {
    isBold: readSwitch(properties, "b"),
    isVanished: readSwitch(properties, "vanish"),
    fontSize: halfPoints > 0 ? halfPoints / 2 : undefined,
    colour: childElement(properties, "color")?.attributes.get("val"),
    background: readBackground(childElement(properties, "shd")),
    isListed: numberId === undefined ? undefined : numberId !== "0",
  };
}

/** A solid pattern ("pct100", "solid") shows its colour, any other its fill. */
function readBackground(shading: XmlElement | undefined): string | undefined {
  if (shading === undefined) return undefined;
  const isSolid = shading.attributes.get("val") === "solid";
  return shading.attributes.get(isSolid ? "color" : "fill");
}

function readSwitch(properties: XmlElement, name: string): boolean | undefined {
  const element = childElement(properties, name);
  if (element === undefined) return undefined;
  return !["0", "false", "off", "none"].includes(element.attributes.get("val") ?? "true");
}
