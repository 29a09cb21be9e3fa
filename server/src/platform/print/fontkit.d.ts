declare module "fontkit" {
  export function create(font: Buffer): { hasGlyphForCodePoint: (codePoint: number) => boolean };
}
