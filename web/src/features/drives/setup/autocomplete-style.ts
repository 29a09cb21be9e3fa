/** A field with suggestions is as high as the fields beside it. */
export const asHighAsOthers = {
  "& .MuiOutlinedInput-root.MuiInputBase-root": { py: 0 },
  "& .MuiOutlinedInput-root.MuiInputBase-root .MuiAutocomplete-input": { px: 0.5, py: 1 },
} as const;
