// Fills a grid of tails by a tens digit, a units digit or an animal at one press, by steps, and by
// both orders of each number.
import { Button, Tabs } from '@baize/ui';
import { permutationsOf, type Play } from '@baize/engines';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useLottery } from '../lottery-context.tsx';
import { toggleValues, type Pick } from '../picks/pick.ts';
import pad from '../pads/pad.module.css';
import { CostLine } from './cost-line.tsx';
import { StepFill } from './step-fill.tsx';
import { tailFacets, tailSets, type TailFacet } from './tail-sets.ts';
import styles from './tails.module.css';

export interface TailFillsProps {
  play: Play;
  pick: Pick;
  row: number;
  onPick: (pick: Pick) => void;
}

export function TailFills({ play, pick, row, onPick }: TailFillsProps) {
  const { t } = useArcade();
  const { desk } = useLottery();
  const [facet, setFacet] = useState<TailFacet | 'steps'>('head');
  const picked = pick.rows[row] ?? [];
  const toggle = (values: readonly number[]) => onPick(toggleValues(play, pick, { row, values }));
  const put = (values: readonly number[]) => {
    const missing = values.filter((value) => !picked.includes(value));
    if (missing.length > 0) toggle(missing);
  };
  const priced = desk.price(play, pick);
  return (
    <div className={pad['sets']}>
      <Tabs
        label={t('lottery-play.fill-by')}
        look="pill"
        tabs={[...tailFacets, 'steps' as const].map((id) => ({
          id,
          label: t(`lottery-vietnam.facet-${id}`),
        }))}
        selected={facet}
        onSelect={setFacet}
      />
      {facet === 'steps' ? (
        <StepFill onFill={put} />
      ) : (
        <SetChips facet={facet} picked={picked} onToggle={toggle} />
      )}
      <div className={styles['foot']}>
        <Button
          size="small"
          disabled={picked.length === 0}
          title={t('lottery-vietnam.both-orders-hint')}
          onClick={() => put(picked.flatMap((number) => permutationsOf(number, 2)))}
        >
          {t('lottery-vietnam.both-orders')}
        </Button>
        {'refusal' in priced ? null : <CostLine play={play} priced={priced} />}
      </div>
    </div>
  );
}

interface SetChipsProps {
  facet: TailFacet;
  picked: readonly number[];
  onToggle: (values: readonly number[]) => void;
}

function SetChips({ facet, picked, onToggle }: SetChipsProps) {
  const { t } = useArcade();
  return (
    <div className={pad['set-list']} role="group" aria-label={t(`lottery-vietnam.facet-${facet}`)}>
      {tailSets(facet).map(({ word, numbers }) => (
        <button
          key={word}
          type="button"
          className={pad['set']}
          aria-pressed={numbers.every((number) => picked.includes(number))}
          onClick={() => onToggle(numbers)}
        >
          {nameOf(word)}
        </button>
      ))}
    </div>
  );

  function nameOf(word: string): string {
    if (facet === 'animal') return t.named(`lottery-vietnam.animal-${word}`) ?? word;
    return t(facet === 'head' ? 'lottery-vietnam.head-of' : 'lottery-vietnam.end-of', {
      digit: word,
    });
  }
}
