// The cashier for money in: the ways to pay, what a deposit comes to, and the deposits so far. One
// deposit is shown whole when the address names it, also after a reload.
import { Button, EmptyState, ShieldCheckIcon, Skeleton, WalletIcon } from '@baize/ui';
import { useSearchParams } from '../../../app/address.tsx';
import { useMemberCentre } from '../../../app/member-pages.ts';
import { lazyScreen } from '../../../app/lazy-screen.tsx';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { BalanceFact } from '../balance-fact.tsx';
import { DepositGate } from '../limits/deposit-gate.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { ReportList } from './report-list.tsx';
import { Tracker } from './tracker.tsx';
import { useDepositSettings, useDepositWays } from './ways.ts';
import styles from './deposits.module.css';

const C2c = lazyScreen(async () => (await import('../c2c-deposits.tsx')).C2cDeposits, ['payments']);

const parameter = 'deposit';

/** The deposit that is shown whole: just started, come back to, or opened from the list. */
function useShownDeposit() {
  const [search, setSearch] = useSearchParams();
  const show = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === undefined) next.delete(parameter);
        else next.set(parameter, id);
        return next;
      },
      { replace: true },
    );
  return { id: search.get(parameter) ?? undefined, show };
}

function Start({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useText();
  const ways = useDepositWays();
  const settings = useDepositSettings();
  const error = ways.error ?? settings.error;
  if (ways.data === undefined || settings.data === undefined) {
    const again = () => {
      void ways.refetch();
      void settings.refetch();
    };
    return error === null ? (
      <Skeleton shape="block" className={styles['desk-box']} />
    ) : (
      <LoadFailure error={error} onRetry={again} />
    );
  }
  if (settings.data.allowDeposit === 'N') {
    return <EmptyState icon={<WalletIcon />}>{t('deposits.not-allowed')}</EmptyState>;
  }
  const first = ways.data.find(({ isOpen }) => isOpen) ?? ways.data[0];
  if (first === undefined) {
    return <EmptyState icon={<WalletIcon />}>{t('wallet.deposit-none-offered')}</EmptyState>;
  }
  return (
    <DepositForm ways={ways.data} first={first} settings={settings.data} onStarted={onStarted} />
  );
}

function Limits() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <Button size="small" kind="ghost" icon={<ShieldCheckIcon />} onClick={() => open('limits')}>
      {t('deposits.limits')}
    </Button>
  );
}

export function DepositScreen() {
  const t = useText();
  const { id, show } = useShownDeposit();
  return (
    <Screen title={t('wallet.deposit')} fact={<BalanceFact />} actions={<Limits />}>
      {id === undefined ? (
        <div className={styles['start']} tabIndex={-1} data-autofocus>
          <DepositGate>
            <Start onStarted={show} />
          </DepositGate>
        </div>
      ) : (
        <Tracker key={id} id={id} onDone={() => show(undefined)} />
      )}
      <C2c />
      <ReportList />
      <DepositList onOpen={show} />
    </Screen>
  );
}
