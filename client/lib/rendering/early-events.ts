declare global {
  interface Window {
    /**
     * Stops recording events and returns those so far. The start script sets it, and the app removes it
     * when it runs.
     */
    takeEarlyEvents?: (() => Event[]) | undefined;
  }
}

// The last is for posters that cannot be loaded.
const kinds = ['click', 'change', 'submit', 'error'];

/** Records what happens in the page from now on, for the app to repeat. */
export function keepEarlyEvents(): void {
  const events: Event[] = [];
  const keep = (event: Event) => events.push(event);
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  window.takeEarlyEvents = () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true);
    return events;
  };
}

/**
 * Collects what the visitor has typed, chosen, pressed and sent in the page's markup, right before
 * React hydrates it: React itself handles every event from then on. Gives a function that repeats it
 * once the app runs; each thing once, since whoever sees no reaction presses again.
 */
export function collectEarlyInput(root: HTMLElement): () => void {
  const events = window.takeEarlyEvents?.() ?? [];
  const targetsOf = (kind: string) =>
    events.flatMap(({ type, target }) =>
      type === kind && target instanceof Element ? target : [],
    );

  const texts = [...root.querySelectorAll('input')].filter(isChanged).map(withValue);
  // Only what somebody chose: browsers also restore choices by themselves, when a page is reloaded.
  const choices = [...new Set(targetsOf('change'))].filter(isSelect).map(withValue);
  const buttons = new Set(targetsOf('click').flatMap((target) => target.closest(repeatable) ?? []));
  const forms = new Set(targetsOf('submit').filter(isSentByApp));
  const images = targetsOf('error');

  function repeat() {
    for (const { field, value } of texts) repeatText(field, value);
    for (const { field, value } of choices) repeatChoice(field, value);
    for (const button of buttons) repeatPress(button);
    for (const form of forms) form.requestSubmit();
    for (const image of images) image.dispatchEvent(new Event('error'));
  }
  return () => {
    window.takeEarlyEvents = undefined;
    // Not within an effect of React, where a field would be empty until React renders again: a form
    // would be sent without what was typed.
    queueMicrotask(repeat);
  };
}

function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

function isSelect(element: Element): element is HTMLSelectElement {
  return element instanceof HTMLSelectElement;
}

/** Others are sent by the browser itself. */
function isSentByApp(form: Element): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.method === 'dialog';
}

/** A button with `popovertarget` has opened its popover already. */
const repeatable = 'button[type="button"]:not([popovertarget])';

/** Reads the value now; rendering again may overwrite the field. */
function withValue<Field extends { value: string }>(field: Field) {
  return { field, value: field.value };
}

// React ignores an event when the field has the value that it saw last. It records assignments to
// `field.value`; the prototype's setter bypasses that, so React sees a change.
function repeatText(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

// Every heart arrives unpressed. One that turns out to be pressed is as the visitor wanted it.
function repeatPress(button: Element): void {
  const isThere = button.isConnected && button.ariaPressed !== 'true';
  if (isThere && button instanceof HTMLElement) button.click();
}
