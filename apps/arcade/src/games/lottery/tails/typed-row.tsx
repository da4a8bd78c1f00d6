// Numbers of three or four digits, typed one after the other: there are too many to lay out. Each
// stands as a chip that is taken out by a press.
import { Button, Field, TextInput, XIcon } from '@baize/ui';
import { permutationsOf, type Play, type RowForm } from '@baize/engines';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useLottery } from '../lottery-context.tsx';
import { togglePick, toggleValues, type Pick } from '../picks/pick.ts';
import { CostLine } from './cost-line.tsx';
import { typedNumbers } from './typed-numbers.ts';
import styles from './tails.module.css';

export interface TypedRowProps {
  play: Play;
  pick: Pick;
  row: number;
  limit: RowForm;
  onPick: (pick: Pick) => void;
}

/** More chips than these are only counted. */
const chipsShown = 120;

export function TypedRow({ play, pick, row, limit, onPick }: TypedRowProps) {
  const { t } = useArcade();
  const { desk } = useLottery();
  const [rest, setRest] = useState('');
  const { digits = 3 } = limit;
  const picked = pick.rows[row] ?? [];
  const put = (values: readonly number[]) => {
    const missing = [...new Set(values)].filter((value) => !picked.includes(value));
    if (missing.length > 0) onPick(toggleValues(play, pick, { row, values: missing }));
  };
  const type = (text: string) => {
    const typed = typedNumbers(text, digits);
    setRest(typed.rest);
    put(typed.numbers);
  };
  const priced = desk.price(play, pick);
  return (
    <section className={styles['typed']}>
      <Field
        label={t('lottery-vietnam.typed-label', { count: digits })}
        hint={t('lottery-vietnam.typed-hint', { count: digits })}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            value={rest}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <PickedChips
        picked={picked}
        digits={digits}
        onRemove={(value) => onPick(togglePick(play, pick, { row, value }))}
      />
      <div className={styles['foot']}>
        <Button
          size="small"
          disabled={picked.length === 0}
          title={t('lottery-vietnam.permutations-hint')}
          onClick={() => put(picked.flatMap((number) => permutationsOf(number, digits)))}
        >
          {t('lottery-vietnam.permutations')}
        </Button>
        {'refusal' in priced ? null : <CostLine play={play} priced={priced} />}
      </div>
    </section>
  );
}

interface PickedChipsProps {
  picked: readonly number[];
  digits: number;
  onRemove: (value: number) => void;
}

function PickedChips({ picked, digits, onRemove }: PickedChipsProps) {
  const { t } = useArcade();
  if (picked.length === 0) return null;
  const more = picked.length - chipsShown;
  return (
    <ul className={styles['chips']} aria-label={t('lottery-vietnam.picked')}>
      {picked.slice(0, chipsShown).map((value) => {
        const number = String(value).padStart(digits, '0');
        return (
          <li key={value}>
            <button
              type="button"
              className={styles['chip']}
              aria-label={t('lottery-vietnam.take-out', { number })}
              onClick={() => onRemove(value)}
            >
              {number}
              <XIcon />
            </button>
          </li>
        );
      })}
      {more > 0 ? <li>{t('lottery-play.lines-more', { count: more })}</li> : null}
    </ul>
  );
}
