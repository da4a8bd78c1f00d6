// The running sum of a typed ticket, and the way on: its rows lie in the cart, where they are seen
// once more before they are bet.
import { Button } from '@baize/ui';
import { formatNumber } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { CutWarning } from '../cart/cut-warning.tsx';
import { highestOf } from '../cart/caps.ts';
import { capsOf } from '../desk/lottery-terms.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { useWide } from '../use-wide.ts';
import type { RowRead } from './typed-row.ts';
import styles from './typed-sum.module.css';

export interface TypedSumProps {
  reads: readonly RowRead[];
  onTaken: () => void;
}

export function TypedSum({ reads, onTaken }: TypedSumProps) {
  const { t, money } = useArcade();
  const { desk, show } = useLottery();
  const isWide = useWide();
  const terms = useDesk((state) => state.terms);
  const read = reads.filter((one) => one.state === 'read');
  const wrong = reads.filter(({ state }) => state === 'wrong').length;
  const slips = read.flatMap(({ bets }) => bets.map(({ priced }) => priced));
  const stake = read.reduce((sum, one) => sum + one.stake, 0n);
  const highest = highestOf(slips, capsOf(terms));
  const take = () => {
    if (!desk.cart.add(slips)) return;
    onTaken();
    if (!isWide) show('cart');
  };
  const facts = [
    [t('lottery-play.rows'), formatNumber(read.length, t.tag)],
    [t('arcade.stake'), money(stake)],
  ] as const;
  return (
    <>
      <div className={styles['told']}>
        <p>
          {t('lottery-play.highest-prize')}: <bdi>{money(highest.most)}</bdi>
        </p>
        <CutWarning highest={highest} />
      </div>
      <section className={styles['sum']} aria-label={t('lottery-play.ticket')}>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button kind="primary" full disabled={slips.length === 0 || wrong > 0} onClick={take}>
          {t('lottery-play.take-rows', { stake: money(stake) })}
        </Button>
        {wrong > 0 ? (
          <p className={styles['fault']} role="status">
            {t('lottery-play.rows-wrong', { count: wrong })}
          </p>
        ) : null}
      </section>
    </>
  );
}
