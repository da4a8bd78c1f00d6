// The numbers of a draw with several prizes: a line for each, with how many numbers it has and how
// long they are.
import type { PrizeAt } from '@baize/engines';
import { Field, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { boardLines, typeLine } from './board-entry.ts';
import { drawKindOf } from './game-facts.ts';
import styles from './lottery.module.css';

export interface BoardFieldProps {
  gameCode: string;
  prizes: readonly PrizeAt[];
  label: string;
  /** A line for each prize. */
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

export function BoardField({ gameCode, prizes, label, value, error, onValue }: BoardFieldProps) {
  const t = useText();
  const { digits } = drawKindOf(gameCode) ?? {};
  const lines = boardLines(value, prizes);
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <p className={styles['intro']}>{t('console.lottery.board-hint')}</p>
      <div className={styles['fields']}>
        {prizes.map(({ name, at }, place) => (
          <Field
            key={name}
            label={t(`console.lottery.prize-${name}`)}
            hint={t('console.lottery.prize-hint', {
              count: at.length,
              digits: digits?.[at[0] ?? 0] ?? fourDigits,
            })}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="text"
                autoComplete="off"
                maxLength={pastedMost}
                value={lines[place] ?? ''}
                onChange={({ target }) =>
                  onValue(typeLine(value, { prizes, place, text: target.value }))
                }
              />
            )}
          </Field>
        ))}
      </div>
      {error === undefined ? null : (
        <p role="alert" className={styles['said']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Of 4D, whose numbers are all as long. */
const fourDigits = 4;
/** A board of 27 numbers with whatever parts them. */
const pastedMost = 400;
