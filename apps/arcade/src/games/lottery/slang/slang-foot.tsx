// The cost of typed bets and the ways on: into the cart, bet after a last look, or to the province
// that other lines are for.
import { Button } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { highestOf } from '../cart/caps.ts';
import type { CartSlip } from '../cart/cart.ts';
import { CutWarning } from '../cart/cut-warning.tsx';
import { capsOf } from '../desk/lottery-terms.ts';
import { useClock, useDesk } from '../lottery-context.tsx';
import type { useTypedBets } from './use-typed-bets.ts';
import styles from './slang.module.css';

export interface SlangFootProps {
  typed: ReturnType<typeof useTypedBets>;
  onBet: (slips: readonly CartSlip[]) => void;
}

export function SlangFoot({ typed, onBet }: SlangFootProps) {
  const { t, money } = useArcade();
  const terms = useDesk((state) => state.terms);
  const balance = useDesk((state) => state.balance);
  const sending = useDesk((state) => state.sending);
  const hasIssue = useClock((state) => state.current !== null);
  const { sum, isReady, toCart, goTo } = typed;
  const highest = highestOf(sum.own, capsOf(terms));
  const canBet = isReady && sum.own.length > 0;
  return (
    <section className={styles['foot']} aria-label={t('lottery-play.ticket')}>
      <dl className={styles['facts']}>
        <Fact label={t('lottery-play.slips')} value={String(sum.own.length)} />
        <Fact label={t('lottery-play.total')} value={money(sum.stake)} />
        <Fact label={t('lottery-play.highest-prize')} value={money(highest.most)} />
        <Fact label={t('arcade.balance')} value={money(balance)} />
      </dl>
      <p className={styles['status']} role="status">
        {sum.isOpen ? t('lottery-vietnam.questions-first') : ''}
      </p>
      <CutWarning highest={highest} />
      {[...sum.elsewhere].map(([gameCode, count]) => (
        <p key={gameCode} className={styles['elsewhere']}>
          <span>
            {t('lottery-vietnam.slips-elsewhere', {
              count,
              game: t.named(`lottery.${gameCode}`) ?? gameCode,
            })}
          </span>
          <Button size="small" disabled={!isReady} onClick={() => goTo(gameCode)}>
            {t('lottery-vietnam.go-there')}
          </Button>
        </p>
      ))}
      <div className={styles['ways']}>
        <Button disabled={!canBet} onClick={() => toCart()}>
          {t('lottery-play.to-cart')}
        </Button>
        <Button
          kind="primary"
          disabled={!canBet || !hasIssue}
          loading={sending !== 'idle'}
          onClick={() => onBet(toCart())}
        >
          {canBet ? t('lottery-play.bet-now', { stake: money(sum.stake) }) : t('lottery-play.bet')}
        </Button>
      </div>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
