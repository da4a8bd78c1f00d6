// The pad of one play, in whichever way the player gives the numbers.
import { Tabs } from '@baize/ui';
import { printOdds } from '@baize/money';
import type { Play } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { oddsOf } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import { pickForms, type Pick } from '../picks/pick.ts';
import { pickInForm } from '../picks/pick-forms.ts';
import { LinesPad } from './lines-pad.tsx';
import { PickSum } from './pick-sum.tsx';
import { PadRow } from './pad-row.tsx';
import { PlaceChooser } from './place-chooser.tsx';
import styles from './pad.module.css';

export interface PadProps {
  play: Play;
  pick: Pick;
  onPick: (pick: Pick) => void;
  draws: readonly (readonly number[])[];
}

export function Pad({ play, pick, onPick, draws }: PadProps) {
  const { t } = useArcade();
  const forms = pickForms(play);
  const odds = useAnswerOdds(play);
  const isMany = forms.length > 1;
  const rows = pick.rows.map((_, row) => (
    <PadRow
      // The rows of a play stand in a fixed order.
      key={row}
      play={play}
      pick={pick}
      row={row}
      onPick={onPick}
      draws={draws}
      odds={odds}
    />
  ));
  const own = (
    <>
      <PlaceChooser play={play} pick={pick} onPick={onPick} />
      {pick.form === 'lines' ? (
        <LinesPad key={play.code} play={play} pick={pick} onPick={onPick} />
      ) : (
        <div className={styles['rows']}>
          {rows}
          <PickSum play={play} pick={pick} />
        </div>
      )}
    </>
  );
  if (!isMany) return own;
  return (
    <Tabs
      label={t('lottery-play.pick-form')}
      look="pill"
      className={styles['forms']}
      tabs={forms.map((form) => ({ id: form, label: t(`lottery-play.form-${form}`) }))}
      selected={pick.form}
      onSelect={(form) => onPick(pickInForm(play, pick, form))}
    >
      <AsideNote pick={pick} />
      {own}
    </Tabs>
  );
}

/** What lies in the other forms is kept, and is no part of the bet. */
function AsideNote({ pick: { aside = [] } }: { pick: Pick }) {
  const { t } = useArcade();
  if (aside.length === 0) return null;
  const forms = aside.map(({ form }) => t(`lottery-play.form-${form}`)).join(', ');
  return (
    <p className={styles['hint']} role="status">
      {t('lottery-play.picks-aside', { forms })}
    </p>
  );
}

/** What each answer pays, where a play's answers have odds of their own. */
export function useAnswerOdds(play: Play): readonly string[] | undefined {
  const terms = useDesk((state) => state.terms);
  if (play.pays !== 'odds' || (play.answers ?? play.parlay) === undefined) return undefined;
  const odds = oddsOf(terms, play);
  return play.bets.map((_, bet) => {
    const tier = play.tiers.findIndex((one) => one.bet === bet && one.pays === 'prize');
    return printOdds(odds[tier] ?? 0n, 4).replace(/0{1,2}$/u, '');
  });
}
