// The bar below the pad: how many units lie on it, what they cost and may bring, and the two ways
// on: into the cart, or bet at once.
import { Button } from '@baize/ui';
import { formatNumber } from '@baize/i18n';
import { useArcade } from '../../app/arcade-context.tsx';
import { CutWarning } from './cart/cut-warning.tsx';
import { useClock, useDesk, useLottery } from './lottery-context.tsx';
import { usePriced } from './use-priced.ts';
import { SlipRefusalText } from './slip-refusal-text.tsx';
import styles from './ticket-bar.module.css';

export function TicketBar() {
  const { t, money } = useArcade();
  const { desk } = useLottery();
  const { slips, refusal, units, stake, highest, isEmpty } = usePriced();
  const current = useClock((state) => state.current);
  const sending = useDesk((state) => state.sending);
  const balance = useDesk((state) => state.balance);
  const canBet = slips.length > 0 && refusal === undefined;
  const bet = () => {
    if (current === null) return;
    void desk.place({ slips: desk.padSlips(), issue: current.issue, from: 'pad' });
  };
  return (
    <section className={styles['bar']} aria-label={t('lottery-play.ticket')}>
      <dl className={styles['facts']} data-empty={units === 0 || undefined}>
        <Fact label={t('lottery-play.units')} value={formatNumber(units, t.tag)} />
        <Fact label={t('arcade.stake')} value={money(stake)} isMain />
        <Fact label={t('lottery-play.highest-prize')} value={money(highest.most)} />
        <Fact label={t('arcade.balance')} value={money(balance)} />
      </dl>
      {isEmpty ? null : <SlipRefusalText refusal={refusal} />}
      <CutWarning highest={highest} />
      <div className={styles['ways']}>
        <Button disabled={!canBet} onClick={() => desk.addToCart()}>
          {t('lottery-play.to-cart')}
        </Button>
        <Button
          kind="primary"
          disabled={!canBet || current === null}
          loading={sending !== 'idle'}
          onClick={bet}
        >
          {stake > 0n ? t('lottery-play.bet-now', { stake: money(stake) }) : t('lottery-play.bet')}
        </Button>
      </div>
      {sending === 'unanswered' ? <p role="status">{t('lottery-play.unanswered')}</p> : null}
    </section>
  );
}

function Fact({
  label,
  value,
  isMain = false,
}: {
  label: string;
  value: string;
  isMain?: boolean;
}) {
  return (
    <div className={styles['fact']} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
