// The scene of a jackpot win: one a tier over the whole screen, after the reels have finished. It
// waits until the player has read it. In calm motion nothing moves; it is announced at once.
import { unitsOf } from '@baize/client';
import { Button } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountUp } from '../count-up.tsx';
import { tierName } from './tier-name.ts';
import styles from './jackpot-award.module.css';

export interface WonJackpot {
  readonly tier: string;
  readonly prize: string;
}

export interface JackpotAwardProps {
  /** The round that was just shown to its end. */
  readonly roundId: string | undefined;
  readonly won: readonly WonJackpot[];
}

const countedMs = 4200;

export function JackpotAward({ roundId, won }: JackpotAwardProps) {
  const [passed, setPassed] = useState<{ roundId: string | undefined; count: number }>();
  const seen = passed?.roundId === roundId ? (passed?.count ?? 0) : 0;
  const now = won[seen];
  if (now === undefined || roundId === undefined) return null;
  return (
    <Scene
      key={`${roundId} ${seen}`}
      won={now}
      onPass={() => setPassed({ roundId, count: seen + 1 })}
    />
  );
}

function Scene({ won, onPass }: { won: WonJackpot; onPass: () => void }) {
  const { t, money } = useArcade();
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    frame.current?.showModal();
  }, []);
  const { tier } = won;
  const name = tierName(t, tier);
  const units = unitsOf(won.prize);
  return (
    <dialog
      ref={frame}
      className={styles['award']}
      data-tier={tier}
      aria-label={t('jackpots.won', { tier: name })}
      aria-describedby="jackpot-award-amount"
      onClose={onPass}
    >
      <div className={styles['rays']} aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['tier']}>{t('jackpots.won', { tier: name })}</p>
        <p className={styles['amount']} aria-hidden="true">
          <CountUp from={0n} to={units} durationMs={countedMs} />
        </p>
        <p id="jackpot-award-amount" className={styles['note']}>
          {t('jackpots.won-amount', { amount: money(units) })}
        </p>
        <Button kind="primary" onClick={() => frame.current?.close()}>
          {t('jackpots.collect')}
        </Button>
      </div>
    </dialog>
  );
}
