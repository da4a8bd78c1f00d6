// The house's zone stands in the calendar of the money package alone: a second copy of it would
// one day begin the day at another moment.
import { isCode, isTest } from '../../source/source-file.ts';
import type { FileRule } from '../rule.ts';

const calendar = 'packages/money/src/calendar.ts';
const comment = /^\s*(?:\/\/|\/?\*|--)/;
const eightHours = [
  /[+]08(?::?00)?\b/,
  /\b8 ?\* ?(?:3_600_000|3600|hour|60 ?\* ?60)/,
  /\b28_800(?:_000)?\b/,
  /interval '8 ?h/,
  /['"`](?:Asia|Etc)\/[A-Z]/,
  /\b(?:GMT|UTC) ?[+]0?8\b/,
];

export const oneCalendar: FileRule = {
  kind: 'file',
  name: 'one-calendar',
  reason: 'two files that know the zone begin the day at two moments',
  applies: (path) =>
    (isCode(path) || path.endsWith('.sql')) &&
    !isTest(path) &&
    path !== calendar &&
    !path.startsWith('tools/'),
  check: ({ lines }) =>
    lines.flatMap((text, index) => {
      const found = comment.test(text) ? undefined : zoneIn(text);
      if (found === undefined) return [];
      const fix = 'use the calendar of @baize/money, or houseDay of the database in a query';
      return [{ line: index + 1, what: `'${found}' is the house's zone`, fix }];
    }),
};

const zoneIn = (text: string): string | undefined =>
  eightHours.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
