// The result of the round, once it is told: multiplier and amount, celebrated in proportion.
// An open hand shows its present worth.
import { unitsOf } from '@baize/client';
import { classNames } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountUp } from '../../frame/count-up.tsx';
import { Meter } from '../../frame/meter.tsx';
import { countMs, isCelebrated, winTier } from '../../frame/win-tier.ts';
import { gamePaid, outcomeOf, type InstantRound } from './desk/instant-round.ts';
import { useDesk } from './instant-context.tsx';
import { multiplierText } from './multiplier-text.ts';
import styles from './result-plate.module.css';

export function ResultPlate() {
  const { t, money } = useArcade();
  const balance = useDesk((state) => state.balance);
  return (
    <div className={styles['plate']}>
      <Meter label={t('arcade.balance')}>{money(balance)}</Meter>
      <Result />
    </div>
  );
}

function Result() {
  const { t, money } = useArcade();
  const { hand, told, isFresh } = useDesk((state) => state);
  if (hand !== null) return <HandWorth hand={hand} />;
  if (told === null) return <p className={styles['none']} />;
  const [payout, stake] = [unitsOf(told.payout), unitsOf(told.stake)];
  const tier = told.state === 'settled' ? winTier(Number(gamePaid(told)), Number(stake)) : 'none';
  const { free } = told;
  if (told.state === 'void')
    return (
      <p className={styles['none']}>{t(free ? 'arcade.free-bet-back' : 'instant.result-void')}</p>
    );
  if (tier === 'none') return <p className={styles['none']}>{t('instant.no-win')}</p>;
  const isGain = tier !== 'returned';
  const durationMs = isFresh ? Math.min(countMs(tier), 1600) : 0;
  return (
    <div
      key={told.roundId}
      className={classNames(styles['result'], isGain && styles['gain'], isFresh && styles['fresh'])}
    >
      {isFresh && isCelebrated(tier) ? (
        <span className={classNames(styles['burst'], styles[tier])} aria-hidden="true" />
      ) : null}
      <strong>{multiplierText(outcomeOf(told).multiplier ?? '0', t.tag)}</strong>
      <bdi>
        {isGain ? <CountUp from={0n} to={payout} durationMs={durationMs} /> : money(payout)}
      </bdi>
      {free ? <small>{t('arcade.free-bet-without', { stake: money(stake) })}</small> : null}
    </div>
  );
}

function HandWorth({ hand }: { hand: InstantRound }) {
  const { t, money } = useArcade();
  const { multiplier = '1' } = outcomeOf(hand);
  return (
    <div key={hand.steps} className={classNames(styles['result'], styles['hand'])}>
      <strong>{multiplierText(multiplier, t.tag)}</strong>
      <bdi>{money(hand.worth ?? (hand.free ? '0' : hand.stake))}</bdi>
    </div>
  );
}
