// A small game's room over a house in memory, with a clock that is moved by hand.
import type { Client } from '@baize/client';
import { translatorOf } from '@baize/i18n/compile';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../../app/arcade-context.tsx';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { createTabStore } from '../../../app/tab-store.ts';
import type { InstantTerms } from '../desk/instant-round.ts';
import { InstantRoom } from '../instant-room.tsx';
import { openHouse } from './open-house.ts';

/** The texts, as the player reads them. */
export const t = translatorOf('en');

/** Amounts are written with a blank that does not break. */
export const spaced = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

/** What the browser tells about motion. */
export const mediaThat = (matches: boolean) => (query: string) =>
  Object.assign(new EventTarget(), { media: query, matches });

export interface RoomOptions {
  readonly storage?: Storage;
  readonly house?: ReturnType<typeof openHouse>;
  readonly terms?: Partial<InstantTerms>;
}

export function openRoom(gameCode: string, options: RoomOptions = {}) {
  const { storage = memoryStorage(), terms: change = {} } = options;
  const served = options.house ?? openHouse(gameCode, change);
  const bridge = { framed: true, tell: vi.fn(), onBalance: () => () => undefined };
  const session = { gameCode, currencySymbol: 'P', currency: 'PHP', token: 't'.repeat(20) };
  const client = { instant: served.client } as unknown as Client;
  const parts = { t, client, session, store: createTabStore(storage), bridge };
  const shown = render(
    <ArcadeProvider {...(parts as unknown as Arcade)}>
      <InstantRoom opened={{ terms: served.terms(), page: served.page() }} />
    </ArcadeProvider>,
  );
  /** Time passes, and what it sets off is answered. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...shown, ...served, bridge, storage, pass };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const told = () => spaced(screen.getByTestId('announcer').textContent);
export const room = () => spaced(screen.getByRole('main').textContent);
