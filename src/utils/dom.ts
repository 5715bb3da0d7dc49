/** Moves the focus to the main content, after an action that removes its own button. */
export const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** Moves the focus to the first invalid field of a form, once the errors are rendered. */
export function focusFirstProblem(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** Copies a text; returns false if the browser has no clipboard (plain http) or refuses. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
