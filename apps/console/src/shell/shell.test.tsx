// Each page of the console begins at its top, also where scrolling answers by a promise.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { useStaffStore } from '../app/staff.ts';
import { showTexts } from '../app/texts.ts';
import { Shell } from './shell.tsx';

/** No line: nothing is heard while a page is opened. */
class Silence {
  addEventListener() {}
  close() {}
  send() {}
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('another page begins at its top', () => {
  const scrolled = vi.fn(async () => undefined);
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('WebSocket', Silence);
  vi.stubGlobal('fetch', async () => Response.json({}));
  showTexts(translatorOf('en'));
  const permissions = ['audit.view', 'staff.view'];
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions } as never });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/audit']}>
        <Routes>
          <Route element={<Shell />}>
            <Route path="*" element={<p>A page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  scrolled.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'Staff' }));
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  expect(screen.getByText('A page')).toBeTruthy();
  const heads = screen.getAllByRole('heading', { level: 2 });
  expect(heads.map((head) => head.textContent)).toEqual(['Staff']);
});
