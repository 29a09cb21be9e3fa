import type { Line } from "@winnow/documents/document-text.ts";
import { sameRow } from "./layout-parameters.ts";

/** Whether two lines stand side by side, as cells of one row do; never where lines have neither cells nor a position. */
export function areOnOneRow(one: Line | undefined, other: Line | undefined): boolean {
  if (!one || !other || one.page !== other.page) return false;
  const { cell } = one;
  if (cell && other.cell && (cell.row !== other.cell.row || cell.column !== other.cell.column))
    return cell.row === other.cell.row;
  if (one.box.height === 0) return false;
  const middle = (line: Line) => line.box.y + line.box.height / 2;
  return Math.abs(middle(one) - middle(other)) < sameRow * Math.min(one.box.height, other.box.height);
}
