/**
 * How old somebody born on `birthday` was on `day`; null when one of the two is not a whole date
 * (YYYY-MM-DD), or when the result is no age.
 */
export function ageAt(birthday: string, day: string): number | null {
  if (birthday.length < 10 || day.length < 10) return null;
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = day.slice(4) < birthday.slice(4) ? years - 1 : years;
  return age >= 0 && age < 130 ? age : null;
}
