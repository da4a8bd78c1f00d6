// An amount box gives decimal text only, and quick amounts fill it.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Money } from './money.tsx';
import { MoneyInput } from './money-input.tsx';

afterEach(cleanup);

function Sample() {
  const [value, setValue] = useState('');
  const quick = [{ value: '500', label: '500' }];
  return <MoneyInput aria-label="amount" value={value} onChange={setValue} quickAmounts={quick} />;
}

const box = () => screen.getByLabelText<HTMLInputElement>('amount');

test('a typed amount is kept as a decimal of two places', () => {
  render(<Sample />);
  fireEvent.change(box(), { target: { value: 'P 1,234.567' } });
  expect(box().value).toBe('1234.56');
  fireEvent.change(box(), { target: { value: '12.345' } });
  expect(box().value).toBe('12.34');
});

test('a quick amount fills the box and shows that it did', () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('button', { name: '500' }));
  expect(box().value).toBe('500');
  expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('true');
});

// @proves L76
test('an amount shows its sign before its symbol, and a concealed one shows no digit', () => {
  const { container, rerender } = render(<Money units={-1_200_000n} symbol="P" />);
  expect(container.textContent).toBe('−P120.00');
  rerender(<Money units={1_200_000n} symbol="P" concealed />);
  expect(container.textContent).toBe('P****');
});
