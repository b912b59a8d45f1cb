import styles from '#client/features/titles/dialog/move-dialog.lazy.module.css';

// The style sheet alone decides how long a motion takes, and whether there is any.

/** Lets the dialog grow from `card`, if that is on the page. */
export function growFrom(card: Element | null, dialog: HTMLDialogElement): void {
  if (!card) return;
  measure(card, dialog);
  move(dialog, 'opens');
}

/** Lets the dialog return to `card`; resolves when it is there, or when that was cancelled. */
export async function returnTo(card: Element | null, dialog: HTMLDialogElement): Promise<void> {
  // What still moves would be measured at half its size.
  move(dialog, null);
  if (card) measure(card, dialog);
  move(dialog, 'closes');
  const motions = dialog.getAnimations();
  const ends = motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
  // A tab in the background animates nothing, but its timers go on.
  await Promise.race([
    Promise.allSettled(motions.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, Math.max(0, ...ends) + 100)),
  ]);
}

function move(dialog: HTMLDialogElement, motion: 'opens' | 'closes' | null): void {
  for (const each of ['opens', 'closes'])
    dialog.classList.toggle(String(styles[each]), each === motion);
}

/** Sets custom properties on the dialog that say where the card is and how large. */
function measure(card: Element, dialog: HTMLElement): void {
  const from = card.getBoundingClientRect();
  const to = dialog.getBoundingClientRect();
  const right = from.x + from.width / 2 - (to.x + to.width / 2);
  const down = from.y + from.height / 2 - (to.y + to.height / 2);
  dialog.style.setProperty('--card-position', `${right}px ${down}px`);
  dialog.style.setProperty('--card-size', `${from.width / to.width} ${from.height / to.height}`);
}
