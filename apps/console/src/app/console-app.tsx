// The console: the sign-in page without a session, the pages with one. A stored token is verified
// before anything is shown.
import { lazy, Suspense } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { unwrap } from '@baize/client';
import { EmptyState, ToastRegion } from '@baize/ui';
import { ConfirmDialog } from '../features/operator/confirm-dialog.tsx';
import { SignIn } from '../features/operator/sign-in.tsx';
import { ConsolePages } from '../pages/console.tsx';
import { client, failureText, queryClient } from './client.ts';
import { useStaffStore } from './staff.ts';
import { useText, withTexts } from './texts.ts';

const DuePage = lazy(() =>
  withTexts(['house'], async () => (await import('../pages/due.tsx')).DuePage),
);

function Room() {
  const t = useText();
  const { token, staff } = useStaffStore();
  const { error } = useQuery({
    queryKey: ['staff', token],
    queryFn: async () => {
      const found = unwrap(await client.operator.getStaff());
      useStaffStore.setState({ staff: found });
      return found;
    },
    enabled: token !== undefined && staff === undefined,
  });
  if (token === undefined) return <SignIn />;
  if (staff?.due) {
    return (
      <Suspense>
        <DuePage due={staff.due} />
      </Suspense>
    );
  }
  if (staff) return <ConsolePages />;
  return error ? <EmptyState>{failureText(t, error)}</EmptyState> : null;
}

export function ConsoleApp() {
  const t = useText();
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Room />
      </BrowserRouter>
      <ConfirmDialog />
      <ToastRegion label={t('operator.message')} closeLabel={t('operator.close')} />
    </QueryClientProvider>
  );
}
