// The lunar year of a day and what it makes of the 49 numbers: 01 is the animal of the year, 02 the
// one before it, and so on down; a number has the element of the lunar year as many years back.
// A lunar year begins at the lunar new year, not in January and not at the start of spring.

export const zodiacs = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

export const elements = ['metal', 'wood', 'water', 'fire', 'earth'] as const;

// Lunar new year's day by year, as month and day; worked out with a library of the lunar calendar.
// Calendars of browsers are a day off in 2027 and 2030.
export const newYears: Readonly<Record<number, string>> = {
  2024: '02-10',
  2025: '01-29',
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
  2031: '01-23',
  2032: '02-11',
  2033: '01-31',
  2034: '02-19',
  2035: '02-08',
  2036: '01-28',
  2037: '02-15',
  2038: '02-04',
  2039: '01-24',
  2040: '02-12',
};

/**
 * The lunar year of a day, `YYYY-MM-DD`. A day beyond the table is a fault: the table must grow.
 */
export function lunarYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const newYear = newYears[year];
  if (newYear === undefined) throw new RangeError(`No lunar new year is known for ${day}.`);
  return day.slice(5) >= newYear ? year : year - 1;
}

/** The first element of each pair of years in the cycle of sixty, which began in the year 4. */
const elementPairs = [
  ...words('metal fire wood earth metal fire water earth metal wood'),
  ...words('water earth fire wood water metal fire wood earth metal'),
  ...words('fire water earth metal wood water earth fire wood water'),
];

const numbers = Array.from({ length: 49 }, (_, index) => index + 1);

/** The numbers of each animal, in the order of `zodiacs`. */
export function zodiacNumbers(year: number): number[][] {
  const own = remainder(year - 4, 12);
  return zodiacs.map((_, animal) =>
    numbers.filter((number) => remainder(own - (number - 1), 12) === animal),
  );
}

/** Which animal has five numbers: that of the year. */
export function yearZodiac(year: number): number {
  return remainder(year - 4, 12);
}

/** The numbers of each element, in the order of `elements`. */
export function elementNumbers(year: number): number[][] {
  return elements.map((element) =>
    numbers.filter((number) => {
      const ofCycle = remainder(year - number + 1 - 4, 60);
      return elementPairs[Math.floor(ofCycle / 2)] === element;
    }),
  );
}

function remainder(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function words(text: string): string[] {
  return text.split(' ');
}
