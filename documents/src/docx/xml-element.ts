import { createRequire } from "node:module";
import { maximumElementDepth } from "../limits.ts";

/** An element of a document part. Names are local names: prefixes differ between writers. */
export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly (XmlElement | string)[];
};

/** The part of the W3C document object model that is read here. */
type DomNode = {
  nodeType: number;
  localName?: string | null;
  nodeName: string;
  nodeValue: string | null;
  firstChild: DomNode | null;
  nextSibling: DomNode | null;
  attributes?: { length: number; item(index: number): DomNode };
  documentElement?: DomNode;
};
type Parser = { parseFromString(xml: string, type: string): DomNode };
type ParserOptions = { locator: object | undefined; errorHandler: (level: string, message: string) => void };

const elementNode = 1;
const textNode = 3;
const characterDataNode = 4;

// The package's own types bring the browser's global names into the whole project; these are all that is used.
const { DOMParser } = createRequire(import.meta.url)("@xmldom/xmldom") as {
  DOMParser: new (options: ParserOptions) => Parser;
};

/**
 * Parses one XML part. No part of a DOCX has a document type, so one that has is refused: without it there are
 * no entities, neither external nor nested. Throws an Error for that, for malformed XML and for excessive depth.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const xml = decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Error("a document type in a part");
  // Even what the package only warns about, such as an element without an end, is not well-formed.
  const refuse = (_level: string, message: string) => {
    throw new Error(message);
  };
  const parser = new DOMParser({ locator: undefined, errorHandler: refuse });
  const root = parser.parseFromString(xml, "text/xml").documentElement;
  if (root === undefined || root === null) throw new Error("a part without an element");
  return toElement(root, 0);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

function toElement(node: DomNode, depth: number): XmlElement {
  if (depth > maximumElementDepth) throw new Error("elements nested too deeply");
  const attributes = new Map<string, string>();
  for (let index = 0; index < (node.attributes?.length ?? 0); index += 1) {
    const attribute = node.attributes?.item(index);
    if (attribute) attributes.set(attribute.localName ?? attribute.nodeName, attribute.nodeValue ?? "");
  }
  const children: (XmlElement | string)[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === elementNode) children.push(toElement(child, depth + 1));
    else if (child.nodeType === textNode || child.nodeType === characterDataNode) {
      children.push(child.nodeValue ?? "");
    }
  }
  return { name: node.localName ?? node.nodeName, attributes, children };
}

/** Child elements, of one name when it is given. */
export function childElements(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

export function childElement(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element === undefined ? undefined : childElements(element, name)[0];
}

/** The text of the element itself, without that of its elements. */
export function ownText(element: XmlElement): string {
  return element.children.filter((child) => typeof child === "string").join("");
}
