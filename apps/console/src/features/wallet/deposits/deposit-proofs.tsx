// The pictures by which a player proves a payment.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Card, EmptyState, Skeleton } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { type DepositShown, depositsKey } from './deposit-facts.tsx';
import styles from './deposits.module.css';

function Proof({ id, number }: { id: string; number: number }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...depositsKey, 'proof', id, number],
    queryFn: async () => unwrap(await client.wallet.getDepositProof({ id, number })).picture,
    staleTime: Infinity,
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (data === undefined) return <Skeleton shape="block" />;
  const address = `data:image/webp;base64,${data}`;
  return (
    <img className={styles['picture']} src={address} alt={t('operator.picture-of', { number })} />
  );
}

export function DepositProofs({ deposit: { id, proofs } }: { deposit: DepositShown }) {
  const t = useText();
  return (
    <Card title={t('console.deposits.proofs')}>
      {proofs === 0 ? <EmptyState>{t('console.deposits.no-proofs')}</EmptyState> : null}
      <div className={styles['pictures']}>
        {Array.from({ length: proofs }, (_, at) => (
          <Proof key={at} id={id} number={at + 1} />
        ))}
      </div>
    </Card>
  );
}
