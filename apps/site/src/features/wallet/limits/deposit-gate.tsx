// The way to a deposit: suspended or blocked means, the question for a limit, and how much a limit
// leaves. The form follows where a deposit is possible.
import { formatDateTime } from '@baize/i18n';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '@baize/ui';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useMemberCentre } from '../../../app/member-pages.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { useDepositWays } from '../deposits/ways.ts';
import { type DepositCare, useDepositCare } from './care.ts';
import { LimitPrompt } from './limit-prompt.tsx';
import styles from './limits.module.css';
import wallet from '../wallet.module.css';

/** The name of a channel; its code where it is no longer offered. */
function useNameOf(): (means: string) => string {
  const { data } = useDepositWays();
  return (means) => data?.find(({ channel }) => channel === means)?.name ?? means;
}

function Blocked({ blocked }: Pick<DepositCare, 'blocked'>) {
  const t = useText();
  const nameOf = useNameOf();
  return blocked.map(({ means, until }) => (
    <div key={means} className={styles['warning']} role="status">
      <b>{t('limits.blocked-title')}</b>
      <p>
        {t('limits.blocked-text', {
          means: nameOf(means),
          until: until === null ? '' : formatDateTime(until, { tag: t.tag }),
        })}
      </p>
    </div>
  ));
}

function RoomLeft({ room }: { room: NonNullable<DepositCare['room']> }) {
  const t = useText();
  const show = useMoneyText();
  const { open } = useMemberCentre();
  const facts = { left: show(room.left), limit: show(room.limit) };
  return (
    <p className={styles['room']}>
      <span>
        <b>{t(`limits.left-whose-${room.whose}`)}</b> {t(`limits.left-${room.span}`, facts)}
      </span>
      <button type="button" className={wallet['link']} onClick={() => open('limits')}>
        {t('limits.change')}
      </button>
    </p>
  );
}

export function DepositGate({ children }: { children: ReactNode }) {
  const t = useText();
  const { data: care, error, refetch } = useDepositCare();
  const [isAsked, setAsked] = useState(true);
  if (care === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={wallet['form-box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  if (care.suspended) {
    return (
      <div className={styles['warning']} role="alert">
        <b>{t('limits.suspended-title')}</b>
        <p>{t('limits.suspended-text')}</p>
      </div>
    );
  }
  if (care.prompt !== 'none' && isAsked) {
    return <LimitPrompt prompt={care.prompt} onDone={() => setAsked(false)} />;
  }
  return (
    <div className={styles['gate']}>
      <Blocked blocked={care.blocked} />
      {care.room ? <RoomLeft room={care.room} /> : null}
      {children}
    </div>
  );
}
