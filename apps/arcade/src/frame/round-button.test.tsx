// One press is one round: a disabled button and a held key start nothing.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RoundButton } from './round-button.tsx';

function show(disabled: boolean) {
  const press = vi.fn<() => void>();
  const { unmount } = render(
    <RoundButton label="Spin" disabled={disabled} busy={false} onPress={press}>
      +
    </RoundButton>,
  );
  return { press, unmount, button: screen.getByRole('button', { name: 'Spin' }) };
}

test('a press starts a round; while one is on, it does nothing and says so', () => {
  const open = show(false);
  fireEvent.click(open.button);
  expect(open.press).toHaveBeenCalledTimes(1);
  open.unmount();
  const shut = show(true);
  fireEvent.click(shut.button);
  expect(shut.press).not.toHaveBeenCalled();
  expect(shut.button.getAttribute('aria-disabled')).toBe('true');
  shut.unmount();
});

// @proves R68
test('a held key counts as one press', () => {
  const { button, unmount } = show(false);
  const isFirstLet = fireEvent.keyDown(button, { key: 'Enter' });
  const isHeldLet = fireEvent.keyDown(button, { key: 'Enter', repeat: true });
  expect([isFirstLet, isHeldLet]).toEqual([true, false]);
  unmount();
});
