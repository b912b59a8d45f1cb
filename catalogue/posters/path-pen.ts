interface Place {
  x: number;
  y: number;
}

/** Writes short path data: whole numbers and relative steps. */
export interface PathPen {
  moveTo(place: Place): void;
  lineTo(place: Place): void;
  /** A curve that leaves towards `corner` and arrives from it. */
  curveTo(corner: Place, place: Place): void;
  path(): string;
}

export function createPathPen(): PathPen {
  let data = '';
  let command = '';
  let x = 0;
  let y = 0;

  // Each step starts at the rounded position, so that rounding errors do not add up.
  function stepTo(place: Place): [right: number, down: number] {
    return [Math.round(place.x) - x, Math.round(place.y) - y];
  }

  // A repeated command letter and a space before a minus sign are left out: SVG needs neither.
  function write(next: string, ...steps: number[]) {
    data += `${next === command ? ' ' : next}${steps.join(' ')}`;
    command = next;
  }

  return {
    moveTo(place) {
      [x, y] = [Math.round(place.x), Math.round(place.y)];
      write('M', x, y);
    },
    lineTo(place) {
      const [right, down] = stepTo(place);
      if (right !== 0 && down !== 0) write('l', right, down);
      else if (right !== 0) write('h', right);
      else if (down !== 0) write('v', down);
      x += right;
      y += down;
    },
    curveTo(corner, place) {
      const [right, down] = stepTo(place);
      write('q', ...stepTo(corner), right, down);
      x += right;
      y += down;
    },
    path: () => data.replaceAll(' -', '-'),
  };
}
