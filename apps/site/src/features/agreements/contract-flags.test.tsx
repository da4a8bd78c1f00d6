// Proves that what the family's clients read of an agent's contracts is kept for the tab under
// their names.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useContractFlags } from './contract-flags.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const told = {
  divtypeinfo: { type: 1 },
  dailysalinfotype: null,
  contracthoursalinfo: null,
  contractmrdailysalinfotype: null,
};

const flagsOf = (isOn: boolean) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(() => useContractFlags(isOn), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  }).result;
};

test('the contracts of an agent are kept for the tab, whole and as two answers', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      success: true,
      value: url.includes('consolidated') ? told : { list: [], total: 0, kinds: [] },
    }),
  );
  const flags = flagsOf(true);
  await waitFor(() => expect(flags.current.hasDividend).toBe(true));
  expect(JSON.parse(sessionStorage.getItem('consolidated') ?? '')).toEqual(told);
  expect(sessionStorage.getItem('enableContract')).toBe('true');
  expect(sessionStorage.getItem('enableSalary')).toBe('false');
});

test('nothing is asked or kept while contracts are off', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  flagsOf(false);
  await Promise.resolve();
  expect(asked).toEqual([]);
  expect(sessionStorage.getItem('consolidated')).toBeNull();
});
