// The balance at the top of every page: a press hides it behind asterisks, another shows it again;
// beside it buttons to refresh and to deposit.
import { useState } from 'react';
import {
  buttonClass,
  EyeIcon,
  EyeOffIcon,
  IconButton,
  PlusIcon,
  RefreshCwIcon,
  Skeleton,
} from '@baize/ui';
import { refreshBalance, useBalance } from '../../app/balance.ts';
import { whenMember } from '../../app/dialogs.ts';
import { useGameMoney } from '../../app/game-money.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { readStored, writeStored } from '../../app/stored.ts';
import { useText } from '../../app/texts/texts.ts';
import { RollingMoney } from './rolling-money.tsx';
import styles from './purse.module.css';

const storageKey = 'hideBalance';

/** The balance, and what lies in the game on this page; a balance of nothing gives way to that. */
function Amounts({ hidden }: { hidden: boolean }) {
  const t = useText();
  const { data } = useBalance();
  const { units: inGame } = useGameMoney();
  if (data === undefined) return <Skeleton className={styles['balanceBox']} />;
  const { units, symbol } = data;
  const shown = { symbol, concealed: hidden, locale: t.tag };
  if (inGame === undefined) return <RollingMoney units={units} {...shown} />;
  return (
    <>
      {units === 0n ? null : <RollingMoney units={units} {...shown} />}
      <span className={styles['inGame']}>
        <span>{t('shell.in-the-game')}</span> <RollingMoney units={inGame} {...shown} />
      </span>
    </>
  );
}

export function BalancePill() {
  const t = useText();
  const { isFetching } = useBalance();
  const { open } = useMemberCentre();
  const [hidden, setHidden] = useState(() => readStored('local', storageKey) === '1');
  const toggle = () => {
    writeStored('local', storageKey, hidden ? undefined : '1');
    setHidden(!hidden);
  };
  const Eye = hidden ? EyeOffIcon : EyeIcon;
  return (
    <div className={styles['pill']}>
      <button
        type="button"
        className={styles['balance']}
        aria-pressed={hidden}
        title={t(hidden ? 'shell.balance-show' : 'shell.balance-hide')}
        onClick={toggle}
      >
        <span className={styles['balanceName']}>{t('shell.balance')}</span>
        <Amounts hidden={hidden} />
        <Eye aria-hidden="true" />
      </button>
      <IconButton
        size="small"
        className={styles['refresh']}
        label={t('shell.balance-refresh')}
        aria-busy={isFetching}
        icon={<RefreshCwIcon />}
        onClick={() => void refreshBalance()}
      />
      <button
        type="button"
        className={`${buttonClass({ kind: 'primary', size: 'small' })} ${styles['deposit']}`}
        aria-label={t('shell.deposit')}
        onClick={() => whenMember(() => open('depositv2'))}
      >
        <PlusIcon aria-hidden="true" />
        <span>{t('shell.deposit')}</span>
      </button>
    </div>
  );
}
