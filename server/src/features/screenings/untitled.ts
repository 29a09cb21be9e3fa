/** The title of a screening until its JD or a person gives it one. */
export const untitled = "Untitled screening";
