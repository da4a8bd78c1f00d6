// The boards of one day or one issue with all that helps to read them: a tail to look for, the
// tables of tails, copy and print. A phone shows one board at a time.
import { Button, CopyText, Field, Tabs, TextInput } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useWide } from '../use-wide.ts';
import { boardText } from './board-text.ts';
import { PrizeBoard, type BoardColumn } from './prize-board.tsx';
import { TailTables } from './tail-tables.tsx';
import styles from './boards.module.css';

export interface BoardViewProps {
  title: string;
  columns: readonly BoardColumn[];
}

export function BoardView({ title, columns }: BoardViewProps) {
  const { t } = useArcade();
  const isWide = useWide();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const tail = typed.length === 2 ? Number(typed) : undefined;
  const one = columns.find(({ id }) => id === chosen) ?? columns[0];
  if (one === undefined) return null;
  const shown = isWide ? columns : [one];
  return (
    <section className={styles['view']} aria-label={title}>
      <div className={styles['tools']}>
        <Field label={t('lottery-vietnam.find-tail')} className={styles['find']}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              placeholder="00"
              value={typed}
              onChange={({ target }) => setTyped(target.value.replaceAll(/\D/gu, ''))}
            />
          )}
        </Field>
        <Found columns={shown} tail={tail} />
        <span className={styles['share']}>
          <CopyText
            text={shown.map((column) => boardText(t, column)).join('\n\n')}
            shown=""
            copyLabel={t('lottery-vietnam.copy-board')}
            copiedLabel={t('lottery-vietnam.copied')}
          />
          <Button size="small" kind="ghost" onClick={() => window.print()}>
            {t('lottery-vietnam.print')}
          </Button>
        </span>
      </div>
      {columns.length > 1 ? (
        <Tabs
          label={t('lottery-vietnam.provinces')}
          look="pill"
          tabs={columns.map(({ id, title: label }) => ({ id, label }))}
          selected={one.id}
          onSelect={setChosen}
        />
      ) : null}
      <h3 className={styles['title']}>{title}</h3>
      <PrizeBoard label={title} columns={shown} tail={tail} />
      {columns.length > 1 ? <h3 className={styles['title']}>{one.title}</h3> : null}
      <TailTables numbers={one.numbers} tail={tail} />
    </section>
  );
}

/** How often the tail came, in words: the marks alone say it by colour. */
function Found({ columns, tail }: { columns: readonly BoardColumn[]; tail: number | undefined }) {
  const { t } = useArcade();
  const count = columns
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number % 100 === tail).length;
  return (
    <p className={styles['found']} role="status">
      {tail === undefined ? '' : t('lottery-vietnam.tail-found', { count })}
    </p>
  );
}
