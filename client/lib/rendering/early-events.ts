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
const kinds = ['click', 'submit', 'error'];

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
 * Finds what the visitor has typed, chosen, pressed and sent in the page's markup, right before React
 * hydrates it: React itself handles every event from then on. Gives a function that repeats it once
 * the app runs.
 */
export function collectEarlyInput(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')].filter(isChanged).map(withValue);
  const choices = [...root.querySelectorAll('select')].filter(isChosen).map(withValue);
  const events = window.takeEarlyEvents?.() ?? [];
  function repeat() {
    for (const { field, value } of inputs) repeatInput(field, value);
    for (const { field, value } of choices) repeatChoice(field, value);
    for (const event of events) repeatEvent(event);
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

function isChosen({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Reads the value now; rendering again may overwrite the field. */
function withValue<Field extends { value: string }>(field: Field) {
  return { field, value: field.value };
}

// React ignores an event when the field has the value that it saw last. It records assignments to
// `field.value`; the prototype's setter bypasses that, so React sees a change.
function repeatInput(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function repeatEvent({ type, target }: Event): void {
  // Often a part of a button's drawing, which is no HTML element.
  if (!(target instanceof Element) || !target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (type === 'error') target.dispatchEvent(new Event(type));
  // A button with `popovertarget` has opened its popover already.
  else if (type === 'click') target.closest<HTMLElement>(repeatable)?.click();
}

const repeatable = 'button[type="button"]:not([popovertarget])';
