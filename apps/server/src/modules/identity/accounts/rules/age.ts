// Computes the age on a day of a person born on another. Both are calendar days as `yyyy-MM-dd`.

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Undefined when there is no such day in the calendar, or it lies ahead. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (!isCalendarDay(birthday) || birthday > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function isCalendarDay(text: string): boolean {
  const match = day.exec(text);
  if (match === null || text < '1900') return false;
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
