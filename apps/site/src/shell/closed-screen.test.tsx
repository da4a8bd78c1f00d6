// The closed screen always offers a contact: customer service, or else the help.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../app/client.ts';
import { live } from '../app/live/live-channel.ts';
import { queryClient } from '../app/query-client.ts';
import { showTexts } from '../app/texts/texts.ts';
import { routeOf } from '../routes.ts';
import { ClosedScreen } from './closed-screen.tsx';
import { useLiveBrand } from './site-life.ts';

const closed = {
  maintenance: true,
  regionRestriction: false,
  location: { ip: '203.0.113.7', country: 'PH' },
  maintenanceNotice: { message: '', endsAt: null },
  info: { resources: [], customerService: [], brand: { look: {} }, whitelabel: [] },
};

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.setQueryData(['status'], closed);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

test('Contact us opens the help, also while closed, if no customer service is set', () => {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  render(
    <QueryClientProvider client={queryClient}>
      <ClosedScreen code={1} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(opened.mock.calls[0]?.[0]).toBe('/helpmc');
  expect(routeOf('/helpmc')?.evenClosed).toBe(true);
});

test('a call refused as closed makes an open page read the status', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ success: false, refused: 'maintenance' }, { status: 503 });
  });
  const told = vi.spyOn(queryClient, 'invalidateQueries');
  await client.wallet.getDepositChannels();
  expect(told).toHaveBeenCalledWith({ queryKey: ['status'] });
  vi.unstubAllGlobals();
});

test('an open page reads the status when the channel reports a change', () => {
  const hearers = new Map<string, () => void>();
  vi.spyOn(live(), 'on').mockImplementation((event, hear) => {
    hearers.set(event, hear as () => void);
    return () => undefined;
  });
  const told = vi.spyOn(queryClient, 'invalidateQueries');
  renderHook(useLiveBrand, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  hearers.get('house-changed')?.();
  expect(told).toHaveBeenCalledExactlyOnceWith({ queryKey: ['status'] });
});
