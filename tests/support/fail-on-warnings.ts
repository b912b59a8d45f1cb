// Node's warnings of leaks and timers are faults of the code under test. Thrown from here, they fail
// the run; those about Node itself (experimental, deprecated) are for its own version to say.
const faults = new Set([
  'MaxListenersExceededWarning',
  'TimeoutNaNWarning',
  'TimeoutNegativeWarning',
  'TimeoutOverflowWarning',
]);

// Read again for each file of tests, while the process stays.
const listening = Symbol.for('marquee.fail-on-warnings');
const world = process as NodeJS.Process & { [listening]?: boolean };
if (!world[listening]) {
  world[listening] = true;
  process.on('warning', (warning) => {
    if (faults.has(warning.name)) throw warning;
  });
}
