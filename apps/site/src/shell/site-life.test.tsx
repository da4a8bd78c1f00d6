// Proves that a visitor's page asks for the countries on a call of its own when it starts.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../app/query-client.ts';
import { showTexts } from '../app/texts/texts.ts';
import { SiteLife } from './site-life.ts';

class Silence {
  addEventListener() {}
  close() {}
  send() {}
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a visitor’s page asks for the countries when it starts, once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('WebSocket', Silence);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'https://site.example').pathname);
    return Response.json({ success: true, value: [] });
  });
  showTexts(translatorOf('en'));
  render(
    <QueryClientProvider client={queryClient}>
      <SiteLife />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(asked).toContain('/wps/system/country'));
  expect(asked.filter((path) => path === '/wps/system/country')).toHaveLength(1);
});
