import SvgIcon, { type SvgIconProps } from "@mui/material/SvgIcon";

/** What opens a list of choices, in place of the browser's and MUI's triangles. */
export function ChevronIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props} viewBox="0 0 24 24" sx={{ fontSize: 18 }}>
      <path d="m6 9.500 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </SvgIcon>
  );
}
