/** A point on the canvas. */
export type Point = readonly [x: number, y: number];

/** Path data with every number rounded: at 500 units no fractions are visible. */
export function path(strings: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw(strings, ...numbers.map(Math.round));
}

export function fill(colour: string, data: string): string {
  return `<path fill="${colour}" d="${data}"/>`;
}

/** A line along the path with square ends; `more` is further attributes. */
export function stroke(colour: string, weight: number, data: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${Math.round(weight)}"${more} d="${data}"/>`;
}

/** A line along the path with round ends and corners. */
export function brushStroke(colour: string, weight: number, data: string): string {
  return stroke(colour, weight, data, ' stroke-linecap="round" stroke-linejoin="round"');
}

export function circle(x: number, y: number, radius: number, colour: string): string {
  return `<circle${numbers({ cx: x, cy: y, r: radius })} fill="${colour}"/>`;
}

/** The outline of a circle. */
export function ring(x: number, y: number, radius: number, weight: number, colour: string): string {
  return `<circle${numbers({ cx: x, cy: y, r: radius, 'stroke-width': weight })} fill="none" stroke="${colour}"/>`;
}

export function oval(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  colour: string,
): string {
  return `<ellipse${numbers({ cx: x, cy: y, rx: halfWidth, ry: halfHeight })} fill="${colour}"/>`;
}

/** A rectangle, with round corners where a radius is given. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
): string {
  return `<rect${numbers({ x, y, width, height, rx: radius })} fill="${colour}"/>`;
}

export function polygon(colour: string, corners: Point[]): string {
  return fill(colour, `M${corners.map(([x, y]) => path`${x} ${y}`).join(' ')}z`);
}

/** A point on a circle; 0 degrees is to the right, 90 is down. */
export function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)];
}

/** Calls `draw` with 0, 1 … count-1 and joins the results. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Moves shapes so that their (0,0) is at x, y, and turns and scales them about that point. */
export function placed(x: number, y: number, shapes: string, turn = 0, scale = 1): string {
  const turned = turn ? `rotate(${Math.round(turn)})` : '';
  const scaled = scale === 1 ? '' : `scale(${Number(scale.toFixed(2))})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}">${shapes}</g>`;
}

/** Mirrors shapes at the vertical line x. */
export function mirrored(x: number, shapes: string): string {
  return `<g transform="matrix(-1 0 0 1 ${Math.round(2 * x)} 0)">${shapes}</g>`;
}

/** Clips shapes to another; at most once in a poster, because the clip path has a fixed id. */
export function cutOut(edge: string, shapes: string): string {
  return `<clipPath id="c">${edge}</clipPath><g clip-path="url(#c)">${shapes}</g>`;
}

// Zero is the default of each of these attributes, so it is left out.
function numbers(attributes: Record<string, number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => [name, Math.round(value)])
    .map(([name, value]) => (value === 0 ? '' : ` ${name}="${value}"`))
    .join('');
}
