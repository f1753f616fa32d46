/** Focuses the first invalid field of a form. @returns whether there is such a field */
export function focusFirstError(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null && field !== undefined;
}
