// The number of mines on the board, the multiplier of the next safe field, and a field at random
// while a hand is open.
import { Button, DicesIcon } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { choiceOf } from '../desk/desk-state.ts';
import { outcomeOf, rulesOf } from '../desk/instant-round.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import { multiplierText } from '../multiplier-text.ts';
import { useIsStill } from '../use-is-still.ts';
import styles from './choices.module.css';

const minesMost = 24;

export function MinesFields() {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { choice, terms, hand, phase } = useDesk((state) => state);
  const isStill = useIsStill();
  const count = Number((choiceOf(hand) ?? choice)['mines']);
  const first = (rulesOf(terms).multipliers?.[count - 1] as readonly string[] | undefined)?.[0];
  const next = hand === null ? first : outcomeOf(hand).next;
  return (
    <>
      <label className={styles['field']}>
        <span className={styles['label']}>{t('instant.mines-count')}</span>
        <span className={styles['slider']}>
          <input
            type="range"
            min={1}
            max={minesMost}
            value={count}
            disabled={!isStill}
            onChange={({ target }) => desk.choose({ mines: target.valueAsNumber })}
          />
          <output>{count}</output>
        </span>
      </label>
      <div className={styles['guesses']}>
        <span className={styles['field']}>
          <span className={styles['label']}>{t('instant.next-field')}</span>
          <span className={styles['readout']}>
            {next === undefined || next === null ? '–' : multiplierText(next, t.tag)}
          </span>
        </span>
        <Button
          icon={<DicesIcon />}
          disabled={hand === null || phase !== 'ready'}
          onClick={() => desk.step(anyClosed(outcomeOf(hand).opened ?? []))}
        >
          {t('instant.random-field')}
        </Button>
      </div>
    </>
  );
}

const fields = 25;

/** Any field is as good as another: the mines lie already. */
function anyClosed(opened: readonly number[]): number {
  const closed = Array.from({ length: fields }, (_, field) => field).filter(
    (field) => !opened.includes(field),
  );
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return closed[drawn % closed.length] ?? 0;
}
