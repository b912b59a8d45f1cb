// Node's warnings about leaks and timers mean bugs in the code under test, so they are thrown and
// fail the run. Warnings about Node itself (experimental, deprecated) are ignored.
const faults = new Set([
  'MaxListenersExceededWarning',
  'TimeoutNaNWarning',
  'TimeoutNegativeWarning',
  'TimeoutOverflowWarning',
]);

// This module is loaded again for each test file in the same process.
const listening = Symbol.for('marquee.fail-on-warnings');
const world = process as NodeJS.Process & { [listening]?: boolean };
if (!world[listening]) {
  world[listening] = true;
  process.on('warning', (warning) => {
    if (faults.has(warning.name)) throw warning;
  });
}
