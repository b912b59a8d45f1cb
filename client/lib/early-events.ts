declare global {
  interface Window {
    /** Ends the keeping of events, and gives those so far. The start script and the app share it. */
    takeEarlyEvents?: (() => Event[]) | undefined;
  }
}

const kinds = ['click', 'submit'];

/** Keeps what the visitor presses and sends from now on, for the app to repeat. */
export function keepEarlyEvents(): void {
  const events: Event[] = [];
  const keep = (event: Event) => events.push(event);
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  window.takeEarlyEvents = () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true);
    window.takeEarlyEvents = undefined;
    return events;
  };
}

/** Repeats what the visitor has done before the app ran: fields, buttons and forms. */
export function repeatEarlyEvents(): void {
  const events = window.takeEarlyEvents?.() ?? [];
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input'))
    repeatInput(field);
  for (const choice of document.querySelectorAll<HTMLSelectElement>('#root select')) {
    repeatChoice(choice);
  }
  for (const { type, target } of events) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit();
    // Buttons that open something by themselves have done it.
    else if (type === 'click') pressedButton(target)?.click();
  }
}

function pressedButton(target: HTMLElement): HTMLElement | null {
  return target.closest('button[type="button"]:not([popovertarget])');
}

// React takes an event for a change only when the value differs from the one that it has seen last.
// Setting `field.value` tells React of a value; the prototype's setter does not.
function repeatInput(field: HTMLInputElement): void {
  const { value } = field;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatChoice(choice: HTMLSelectElement): void {
  const isAsRendered = [...choice.options].every(
    ({ selected, defaultSelected }) => selected === defaultSelected,
  );
  if (!isAsRendered) choice.dispatchEvent(new Event('change', { bubbles: true }));
}
