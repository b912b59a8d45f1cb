// Reads the supported Node.js versions from "engines" in package.json. Uses only Node's own
// modules, because no package may be installed yet.

/**
 * The parts of a range such as `^20.19 || >=22.12`: lowest version, and whether newer majors count.
 * @param {string} range
 */
function partsOf(range) {
  return range.split(' || ').map((part) => {
    const [, sign, major, minor] = /^(\^|>=)(\d+)\.(\d+)$/.exec(part) ?? [];
    return { isOpen: sign === '>=', major: Number(major), minor: Number(minor) };
  });
}

/**
 * Whether a version, such as `22.12.0`, is in the range.
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
 * The range in words: `20.19 or a newer 20, or 22.12 or newer`.
 * @param {string} range
 */
export function inWords(range) {
  return partsOf(range)
    .map(({ isOpen, major, minor }) =>
      isOpen ? `${major}.${minor} or newer` : `${major}.${minor} or a newer ${major}`,
    )
    .join(', or ');
}
