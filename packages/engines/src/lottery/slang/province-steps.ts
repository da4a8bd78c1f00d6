// The steps of reading provinces: by name, or so many stations of the day. They count for the bets
// that follow them in the line.
import { isOpen, type Course } from './course.ts';
import { endWithoutAmount } from './end-bet.ts';
import type { Lexed } from './lexemes.ts';
import { ask, type Asked, type Place } from './meaning.ts';
import { provinceNames } from './provinces-table.ts';
import { sayProvince } from './say.ts';
import type { Region } from './words-table.ts';

type Step = Asked | undefined;

export function stepProvince(course: Course, part: Lexed<'province'>): Step {
  const today = course.options.provinces;
  const [code] = part.codes;
  if (code === undefined || part.codes.length > 1) {
    const choices = part.codes.filter((one) => today.includes(one)).map(sayProvince);
    return ask('province-ambiguous', part, choices);
  }
  if (!today.includes(code)) return ask('province-not-today', part, today.map(sayProvince));
  return nameProvinces(course, [code], part);
}

/** `2d`: all stations of the day where there are two; else the player says which. */
export function stepStations(course: Course, part: Lexed<'stations'>): Step {
  const { count, region } = part;
  const there = course.options.provinces.filter((code) => isIn(code, region));
  if (there.length === count) return nameProvinces(course, there, part);
  const choices = choicesOf(there, count).map((codes) => codes.map(sayProvince).join(' '));
  return ask('stations-unclear', part, choices);
}

const regions = new Map(provinceNames.map(({ code, region }) => [code, region]));

function isIn(code: string, region: Region | undefined): boolean {
  const its = regions.get(code);
  return region === undefined ? its !== 'north' : its === region;
}

function nameProvinces(course: Course, codes: readonly string[], part: Place): Step {
  if (course.order === 'play-first' && course.items.length > 0) {
    const asked = endWithoutAmount(course);
    if (asked !== undefined) return asked;
  }
  if (isOpen(course)) return ask('order-unclear', part);
  const before = course.parts[course.index - 1]?.kind;
  const isMore = before === 'province' || before === 'stations';
  const named = isMore ? (course.provinces ?? []) : [];
  if (codes.some((code) => named.includes(code))) return ask('province-repeated', part);
  course.provinces = [...named, ...codes];
  course.provincesAt = part;
  course.order = undefined;
  course.play = undefined;
  course.items = [];
  course.hasBet = false;
  course.numbersPermuted = false;
  return undefined;
}

function choicesOf(codes: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return codes.flatMap((code, index) =>
    choicesOf(codes.slice(index + 1), count - 1).map((rest) => [code, ...rest]),
  );
}
