declare global {
  interface Window {
    /** Button or form pressed on a prerendered page before the app was ready (inline.js). */
    pressedEarly?: HTMLElement | null;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';
const PRESSABLE = 'form, button';

const isTouched = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue ||
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked);

/** Finds the control React rendered in place of `before`. Ids differ, so the position in the page decides. */
function getCounterpart<T extends Element>(all: T[], index: number, before: T): T | null {
  const after = all[index];
  return after?.tagName === before.tagName && after.getAttribute('type') === before.getAttribute('type') ? after : null;
}

/** Sets a value the way typing does, so that React and react-hook-form notice it. */
function typeInto(control: Control, value: string) {
  // React ignores an event with the value it knows, and a hydrated field already has the typed one
  if ('defaultValue' in control) control.value = control.defaultValue;
  // React overrides the property on the element itself; the prototype's setter bypasses that, as typing does
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Checks or unchecks a box or an option with a click, so that React notices it. */
function choose(control: HTMLInputElement, isChecked: boolean) {
  // the click on the chosen option unchecks the others
  if (control.type === 'radio' && !isChecked) return;
  // React ignores a click without a change, and a hydrated control already has the choice
  control.checked = control.defaultChecked;
  if (control.checked !== isChecked) control.click();
}

function replayControls(
  root: HTMLElement,
  touched: { index: number; control: Control; value: string; isChecked: boolean }[],
) {
  const controls = [...root.querySelectorAll<Control>(CONTROLS)];
  for (const { index, control, value, isChecked } of touched) {
    const after = getCounterpart(controls, index, control);
    if (!after) continue;
    if (after instanceof HTMLInputElement && ['checkbox', 'radio'].includes(after.type)) choose(after, isChecked);
    else typeInto(after, value);
  }
  return controls;
}

const STEP_MS = 10;

/** Resolves once no button is held down: a button that is replaced between press and release gets no click. */
async function waitForRelease(root: HTMLElement): Promise<void> {
  while (root.querySelector('button:active')) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}

function press(control: HTMLElement | null) {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control?.click();
}

/**
 * Captures the input and presses of a visitor on a prerendered page, right before the app renders. Resolves with a
 * function that replays them on the rendered app.
 */
export async function captureEarlyInput(root: HTMLElement): Promise<() => void> {
  await waitForRelease(root);
  const controls = [...root.querySelectorAll<Control>(CONTROLS)];
  const touched = controls.flatMap((control, index) =>
    isTouched(control)
      ? [{ index, control, value: control.value, isChecked: 'checked' in control && control.checked }]
      : [],
  );
  const pressables = [...root.querySelectorAll<HTMLElement>(PRESSABLE)];
  const focusedIndex = controls.findIndex((control) => control === document.activeElement);

  return () => {
    document.documentElement.dispatchEvent(new Event('app-ready'));
    // a press during the render counts too; found now, because a typed value can add a button
    const pressed = window.pressedEarly ?? null;
    const after =
      pressed &&
      getCounterpart([...root.querySelectorAll<HTMLElement>(PRESSABLE)], pressables.indexOf(pressed), pressed);
    const rendered = replayControls(root, touched);
    if (focusedIndex >= 0 && document.activeElement === document.body) rendered[focusedIndex]?.focus();
    // once the forms have taken what was typed
    setTimeout(() => press(after));
  };
}
