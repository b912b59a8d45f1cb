// Which versions of Node.js run Marquee, as package.json says it under "engines". Uses only what Node
// brings, since nothing may be installed yet.

/**
 * The parts of `^20.19 || >=22.12`: each from a version on, to the end of its major or for good.
 * @param {string} range
 */
function partsOf(range) {
  return range.split(' || ').map((part) => {
    const [, sign, major, minor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(part) ?? [];
    return { isOpen: sign === '>=', major: Number(major), minor: Number(minor) };
  });
}

/**
 * Does a version, such as `22.12.0`, lie in the range?
 * @param {string} version
 * @param {string} range
 */
export function isVersionIn(version, range) {
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map(Number);
  return partsOf(range).some(({ isOpen, major, minor }) =>
    hasMajor === major ? hasMinor >= minor : isOpen && hasMajor > major,
  );
}

/**
 * The range as one says it: `20.19 or a newer 20, or 22.12 or newer`.
 * @param {string} range
 */
export function inWords(range) {
  return partsOf(range)
    .map(({ isOpen, major, minor }) =>
      isOpen ? `${major}.${minor} or newer` : `${major}.${minor} or a newer ${major}`,
    )
    .join(', or ');
}
