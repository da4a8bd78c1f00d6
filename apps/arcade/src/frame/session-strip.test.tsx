// One button fills the screen: the site's around a framed game, else the game's own.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { type Arcade, ArcadeProvider } from '../app/arcade-context.tsx';
import { SessionStrip } from './session-strip.tsx';

/** A browser that can fill the screen, and has not. */
const filling = { fullscreenEnabled: true, fullscreenElement: null };
beforeEach(() => {
  for (const [name, value] of Object.entries(filling))
    Object.defineProperty(document, name, { configurable: true, value });
});
afterEach(() => {
  cleanup();
  for (const name of Object.keys(filling)) Reflect.deleteProperty(document, name);
});

function show(framed: boolean) {
  const t = translatorOf('en');
  const parts = { t, session: { currencySymbol: 'P' }, bridge: { framed } } as unknown as Arcade;
  render(
    <ArcadeProvider {...parts}>
      <SessionStrip name="Seven Bells" since={0} net={0n} demo={false} onMenu={() => undefined} />
    </ArcadeProvider>,
  );
  return screen.queryAllByRole('button', { name: 'Full screen' }).length;
}

test.each([
  [true, 0],
  [false, 1],
])('framed: %s, own buttons for the full screen: %i', (framed, buttons) => {
  expect(show(framed)).toBe(buttons);
});
