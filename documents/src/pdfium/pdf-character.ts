import type { Box, HiddenReason } from "../document-text.ts";
import type { Colour } from "./colour.ts";

/** What all characters of one text object of a page share. */
export type TextStyle = {
  /** PDFium's handle of the text object; 0 when unknown. Valid while the page is open. */
  object: number;
  /** Size as drawn, in points: the font's nominal size times the scale of the text matrix. */
  fontSize: number;
  isBold: boolean;
  /** 0 fill, 1 stroke, 2 both, 3 invisible, 4 to 6 the same with clipping, 7 clip only (ISO 32000-1, 9.3.6). */
  renderMode: number;
  /** The colour an eye sees: stroke colour for outlined text, fill colour otherwise; 0 to 255. */
  colour: Colour;
  /**
   * True when its colour does not tell what is seen of it: on a layer that a viewer can switch off, cut to a part of
   * the page, blended or masked.
   */
  needsLook: boolean;
  /** Quarter turns clockwise as seen on the page: 0 upright. */
  quarterTurns: number;
  /** True when its characters stand beside each other, and then the baseline that they share, once it is known. */
  isLevel: boolean;
  levelBaseline: number | undefined;
};

/** One character as drawn, in points from the top-left corner of the page as displayed. */
export type Character = {
  text: string;
  /** From ascent to descent of the font and as wide as the character's advance. */
  box: Box;
  /** Vertical position of the baseline for upright text. */
  baseline: number;
  style: TextStyle;
  /** True when the page has a blank between the previous character of the stream and this one. */
  blankBefore: boolean;
  /** True when the page draws no such blank: it was told by the gap alone. */
  isBlankGuessed: boolean;
  /** True when PDFium sees a new line begin here. */
  breakBefore: boolean;
  hidden: HiddenReason | undefined;
  /** True when its font does not say which letter it is: `text` is made of its bare code. */
  isUnmapped: boolean;
};
