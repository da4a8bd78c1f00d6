// The pad of a parlay: one answer at each place, and above them the odds of all legs together with
// the return of these legs.
import { formatDecimal, formatPercentage } from '@baize/i18n';
import { printOdds } from '@baize/money';
import { describePick, type Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { oddsOf } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import { selectionOf, type Pick } from '../picks/pick.ts';
import { Pad, type PadProps } from './pad.tsx';
import styles from './parlay-pad.module.css';

export function ParlayPad({ play, pick, onPick, draws }: PadProps) {
  return (
    <>
      <ParlayFacts play={play} pick={pick} />
      <div className={styles['pad']}>
        <Pad
          play={play}
          pick={pick}
          onPick={(pressed) => onPick(withoutClash(play, pressed))}
          draws={draws}
        />
      </div>
    </>
  );
}

/** The newest answer of a place stays; an older one that hangs together with it goes. */
export function withoutClash(play: Play, pick: Pick): Pick {
  const rows = pick.rows.map((row, place) => {
    const alone = pick.rows.map((_, other) => (other === place ? row : []));
    const refused = play.refusal?.({ form: 'rows', rows: alone });
    return refused === 'answers-hang-together' ? row.slice(-1) : row;
  });
  return { ...pick, rows };
}

function ParlayFacts({ play, pick }: { play: Play; pick: Pick }) {
  const { t } = useArcade();
  const terms = useDesk((state) => state.terms);
  const read = selectionOf(play, pick);
  const facts =
    'selection' in read ? describePick(play, read.selection, oddsOf(terms, play)) : undefined;
  return (
    <p className={styles['facts']} role="status">
      {facts === undefined
        ? t('lottery-play.parlay-few')
        : t('lottery-play.parlay-facts', {
            legs: facts.legs,
            odds: formatDecimal(printOdds(facts.odds, 4), t.tag),
            percent: formatPercentage(facts.percent, t.tag),
          })}
    </p>
  );
}
