// A key acts once however long it is held, belongs to the control it is pressed on, and reaches
// nothing behind an open dialog.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

function Stage({ act, open = false }: { act: () => void; open?: boolean }) {
  useShortcuts({ ' ': act, m: act });
  return (
    <>
      <button type="button">+</button>
      <dialog open={open} />
    </>
  );
}

// @proves R62
test('a press acts once, also when the key is held', () => {
  const act = vi.fn<() => void>();
  const { unmount } = render(<Stage act={act} />);
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.keyDown(document.body, { key: ' ', repeat: true });
  fireEvent.keyDown(document.body, { key: 'M' });
  expect(act).toHaveBeenCalledTimes(2);
  unmount();
});

test('a space on a focused button presses that button', () => {
  const act = vi.fn<() => void>();
  const { unmount } = render(<Stage act={act} />);
  fireEvent.keyDown(screen.getByRole('button'), { key: ' ' });
  expect(act).not.toHaveBeenCalled();
  unmount();
});

// @proves R63
test('nothing happens behind an open dialog', () => {
  const act = vi.fn<() => void>();
  const { unmount } = render(<Stage act={act} open />);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(act).not.toHaveBeenCalled();
  unmount();
});
