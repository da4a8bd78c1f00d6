// A game takes the player's balance from the site around it only, and sends messages to that site
// only.
import { expect, test, vi } from 'vitest';
import { createSiteBridge } from './site-bridge.ts';

const site = 'https://site.example';

/** A game's window within a site's. */
function open() {
  const parent = { postMessage: vi.fn() };
  const listeners = new Set<(message: MessageEvent) => void>();
  const view = {
    parent,
    addEventListener: (_: string, listen: (message: MessageEvent) => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: (message: MessageEvent) => void) =>
      listeners.delete(listen),
  };
  const heard: string[] = [];
  const bridge = createSiteBridge(view as unknown as Window, site);
  const leave = bridge.onBalance((balance) => heard.push(balance));
  const say = (origin: string, source: unknown, data: unknown) => {
    for (const listen of listeners) listen({ origin, source, data } as MessageEvent);
  };
  return { bridge, parent, heard, say, leave };
}

const word = { source: 'baize-site', type: 'balance', balance: '12.50' };

// @proves R133
test('only messages of the site’s own window and origin are accepted', () => {
  const { parent, heard, say, leave } = open();
  say('https://evil.example', parent, word);
  say('https://site.example.evil.example', parent, word);
  say('null', parent, word);
  say(site, window, word);
  say(site, null, word);
  expect(heard).toEqual([]);
  say(site, parent, word);
  expect(heard).toEqual(['12.50']);
  leave();
  say(site, parent, word);
  expect(heard).toHaveLength(1);
});

// @proves R133
test.each([
  undefined,
  'balance',
  { ...word, source: 'baize-game' },
  { ...word, type: 'exit' },
  { ...word, balance: 12.5 },
  { ...word, balance: '1'.repeat(41) },
])('%o is no word of the site', (data) => {
  const { parent, heard, say } = open();
  say(site, parent, data);
  expect(heard).toEqual([]);
});

// @proves R133
test('messages of a game go to the site’s origin only', () => {
  const { bridge, parent } = open();
  bridge.tell({ type: 'exit' });
  expect(parent.postMessage.mock.calls).toEqual([[{ source: 'baize-arcade', type: 'exit' }, site]]);
});
