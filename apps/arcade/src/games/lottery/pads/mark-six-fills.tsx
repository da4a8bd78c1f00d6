// Fills a row of the 49 numbers by a colour, an animal, a last digit or an element at one press.
import { classNames, Tabs } from '@baize/ui';
import type { Play, RowForm } from '@baize/engines';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk } from '../lottery-context.tsx';
import { drawnNumber, facets, numberSets, type Facet } from '../picks/mark-six-sets.ts';
import { toggleValues, valuesOf, type Pick } from '../picks/pick.ts';
import { wordText } from '../plays/play-text.ts';
import styles from './pad.module.css';

export interface MarkSixFillsProps {
  play: Play;
  pick: Pick;
  row: number;
  limit: RowForm;
  onPick: (pick: Pick) => void;
}

export function MarkSixFills({ play, pick, row, limit, onPick }: MarkSixFillsProps) {
  const { t } = useArcade();
  const lunarYear = useDesk((state) => state.terms.lunarYear);
  const [facet, setFacet] = useState<Facet>('colour');
  const picked = pick.rows[row] ?? [];
  const all = valuesOf(limit);
  const nameOf = (word: string) =>
    facet === 'tail' ? t('lottery-play.tail-of', { digit: word }) : wordText(t, word);
  return (
    <div className={styles['sets']}>
      <Tabs
        label={t('lottery-play.fill-by')}
        look="pill"
        tabs={facets.map((id) => ({ id, label: t(`lottery-play.facet-${id}`) }))}
        selected={facet}
        onSelect={setFacet}
      />
      <div
        className={styles['set-list']}
        role="group"
        aria-label={t(`lottery-play.facet-${facet}`)}
      >
        {numberSets(facet, lunarYear).map(({ word, numbers }) => {
          const values = all.filter((value) =>
            numbers.includes(drawnNumber(play, limit, value) ?? 0),
          );
          return (
            <button
              key={word}
              type="button"
              className={classNames(styles['set'], facet === 'colour' && styles[word])}
              aria-pressed={values.every((value) => picked.includes(value))}
              onClick={() => onPick(toggleValues(play, pick, { row, values }))}
            >
              {nameOf(word)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
