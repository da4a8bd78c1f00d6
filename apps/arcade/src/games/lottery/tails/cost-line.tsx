// The cost of a bet in one line: numbers × lots × amount, and what each hit pays.
import { floorToCent, oddsPerOne } from '@baize/money';
import type { Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { priceText, reducedText } from '../cart/terms-text.ts';
import type { Priced } from '../picks/price.ts';
import { costOf } from './cost.ts';
import styles from './tails.module.css';

export function CostLine({ play, priced }: { play: Play; priced: Priced }) {
  const { t, money } = useArcade();
  const cost = costOf(play, priced);
  if (cost === undefined || priced.terms.pays !== 'odds') return null;
  const { count, areTickets, lots, amount, factor, stake } = cost;
  const [odds = 0n] = priced.terms.odds;
  const hit = money(floorToCent((amount * odds) / oddsPerOne));
  return (
    <p className={styles['cost']}>
      <bdi>
        {t(areTickets ? 'lottery-vietnam.cost-tickets' : 'lottery-vietnam.cost-numbers', { count })}
        {lots > 1 ? ` × ${t('lottery-vietnam.cost-lots', { count: lots })}` : ''}
        {` × ${money(amount)}`}
        {priceText(t, factor)}
        {' = '}
        <strong>{money(stake)}</strong>
      </bdi>
      <span>
        {t(lots > 1 ? 'lottery-vietnam.each-hit-pays' : 'lottery-vietnam.hit-pays', { prize: hit })}
      </span>
      {priced.reduced.map((one) => (
        <span key={one.rate}>{reducedText(t, one)}</span>
      ))}
    </p>
  );
}
