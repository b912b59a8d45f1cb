/** Lets an element grow from where another one is; at once where motion is not wanted. */
export function growFrom(origin: Element, element: HTMLElement): void {
  const style = getComputedStyle(element);
  const duration = Number.parseFloat(style.getPropertyValue('--calm'));
  if (!duration) return;
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const right = from.x + from.width / 2 - (to.x + to.width / 2);
  const down = from.y + from.height / 2 - (to.y + to.height / 2);
  const size = `scale(${from.width / to.width}, ${from.height / to.height})`;
  element.animate(
    [
      { transform: `translate(${right}px, ${down}px) ${size}`, opacity: 0.3 },
      { transform: 'none' },
    ],
    { duration, easing: style.getPropertyValue('--ease') },
  );
}
