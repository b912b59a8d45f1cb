/**
 * Sets custom properties on an element that say where `origin` is and how large, for an animation
 * that starts there. The style sheet alone decides the duration.
 */
export function growFrom(origin: Element, element: HTMLElement): void {
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const right = from.x + from.width / 2 - (to.x + to.width / 2);
  const down = from.y + from.height / 2 - (to.y + to.height / 2);
  element.style.setProperty('--from-position', `${right}px ${down}px`);
  element.style.setProperty('--from-size', `${from.width / to.width} ${from.height / to.height}`);
}
