// A chart can be read without seeing it: its points are walked by keys, told in words, and stand in
// a table.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pointUnder } from './chart-walk.ts';
import { TrendChart } from './trend-chart.tsx';

afterEach(cleanup);

const points = [
  { key: 'a', label: '1 Nov', values: [10, 5], before: 12 },
  { key: 'b', label: '2 Nov', values: [20, 0], before: 8 },
  { key: 'c', label: '3 Nov', values: [-4, 1], before: 0 },
];

const show = (some = points) =>
  render(
    <TrendChart
      label="Income"
      series={[
        { key: 'wage', label: 'Salary' },
        { key: 'rebate', label: 'Rebate' },
      ]}
      points={some}
      beforeLabel="Before"
      tableLabel="As a table"
      pointLabel="Day"
      valueText={(value) => `P${value}`}
      markText={String}
    />,
  );
const slider = () => screen.getByRole('slider', { name: 'Income' });

test('the last point is told first, and arrow keys walk along the points', () => {
  show();
  expect(slider().getAttribute('aria-valuetext')).toBe('3 Nov, Salary P-4, Rebate P1, Before P0');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().getAttribute('aria-valuetext')).toBe('2 Nov, Salary P20, Rebate P0, Before P8');
  fireEvent.keyDown(slider(), { key: 'Home' });
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(slider().getAttribute('aria-valuenow')).toBe('2');
});

test('every figure of the chart stands in its table', () => {
  show();
  const table = within(screen.getByRole('table', { hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual(['DaySalaryRebateBefore', '1 NovP10P5P12', '2 NovP20P0P8', '3 NovP-4P1P0']);
});

test('a shorter period keeps the chosen point within it', () => {
  const { rerender } = show();
  expect(slider().getAttribute('aria-valuenow')).toBe('2');
  rerender(<></>);
  show(points.slice(0, 1));
  expect(slider().getAttribute('aria-valuenow')).toBe('0');
});

test('the point under a finger follows the reading direction', () => {
  const box = { left: 100, width: 300 };
  expect([90, 110, 210, 399, 900].map((x) => pointUnder(x, box, 3, false))).toEqual([
    0, 0, 1, 2, 2,
  ]);
  expect(pointUnder(110, box, 3, true)).toBe(2);
});
