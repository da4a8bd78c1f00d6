// A list is ordered without a pointer: keys move the row, the move is announced, nothing is sent
// before it is saved, and hidden rows are skipped.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { OrderList, type OrderListProps } from './order-list.tsx';
import { showTexts } from './texts.ts';

beforeEach(() => showTexts(translatorOf('en')));

function show(more: Partial<OrderListProps> = {}) {
  const onSave = vi.fn<(ids: readonly string[]) => void>();
  render(
    <OrderList
      label="Vendors"
      ids={['a', 'b', 'c', 'd']}
      nameOf={(id) => id.toUpperCase()}
      disabled={false}
      saving={false}
      onSave={onSave}
      {...more}
    >
      {(id) => <span>{id}</span>}
    </OrderList>,
  );
  const up = (name: string) => screen.getByRole('button', { name: `Move ${name} up` });
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const save = () => screen.getByRole('button', { name: 'Save the order' });
  return { onSave, up, shown, save };
}

test('keys move a row, the move is announced, and saving sends the order', () => {
  const { onSave, up, shown, save } = show();
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.keyDown(up('C'), { key: 'ArrowUp' });
  fireEvent.click(up('C'));
  expect(shown()).toEqual(['c', 'a', 'b', 'd']);
  expect(screen.getByText('C: position 1 of 4')).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.click(save());
  expect(onSave).toHaveBeenCalledWith(['c', 'a', 'b', 'd']);
});

test('the first row stays where it is, and discarding goes back', () => {
  const { up, shown } = show();
  fireEvent.click(up('A'));
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
  fireEvent.click(up('D'));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
});

test('hidden rows are passed over and keep their place', () => {
  const { onSave, up, shown, save } = show({ isHidden: (id) => id === 'b' || id === 'c' });
  fireEvent.click(up('D'));
  expect(shown()).toEqual(['d', 'a']);
  fireEvent.click(save());
  expect(onSave).toHaveBeenCalledWith(['d', 'b', 'c', 'a']);
});

test('staff without the permission cannot move rows', () => {
  const { up, shown } = show({ disabled: true });
  fireEvent.click(up('B'));
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
});
