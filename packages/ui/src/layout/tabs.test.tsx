// Arrow keys move along tabs in reading direction, skip disabled ones and wrap at the ends.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { tabAfterKey, Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B', disabled: true },
  { id: 'c', label: 'C' },
];

function Sample() {
  const [selected, setSelected] = useState('a');
  return (
    <Tabs label="views" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Enter', 1, false, undefined],
])('%s on tab %s, right to left %s', (key, at, rtl, next) => {
  expect(tabAfterKey(key, at, 3, rtl)).toBe(next);
});

test('only the selected tab is in the tab order, and its panel is named by it', () => {
  render(<Sample />);
  const stops = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(stops).toEqual([0, -1, -1]);
  expect(screen.getByRole('tabpanel', { name: 'A' }).textContent).toBe('a');
});

test('an arrow key passes over a disabled tab and takes focus along', () => {
  render(<Sample />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'C' }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'C' }));
});

test('the selected tab scrolls to the middle', () => {
  render(<Sample />);
  const list = screen.getByRole('tablist');
  const at = (element: Element, left: number, width: number) =>
    (element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40));
  at(list, 0, 300);
  at(screen.getByRole('tab', { name: 'C' }), 260, 200);
  fireEvent.click(screen.getByRole('tab', { name: 'C' }));
  expect(list.scrollLeft).toBe(210);
});
