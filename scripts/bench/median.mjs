/** The value below which that part of all values lies. */
export function quantile(values, part) {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)];
}

/** The middle of the values; of two in the middle their mean. */
export function median(values) {
  const ordered = values.toSorted((one, other) => one - other);
  const half = (ordered.length - 1) / 2;
  return (ordered[Math.floor(half)] + ordered[Math.ceil(half)]) / 2;
}

/** Of records with the same names, one with the median of each. */
export function mediansOf(records) {
  const names = Object.keys(records[0]);
  return Object.fromEntries(names.map((name) => [name, median(records.map((each) => each[name]))]));
}
