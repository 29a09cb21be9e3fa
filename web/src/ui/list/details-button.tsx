import ExpandIcon from "@mui/icons-material/KeyboardArrowRightRounded";
import IconButton from "@mui/material/IconButton";
import type { ListDetails } from "./list-table-props.ts";

/** Opens and closes what a row holds. */
export function DetailsButton<Row>(props: { row: Row; details: ListDetails<Row>; controls: string }) {
  const { row, details, controls } = props;
  const isOpen = details.isOpen(row);
  return (
    <IconButton
      size="small"
      aria-label={details.nameOf(row)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => details.onToggle(row)}
      sx={{ "&&": { minWidth: 28, minHeight: 28, p: 0, my: -0.5, color: "text.secondary" } }}
    >
      <ExpandIcon
        fontSize="small"
        sx={{ transform: isOpen ? "rotate(90deg)" : "none", transition: "transform 160ms ease-out" }}
      />
    </IconButton>
  );
}
