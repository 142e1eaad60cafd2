// Days as they stand in an address: 2026-11-16. A day is that of the local calendar, wherever we are.
const two = (n: number): string => String(n).padStart(2, '0');

export const dayText = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

// Nothing if no calendar has it.
export function dayIn(text: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  // At noon no clock that is put forward or back changes the day.
  const day = new Date(Number(year), Number(month) - 1, Number(date), 12);
  return dayText(day) === text ? day : undefined;
}

export const daysLater = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 12);

// How many of these days follow each other up to today. Today may still come: until it is over, those up to yesterday count.
export function inARow(days: ReadonlySet<string>, today: Date = new Date()): number {
  const last = days.has(dayText(today)) ? 0 : 1;
  let count = 0;
  while (days.has(dayText(daysLater(today, -last - count)))) ++count;
  return count;
}
