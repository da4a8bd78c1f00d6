// The price and prize of one unit, in one line above the pad.
import { formatDecimal } from '@baize/i18n';
import { printOdds } from '@baize/money';
import { tierPays, type Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { oddsOf } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import { termsOf } from '../picks/price.ts';
import styles from './pad.module.css';

export function PlayHint({ play, isBoard }: { play: Play; isBoard: boolean }) {
  const { t, money } = useArcade();
  const terms = useDesk((state) => state.terms);
  const stake = useDesk((state) => state.stake);
  if (isBoard) return <p className={styles['hint']}>{t('lottery-play.board-hint')}</p>;
  const pays = tierPays(play, termsOf(play, stake, oddsOf(terms, play)));
  const won = pays.filter((_, index) => play.tiers[index]?.pays === 'prize');
  const [least, most] = [won.reduce(lower), won.reduce(higher)];
  const written = (one: bigint) =>
    play.pays === 'odds'
      ? formatDecimal(printOdds(one, 4).replace(/0{1,2}$/u, ''), t.tag)
      : money(one);
  const range = least === most ? written(most) : `${written(least)} – ${written(most)}`;
  return (
    <p className={styles['hint']}>
      {t(play.pays === 'odds' ? 'lottery-play.hint-odds' : 'lottery-play.hint-prize', {
        prize: range,
      })}
    </p>
  );
}

const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const higher = (one: bigint, other: bigint): bigint => (one > other ? one : other);
