// Deposits: the methods, their limits, and the state of the last deposits.
import { Card, EmptyState, Skeleton, WalletIcon } from '@baize/ui';
import { useSearchParams } from '../../app/address.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { BalanceFact } from './balance-fact.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositWatch } from './deposit-watch.tsx';
import { useDepositWays } from './deposits.ts';
import { DepositGate } from './limits/deposit-gate.tsx';
import styles from './wallet.module.css';

const C2c = lazyScreen(async () => (await import('./c2c-deposits.tsx')).C2cDeposits, ['payments']);

/** The deposit the provider sent the player back from. */
function useWatchedDeposit() {
  const [search, setSearch] = useSearchParams();
  const forget = () =>
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('deposit');
        return rest;
      },
      { replace: true },
    );
  return { id: search.get('deposit') ?? undefined, forget };
}

function Start() {
  const t = useText();
  const { data, error, refetch } = useDepositWays();
  const [first] = data ?? [];
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={styles['form-box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  if (first === undefined) {
    return <EmptyState icon={<WalletIcon />}>{t('wallet.deposit-none-offered')}</EmptyState>;
  }
  return <DepositForm ways={data} first={first} />;
}

export function DepositScreen() {
  const t = useText();
  const { id, forget } = useWatchedDeposit();
  return (
    <Screen title={t('wallet.deposit')} fact={<BalanceFact />}>
      {id === undefined ? (
        <Card className={styles['narrow']}>
          <DepositGate>
            <Start />
          </DepositGate>
        </Card>
      ) : (
        <DepositWatch id={id} onDone={forget} />
      )}
      <C2c />
      <DepositList />
    </Screen>
  );
}
