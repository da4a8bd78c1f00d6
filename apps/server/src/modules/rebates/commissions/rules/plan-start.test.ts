// A plan that goes on keeps its place; any other begins with a whole period.
import { dayAt } from '@baize/money';
import { expect, test } from 'vitest';
import { isDue, startOfPlan } from './plan-start.ts';

const day = (text: string) => dayAt(Date.parse(`${text}T00:00:00+08:00`));
const monday = day('2026-11-23');
const weekly = { isOn: true, period: 'weekly' as const, nextDay: monday };

test('a period that is over is due while the plan is on', () => {
  expect(isDue(weekly, monday + 6)).toBe(false);
  expect(isDue(weekly, monday + 7)).toBe(true);
  expect(isDue({ ...weekly, isOn: false }, monday + 7)).toBe(false);
});

test('a plan that stays on goes on, one that was off or changes its period begins anew', () => {
  const thursday = monday + 3;
  expect(startOfPlan(weekly, { period: 'weekly', isOn: true }, thursday)).toBe(monday);
  const off = { ...weekly, isOn: false };
  expect(startOfPlan(off, { period: 'weekly', isOn: true }, thursday)).toBe(monday + 7);
  expect(startOfPlan(off, { period: 'weekly', isOn: true }, monday)).toBe(monday);
  const december = day('2026-12-01');
  expect(startOfPlan(weekly, { period: 'monthly', isOn: true }, thursday)).toBe(december);
});
