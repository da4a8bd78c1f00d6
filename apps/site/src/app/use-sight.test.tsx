// A part far below is drawn when it comes near, and stays; keys draw the whole page. An animation
// knows when it is out of sight.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Eyes } from './testing/eyes.ts';

vi.stubGlobal('IntersectionObserver', Eyes);
const { useInSight, useNear } = await import('./use-sight.ts');

function Part({ name }: { name: string }) {
  const { ref, isNear } = useNear(name);
  return <p ref={ref}>{isNear ? `${name} is here` : name}</p>;
}

function Mover() {
  const { ref, isInSight } = useInSight();
  return <p ref={ref}>{isInSight ? 'moves' : 'rests'}</p>;
}

const come = (text: string, isThere = true) =>
  act(async () => Eyes.tell(screen.getByText(text), isThere));

afterEach(() => (Eyes.all = Eyes.all.slice(0, 1)));

test('a part is drawn when it comes near, and at once on a second visit', async () => {
  const { unmount } = render(<Part name="lane" />);
  await come('lane', false);
  expect(screen.getByText('lane')).toBeDefined();
  await come('lane');
  expect(screen.getByText('lane is here')).toBeDefined();
  unmount();
  render(<Part name="lane" />);
  expect(screen.getByText('lane is here')).toBeDefined();
});

test('animation pauses while it is out of sight', async () => {
  render(<Mover />);
  expect(screen.getByText('moves')).toBeDefined();
  await come('moves', false);
  await come('rests');
  expect(screen.getByText('moves')).toBeDefined();
});

test('a key press draws the whole page, including later parts', async () => {
  render(<Part name="winners" />);
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(screen.getByText('winners is here')).toBeDefined();
  await act(async () => render(<Part name="promises" />));
  expect(screen.getByText('promises is here')).toBeDefined();
});
