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

/**
 * Finds what the visitor has typed and chosen in the page's markup. Gives a function that repeats it,
 * and what was pressed and sent until then, once the app has taken over the same elements.
 */
export function collectEarlyInput(root: HTMLElement): () => void {
  const inputs = [...root.querySelectorAll('input')].filter(isChanged);
  const choices = [...root.querySelectorAll('select')].filter(isChosen);
  return () => {
    for (const input of inputs) repeatInput(input);
    for (const choice of choices) choice.dispatchEvent(new Event('change', { bubbles: true }));
    for (const event of window.takeEarlyEvents?.() ?? []) repeatEvent(event);
  };
}

function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue;
}

function isChosen({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

// React takes an event for a change only when the value differs from the one that it has seen last.
// Setting `field.value` tells React of a value; the prototype's setter does not.
function repeatInput(field: HTMLInputElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatEvent({ type, target }: Event): void {
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  // Buttons that open something by themselves have done it.
  else if (type === 'click') target.closest<HTMLElement>(repeatable)?.click();
}

const repeatable = 'button[type="button"]:not([popovertarget])';
