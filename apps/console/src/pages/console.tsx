// The pages of the console by address. A page the role may not open says so.
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { EmptyState, Skeleton } from '@baize/ui';
import type { PermissionName } from '@baize/contract';
import { useMay } from '../app/staff.ts';
import type { TextPart } from '../app/text-parts.ts';
import { useText, withTexts } from '../app/texts.ts';
import { DashboardPage } from './dashboard.tsx';
import { pageTable, type Loaded } from './page-table.ts';
import { Shell } from '../shell/shell.tsx';

function May({ permission, children }: { permission: PermissionName; children: ReactNode }) {
  const t = useText();
  return useMay(permission) ? children : <EmptyState>{t('operator.not-allowed')}</EmptyState>;
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState action={<Link to="/">{t('operator.to-dashboard')}</Link>}>
      {t('operator.not-found')}
    </EmptyState>
  );
}

/** A page's code and texts come when it is first opened. */
function later(parts: readonly TextPart[], load: Loaded): ReactNode {
  const Page = lazy(() => withTexts(parts, load));
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Page />
    </Suspense>
  );
}

const routes = pageTable.flatMap(({ parts, pages }) =>
  pages.map(([path, permission, load]) => ({ path, permission, page: later(parts, load) })),
);
const ownAccount = later(['house'], async () => (await import('./own-account.tsx')).OwnAccountPage);

export function ConsolePages() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<DashboardPage />} />
        {routes.map(({ path, permission, page }) => (
          <Route key={path} path={path} element={<May permission={permission}>{page}</May>} />
        ))}
        <Route path="account" element={ownAccount} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
