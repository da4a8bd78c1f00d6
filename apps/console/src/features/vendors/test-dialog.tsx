// A signed call to a vendor, made now, and what came of it.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vendors } from '@baize/contract';
import { Button, Dialog, EmptyState, Skeleton, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useText } from '../../app/texts.ts';
import styles from './vendors.module.css';

type Came = OutputOf<typeof vendors.testConnection>;

export function TestDialog({ vendor, onClose }: { vendor: string; onClose: () => void }) {
  const t = useText();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['vendor-test', vendor],
    queryFn: async () => unwrap(await client.vendors.testConnection({ vendor })),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      title={t('vendors.test-named', { vendor })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.close')}</Button>
          <Button kind="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('vendors.test-call')}
          </Button>
        </>
      }
    >
      {error ? <EmptyState>{failureText(t, error)}</EmptyState> : null}
      {isPending ? <Skeleton shape="block" /> : null}
      {data ? <Result came={data} /> : null}
    </Dialog>
  );
}

function Result({ came }: { came: Came }) {
  const t = useText();
  const { error, status, durationMs, games, unreadable, withOldKey } = came;
  const facts = [
    ['vendors.test-answer', error === '' ? t('vendors.carried-out') : error],
    ['vendors.test-status', status === 0 ? t('vendors.test-no-status') : status],
    ['vendors.test-duration', t('vendors.milliseconds', { ms: durationMs })],
    ['vendors.test-games', games],
    ['vendors.test-unreadable', unreadable],
    ['vendors.test-key', t(withOldKey ? 'vendors.key-old' : 'vendors.key-new')],
  ] as const;
  const isGood = error === '';
  return (
    <div className={styles['stack']}>
      <p role="status" className={styles['told']}>
        <Status kind={isGood ? 'good' : 'bad'}>
          {isGood ? t('vendors.test-good', { ms: durationMs, games }) : t('vendors.test-bad')}
        </Status>
      </p>
      <Figures facts={facts.map(([label, value]) => [t(label), value])} />
    </div>
  );
}
