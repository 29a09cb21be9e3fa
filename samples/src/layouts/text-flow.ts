/** All lengths are PDF points; `top` and `bottom` count from the upper edge of the page. */
export type Frame = { page: number; left: number; top: number; width: number; bottom: number };

export type TextStyle = {
  font: string;
  size: number;
  color: string;
  align?: "left" | "center" | "right";
  characterSpacing?: number;
  lineGap?: number;
  indent?: number;
  spaceAfter?: number;
};

export type StyledText = { text: string; style: TextStyle };

export type TextFlow = {
  write(text: string, style: TextStyle): void;
  writeBullet(text: string, style: TextStyle, marker: string): void;
  /** Two texts on one line: the first at the left, the second flush right. */
  writeRow(left: StyledText, right: StyledText): void;
  /** A text at the left edge that leaves the position where it was, for a margin column. */
  writeAside(text: string, style: TextStyle, width: number): void;
  drawRule(rule: { color: string; thickness: number; width?: number; spaceAfter: number }): void;
  skip(points: number): void;
  /** Moves on to the next frame unless this much height is left, so that a heading keeps its first lines. */
  reserve(points: number): void;
  /** Moves on to the frame with this index unless the text is there or further already. */
  advanceTo(index: number): void;
};

/** Lets text run through the frames that `frameAt` names, adding pages as they are needed. */
export function createTextFlow(
  document: PDFKit.PDFDocument,
  frameAt: (frameIndex: number) => Frame,
): TextFlow {
  let frameIndex = 0;
  let frame = frameAt(frameIndex);
  let y = frame.top;
  openPage();

  function openPage(): void {
    while (document.bufferedPageRange().count <= frame.page) document.addPage();
    document.switchToPage(frame.page);
  }

  function reserve(points: number): void {
    if (y + points > frame.bottom) advanceTo(frameIndex + 1);
  }

  function advanceTo(index: number): void {
    if (frameIndex >= index) return;
    frameIndex = index;
    frame = frameAt(frameIndex);
    y = frame.top;
    openPage();
  }

  function skip(points: number): void {
    if (y > frame.top) y += points;
  }

  function write(text: string, style: TextStyle): void {
    const options = textOptions(style, frame.width - (style.indent ?? 0));
    const height = heightOf(text, style, options);
    reserve(height);
    put(text, style, frame.left + (style.indent ?? 0), options);
    y += height + (style.spaceAfter ?? 0);
  }

  function writeBullet(text: string, style: TextStyle, marker: string): void {
    const indent = style.indent ?? 0;
    const markerWidth = style.size * 1.1;
    const options = textOptions(style, frame.width - indent - markerWidth);
    const height = heightOf(text, style, options);
    reserve(height);
    put(marker, style, frame.left + indent, { lineBreak: false });
    put(text, style, frame.left + indent + markerWidth, options);
    y += height + (style.spaceAfter ?? 0);
  }

  function writeRow(left: StyledText, right: StyledText): void {
    document.font(right.style.font).fontSize(right.style.size);
    const indent = left.style.indent ?? 0;
    const rightWidth = document.widthOfString(right.text) + 1;
    const leftOptions = textOptions(left.style, frame.width - indent - rightWidth - 10);
    const height = heightOf(left.text, left.style, leftOptions);
    reserve(height);
    put(left.text, left.style, frame.left + indent, leftOptions);
    const baselineShift = (left.style.size - right.style.size) * 0.75;
    y += baselineShift;
    put(right.text, right.style, frame.left + frame.width - rightWidth, { lineBreak: false });
    y += height - baselineShift + (left.style.spaceAfter ?? 0);
  }

  function writeAside(text: string, style: TextStyle, width: number): void {
    const options = textOptions(style, width);
    reserve(heightOf(text, style, options));
    put(text, style, frame.left, options);
  }

  function drawRule(rule: { color: string; thickness: number; width?: number; spaceAfter: number }): void {
    const right = frame.left + (rule.width ?? frame.width);
    document.moveTo(frame.left, y).lineTo(right, y).lineWidth(rule.thickness).stroke(rule.color);
    y += rule.thickness + rule.spaceAfter;
  }

  function heightOf(text: string, style: TextStyle, options: PDFKit.Mixins.TextOptions): number {
    return document.font(style.font).fontSize(style.size).heightOfString(text, options);
  }

  function put(text: string, style: TextStyle, x: number, options: PDFKit.Mixins.TextOptions): void {
    document.font(style.font).fontSize(style.size).fillColor(style.color).text(text, x, y, options);
  }

  return { write, writeBullet, writeRow, writeAside, drawRule, skip, reserve, advanceTo };
}

function textOptions(style: TextStyle, width: number): PDFKit.Mixins.TextOptions {
  return {
    width,
    align: style.align ?? "left",
    lineGap: style.lineGap ?? 1.5,
    ...(style.characterSpacing === undefined ? {} : { characterSpacing: style.characterSpacing }),
  };
}
