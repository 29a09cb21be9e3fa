import Checkbox, { type CheckboxProps } from "@mui/material/Checkbox";
import { useWords } from "../../words/words.ts";
import type { Selection } from "./use-selection.ts";

type Selectable<Row extends { id: string }> = Pick<Selection<Row>, "has" | "set" | "toggle">;

/** The box that selects every row of the page, or none; named by its label unless a name is given. */
export function SelectPage<Row extends { id: string }>(props: {
  rows: readonly Row[];
  selection: Selectable<Row>;
  name?: string;
  sx?: CheckboxProps["sx"];
}) {
  const { rows, selection, name, sx } = props;
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox
      size="small"
      disabled={rows.length === 0}
      checked={rows.length > 0 && selected === rows.length}
      indeterminate={selected > 0 && selected < rows.length}
      onChange={(_, isSelected) => selection.set(rows, isSelected)}
      slotProps={{ input: { "aria-label": name } }}
      sx={sx}
    />
  );
}

/** The box with which a row is selected. */
export function SelectRow<Row extends { id: string }>(props: {
  row: Row;
  /** How the row is called: its title. */
  name: string;
  shown: readonly Row[];
  selection: Selectable<Row>;
}) {
  const { row, name, shown, selection } = props;
  const words = useWords("lists");
  return (
    <Checkbox
      size="small"
      checked={selection.has(row.id)}
      onChange={() => selection.toggle(row, shown)}
      slotProps={{ input: { "aria-label": words.select({ name }) } }}
    />
  );
}
