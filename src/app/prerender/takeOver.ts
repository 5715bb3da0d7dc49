type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';
const PRESSABLE = 'form, button';

const isTouched = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue ||
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked);

/** The same control on the page that React made: by its place, since the ids are its own. */
function counterpart<T extends Element>(all: T[], at: number, before: T): T | null {
  const after = all[at];
  return after?.tagName === before.tagName && after.getAttribute('type') === before.getAttribute('type') ? after : null;
}

/** Sets a value as a person would, so that whoever listens (React, react-hook-form) hears of it. */
function type(control: Control, value: string) {
  // React watches the property of the element itself: the prototype's setter is what typing goes through
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What somebody did on a prerendered page before the app was there: typed, ticked, pressed. Read before the app
 * renders; the function it gives back does it again on the app's own page.
 */
export function earlyWork(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll<Control>(CONTROLS)];
  const touched = controls.flatMap((control, at) =>
    isTouched(control)
      ? [{ at, control, value: control.value, isTicked: 'checked' in control && control.checked }]
      : [],
  );
  const pressables = [...root.querySelectorAll<HTMLElement>(PRESSABLE)];
  const focusedAt = controls.findIndex((control) => control === document.activeElement);

  return () => {
    document.documentElement.dispatchEvent(new Event('app-ready'));
    const now = [...root.querySelectorAll<Control>(CONTROLS)];
    for (const { at, control, value, isTicked } of touched) {
      const after = counterpart(now, at, control);
      if (!after) continue;
      if (after instanceof HTMLInputElement && ['checkbox', 'radio'].includes(after.type)) {
        if (after.checked !== isTicked) after.click();
      } else type(after, value);
    }
    if (focusedAt >= 0 && document.activeElement === document.body) now[focusedAt]?.focus();
    // read last: somebody may have pressed while the app was rendering
    const pressed = window.pressedEarly ?? null;
    const after =
      pressed && counterpart([...root.querySelectorAll<HTMLElement>(PRESSABLE)], pressables.indexOf(pressed), pressed);
    if (after instanceof HTMLFormElement) after.requestSubmit();
    else after?.click();
  };
}
