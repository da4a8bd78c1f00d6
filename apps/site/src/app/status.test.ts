// Maintenance closes the site for everybody; a blocked region only where there is no maintenance.
import { expect, test } from 'vitest';
import { statusCode, type SystemStatus } from './status.ts';

const status = (maintenance: boolean, regionRestriction: boolean) =>
  ({ maintenance, regionRestriction }) as SystemStatus;

// @proves L56
test.each([
  [undefined, 0],
  [status(false, false), 0],
  [status(true, false), 1],
  [status(true, true), 1],
  [status(false, true), 2],
] as const)('%o is %i', (given, code) => {
  expect(statusCode(given)).toBe(code);
});
