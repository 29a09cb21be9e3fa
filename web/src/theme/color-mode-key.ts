/** Where the choice of colours is kept, and the names that begin with it; `public/before-first-paint.js` reads it too. */
export const colorModeKey = "winnow-color-mode";
