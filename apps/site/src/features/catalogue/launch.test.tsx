// A launch sends the same fields as the family's clients, and the game's address is kept for the
// tab.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/query-client.ts';
import { useSessionStore } from '../../app/session/session.ts';
import { type GameWanted, useLaunch } from './launch.ts';

const sent: Record<string, string>[] = [];

beforeEach(() => {
  sent.length = 0;
  queryClient.clear();
  sessionStorage.clear();
  useSessionStore.getState().forget();
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(Object.fromEntries(new URL(address, location.href).searchParams));
    const value = { game_url: '/arcade/lotus?token=1', game_url2: '', unfinished: false };
    return Response.json({ success: true, value });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const launch = (wanted: GameWanted) => renderHook(() => useLaunch(wanted, 0), { wrapper: around });

const member = {
  token: 'a-token',
  customerId: 'p1',
  account: 'mahendra',
  nickname: '',
  isAgent: 0,
  toUpline: false,
  memberLabel: '',
};
const lotus = { nodeId: 'lotus', vassalage: 'BAIZE', mode: 'GLS' } as const;

// @proves L164
test('a launch sends the constants, the player, the brand and the language', async () => {
  useSessionStore.getState().keep(member);
  const { result } = launch(lotus);
  await expect.poll(() => result.current.data).toMatch(/\/arcade\/lotus\?token=1$/u);
  expect(sent).toEqual([
    expect.objectContaining({
      accountType: '1',
      confirmTrans: '0',
      clientType: '3',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      gameId: 'lotus',
      nodeId: 'lotus',
      vassalage: 'BAIZE',
      username: 'mahendra',
      merchantCode: 'baize',
      language: 'ID',
    }),
  ]);
  expect(sessionStorage.getItem('iframeUrl')).toBe(result.current.data);
});

// @proves L91
test('a room goes with it, and a visitor launches nothing', async () => {
  const { result } = launch(lotus);
  expect(result.current.fetchStatus).toBe('idle');
  useSessionStore.getState().keep(member);
  launch({ ...lotus, roomId: 'r7' });
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent).toContainEqual(expect.objectContaining({ roomId: 'r7', nodeId: 'lotus' }));
});
