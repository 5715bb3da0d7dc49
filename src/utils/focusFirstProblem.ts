/** Moves the focus to the first field of a form that is marked wrong, once the marks are drawn. */
export function focusFirstProblem(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
