// The player's own stakes in this game, newest first, and what they came to. Read again after every
// round in which there was one.
import { formatTime } from '@baize/i18n';
import { Button, classNames } from '@baize/ui';
import { unitsOf } from '@baize/client';
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { proofPath } from '../crash-menu.tsx';
import { useCrash, useDesk, useMultiplier } from '../crash-context.tsx';
import type { CrashState } from '../desk/crash-state.ts';
import type { OwnRecord } from '../desk/crash-terms.ts';
import styles from './panels.module.css';

const pageSize = 10;

export function OwnSlips() {
  const { t } = useArcade();
  const [pages, setPages] = useState(1);
  const record = useOwnRecord(pages);
  if (record === undefined) return <p className={styles['empty']}>{t('crash-play.reading')}</p>;
  if (record.total === 0) return <p className={styles['empty']}>{t('crash-play.no-own')}</p>;
  return (
    <>
      <Figures record={record} />
      <ul className={styles['bets']}>
        {record.list.map((slip) => (
          <OwnSlip key={slip.slipId} slip={slip} />
        ))}
      </ul>
      {record.total > record.list.length ? (
        <Button full onClick={() => setPages(pages + 1)}>
          {t('crash-play.more')}
        </Button>
      ) : null}
    </>
  );
}

function Figures({ record }: { record: OwnRecord }) {
  const { t, money } = useArcade();
  const net = unitsOf(record.paid) - unitsOf(record.staked);
  const facts = [
    [t('crash-play.figure-rounds'), String(record.settled)],
    [t('crash-play.figure-won'), String(record.won)],
    [t('crash-play.figure-staked'), money(record.staked)],
    [t('crash-play.figure-paid'), money(record.paid)],
    [t('crash-play.figure-net'), money(net, { sign: 'always' })],
    [t('crash-play.figure-most'), money(record.payoutMost)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OwnSlip({ slip }: { slip: OwnRecord['list'][number] }) {
  const { t, money } = useArcade();
  const print = useMultiplier();
  const gameCode = useCrash((state) => state.terms.gameCode);
  const { round, stake, payout, state, at, placedAt, free } = slip;
  return (
    <li className={classNames(styles['bet'], state === 'won' && styles['won'])}>
      <a className={styles['who']} href={proofPath(gameCode, round)} target="_blank" rel="noopener">
        {formatTime(placedAt, { tag: t.tag })}
      </a>
      <bdi>{free ? t('arcade.free-stake', { amount: money(stake) }) : money(stake)}</bdi>
      <span>{at === null ? t(`crash-play.state-${state}`) : print(at)}</span>
      <bdi>{state === 'won' ? money(payout) : ''}</bdi>
    </li>
  );
}

/** Undefined until it was read once. */
function useOwnRecord(pages: number): OwnRecord | undefined {
  const { client, session } = useArcade();
  const { store } = useDesk();
  const [record, setRecord] = useState<OwnRecord>();
  const { gameCode } = session;
  useEffect(() => {
    let isCurrent = true;
    const asked = { gameCode, pageNo: 1, pageSize: Math.min(pages * pageSize, 100) };
    const read = async () => {
      const answer = await client.crash.listCrashSlips(asked);
      if (isCurrent && answer.ok) setRecord(answer.value);
    };
    void read();
    // The balance moves when a stake is taken and when it is paid; a lost one only ends.
    const stop = store.subscribe((now, before) => {
      if (now.balance !== before.balance || statesOf(now) !== statesOf(before)) void read();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, store, gameCode, pages]);
  return record;
}

const statesOf = ({ panels }: CrashState): string =>
  panels.map(({ slip }) => slip?.state ?? '').join(' ');
