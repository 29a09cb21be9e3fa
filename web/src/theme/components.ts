import type { Components, Theme } from "@mui/material/styles";
import { ChevronIcon } from "./chevron-icon.tsx";
import { printStyles } from "./print-styles.ts";
import { controlHeight, radius, textSize } from "./sizes.ts";

/** Controls are 36 px high, 40 on phones, small ones within rows 32; nothing that can be pressed is under 24. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // No last line of one word, where a browser can see to that.
      body: { overflowWrap: "break-word", textWrap: "pretty" },
      // Only where figures stand under one another: Inter's tabular set also widens the hyphens of words.
      "td, time, output, .figures": { fontVariantNumeric: "tabular-nums" },
      "::selection": {
        backgroundColor: "color-mix(in srgb, var(--mui-palette-primary-main) 24%, transparent)",
      },
      "h1:focus": { outline: "none" },
      // A chevron in place of the browser's triangle, but where a part brings its own mark.
      summary: { listStyle: "none", cursor: "pointer" },
      "summary::-webkit-details-marker": { display: "none" },
      "summary:not(:has(svg))::before": {
        content: '""',
        display: "inline-block",
        width: 6,
        height: 6,
        margin: "0 10px 2px 2px",
        borderInlineEnd: "1.5px solid",
        borderBottom: "1.5px solid",
        transform: "rotate(-45deg)",
      },
      "details[open] > summary:not(:has(svg))::before": { transform: "translateY(-2px) rotate(45deg)" },
      ...printStyles,
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important",
          transitionDuration: "0.01ms !important",
          scrollBehavior: "auto !important",
        },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.usual,
        paddingInline: theme.spacing(2),
        borderRadius: radius.control,
        [theme.breakpoints.down("sm")]: { minHeight: controlHeight.phone, paddingInline: theme.spacing(1.5) },
        variants: [
          {
            props: { size: "small" },
            style: { minHeight: controlHeight.small, paddingInline: theme.spacing(1.5) },
          },
          { props: { size: "large" }, style: { minHeight: 48, paddingInline: theme.spacing(3) } },
          {
            props: { variant: "outlined", color: "inherit" },
            style: {
              borderColor: `color-mix(in srgb, ${theme.vars.palette.controlEdge} 60%, transparent)`,
              backgroundColor: theme.vars.palette.background.paper,
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minWidth: controlHeight.usual,
        minHeight: controlHeight.usual,
        padding: theme.spacing(0.75),
        color: "inherit",
        [theme.breakpoints.down("sm")]: { minWidth: controlHeight.phone, minHeight: controlHeight.phone },
      }),
      sizeSmall: { minWidth: controlHeight.small, minHeight: controlHeight.small, padding: 5 },
    },
  },
  MuiLink: {
    defaultProps: { underline: "always" },
    styleOverrides: { root: { textUnderlineOffset: "0.2em" } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" }, outlined: { borderRadius: radius.card } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: radius.card, border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiAppBar: { defaultProps: { color: "inherit" } },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: "none" } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        backgroundColor: theme.vars.palette.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
        // Over the whole window there is nothing beside it to be set off from.
        "&.MuiDialog-paperFullScreen": { borderRadius: 0, border: 0 },
        // A phone has no room for a margin of 32; what a dialog asks fits beside one another in its foot.
        [theme.breakpoints.down("sm")]: {
          "&:not(.MuiDialog-paperFullScreen)": {
            margin: theme.spacing(2),
            maxHeight: `calc(100% - ${theme.spacing(4)})`,
          },
          "&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)": {
            width: `calc(100% - ${theme.spacing(4)})`,
          },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: textSize.title, lineHeight: 28 / 20, fontWeight: 600 } },
  },
  MuiDialogActions: {
    styleOverrides: {
      // Where two buttons have no room beside one another, they rather stand in two lines than break their words.
      root: ({ theme }) => ({ flexWrap: "wrap", rowGap: theme.spacing(1), padding: theme.spacing(1, 3, 3) }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        backgroundColor: theme.vars.palette.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.shadows[8],
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        marginInline: theme.spacing(0.5),
        borderRadius: radius.control,
        "&.Mui-selected": { backgroundColor: theme.vars.palette.tint.brand },
        "&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible": {
          backgroundColor: theme.vars.palette.tint.brand,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.controlEdge },
        "&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: ({ theme }) => ({
        boxSizing: "border-box",
        height: controlHeight.usual,
        padding: theme.spacing(0.5, 1.5),
        // Safari on phones zooms into inputs with smaller letters.
        [theme.breakpoints.down("sm")]: { height: controlHeight.phone, fontSize: textSize.lead },
        "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
        // Browsers paint filled-in fields in their own colour; a wide inset shadow is the only way over it.
        "&:-webkit-autofill": {
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.tint.brand} inset`,
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
          borderRadius: radius.control,
        },
        variants: [
          {
            props: { size: "small" },
            style: { "&&": { height: controlHeight.small }, padding: theme.spacing(0.25, 1.25) },
          },
          {
            // As high as what is written.
            props: { multiline: true },
            style: { "&&": { height: "auto" }, padding: 0 },
          },
        ],
      }),
      multiline: ({ theme }) => ({
        minHeight: controlHeight.usual,
        padding: theme.spacing(0.875, 1.5),
        [theme.breakpoints.down("sm")]: { minHeight: controlHeight.phone },
      }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ChevronIcon, variant: "outlined" },
    styleOverrides: { select: { textOverflow: "ellipsis" } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: textSize.small,
        lineHeight: 20 / 13,
        fontWeight: 550,
        color: theme.vars.palette.text.primary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ marginInline: 0, marginTop: theme.spacing(0.5) }) },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.full, fontWeight: 500, fontSize: textSize.small },
      outlined: ({ theme }) => ({
        borderColor: `color-mix(in srgb, ${theme.vars.palette.controlEdge} 60%, transparent)`,
      }),
      sizeSmall: { height: 24, fontSize: textSize.caption },
    },
  },
  // As a notice: a hairline box with an icon, whatever it says. The colour of a quotation is for people's words alone.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: "flex-start",
        gap: theme.spacing(1.5),
        borderRadius: radius.control,
        padding: theme.spacing(1, 2),
        border: `1px solid ${theme.vars.palette.divider}`,
        fontSize: textSize.body,
        lineHeight: 22 / 14,
      }),
      standard: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        "& .MuiAlert-icon": { color: theme.vars.palette.text.secondary },
        variants: [
          {
            props: { severity: "error" },
            style: {
              borderColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 45%, transparent)`,
              "& .MuiAlert-icon": { color: theme.vars.palette.error.main },
            },
          },
          {
            props: { severity: "success" },
            style: { "& .MuiAlert-icon": { color: theme.vars.palette.primary.main } },
          },
        ],
      }),
      icon: { margin: 0, padding: "7px 0", fontSize: 20 },
      message: { padding: "6px 0", minWidth: 0, flex: 1, overflowWrap: "anywhere" },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { fontSize: textSize.body, lineHeight: 20 / 14, fontWeight: 600 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: textSize.small,
        lineHeight: 20 / 13,
        padding: theme.spacing(1.5, 2),
        borderBottomColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        paddingBlock: theme.spacing(1),
        color: theme.vars.palette.text.secondary,
        fontWeight: 550,
        whiteSpace: "nowrap",
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 24,
        "&.Mui-active": { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: textSize.caption,
        lineHeight: 16 / 12,
        padding: theme.spacing(0.75, 1),
        borderRadius: radius.small,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 4,
        borderRadius: radius.mark,
        backgroundColor: theme.vars.palette.divider,
      }),
      bar: { borderRadius: radius.mark },
    },
  },
  MuiSkeleton: { defaultProps: { animation: "wave" } },
  MuiToggleButtonGroup: { defaultProps: { color: "primary" } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight.usual,
        padding: theme.spacing(0, 1.5),
        borderColor: `color-mix(in srgb, ${theme.vars.palette.controlEdge} 60%, transparent)`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        lineHeight: 20 / 14,
        fontWeight: 500,
        textTransform: "none",
        whiteSpace: "nowrap",
        [theme.breakpoints.down("sm")]: { minHeight: controlHeight.phone },
        "&.Mui-selected, &.Mui-selected:hover": {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.tint.brand,
          fontWeight: 600,
        },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: controlHeight.small,
        padding: theme.spacing(0, 1.25),
        fontSize: textSize.small,
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: "none" } } },
};
