/** A drive that nobody has named yet; it takes the title of its job description. */
export const untitled = "Untitled drive";
