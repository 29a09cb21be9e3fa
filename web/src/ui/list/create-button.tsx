import AddIcon from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";

/**
 * The button above a list that adds to it. Where the list is empty the list offers this itself, and the room stays, so
 * that nothing moves; on phones, where that is a row of its own, the button stays in it, and the list offers the rest.
 */
export function CreateButton(props: {
  isListEmpty: boolean;
  isPending: boolean;
  onClick: () => void;
  children: string;
}) {
  const { isListEmpty, isPending, onClick, children } = props;
  return (
    <Button
      variant={isListEmpty ? "outlined" : "contained"}
      startIcon={<AddIcon />}
      loading={isPending}
      onClick={onClick}
      sx={isListEmpty ? { visibility: { sm: "hidden" } } : undefined}
    >
      {children}
    </Button>
  );
}

/** Of the same button in the empty list. */
export const notOnPhones = { display: { xs: "none", sm: "inline-flex" } } as const;
