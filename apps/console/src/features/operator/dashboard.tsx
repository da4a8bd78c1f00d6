// The frame of the first page: whether the books balance, and what did not arrive.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { EmptyState, SectionHead, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { Undelivered } from './undelivered.tsx';

/** What waits and the figures are the page’s, between the head and what did not arrive. */
export function Dashboard({ children }: { children: ReactNode }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => unwrap(await client.operator.getDashboard()),
    refetchInterval: 30_000,
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.dashboard')}
        actions={
          data && (
            <Status kind={data.booksBalanced ? 'good' : 'bad'}>
              {t(data.booksBalanced ? 'operator.books-balanced' : 'operator.books-not-balanced')}
            </Status>
          )
        }
      />
      {children}
      {data ? <Undelivered troubles={data.undelivered} /> : null}
    </>
  );
}
