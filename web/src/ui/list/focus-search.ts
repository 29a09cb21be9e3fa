/** Leads into the search field of the list that the page shows, if it has one. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>("main input[type=search]")?.focus();
}
