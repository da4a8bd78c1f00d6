// A page of the console in a test, with signed-in staff, and answers of the server.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { useStaffStore } from '../staff.ts';
import { showTexts } from '../texts.ts';

export interface DeskAsked {
  readonly may: readonly PermissionName[];
  readonly at?: string;
  readonly path?: string;
}

export function showDesk(page: ReactNode, { may, at = '/', path = '*' }: DeskAsked): void {
  showTexts(translatorOf('en'));
  useStaffStore.setState({ token: 'T', staff: { username: 'olga', permissions: may } as never });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const given = <Value,>(value: Value) => ({ ok: true as const, value });
export const refused = (name: string, message: string) =>
  ({ ok: false, refused: name, message, status: 409 }) as never;
