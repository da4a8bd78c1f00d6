// A pasted list before its rows are taken: what each line was understood as, the questions that
// are open, and the lines left out with their reasons.
import { Button, TextArea } from '@baize/ui';
import { useId, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useLottery } from '../lottery-context.tsx';
import { playText } from '../plays/play-text.ts';
import type { Column, ColumnId } from './columns.ts';
import { readList, type Shape } from './read-list.ts';
import { addList, rowsMost, type Rows } from './typed-ticket.ts';
import type { ChangeRows } from './use-typed-rows.ts';
import styles from './typing.module.css';

export interface ListReaderProps {
  columns: readonly Column[];
  rows: Rows;
  onRows: ChangeRows;
  onClose: () => void;
}

type Answers = Readonly<Record<string, readonly ColumnId[]>>;

export function ListReader({ columns, rows, onRows, onClose }: ListReaderProps) {
  const { t } = useArcade();
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<Answers>({});
  const label = useId();
  const list = readList(text, columns);
  const meant = ({ id, choices }: Shape) =>
    answers[id] ?? (choices.length === 1 ? choices[0] : undefined);
  const isOpen = list.shapes.some((shape) => meant(shape) === undefined);
  const hasRoom = rows.length - 1 + list.rows <= rowsMost;
  const take = () => {
    onRows((before) => addList(before, list.shapes, meant));
    onClose();
  };
  return (
    <div className={styles['reader']}>
      <label id={label} className={styles['hint']} htmlFor={`${label}-text`}>
        {t('lottery-play.list-label', { example: exampleOf(columns) })}
      </label>
      <TextArea
        id={`${label}-text`}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status" className={styles['understood']}>
        {list.shapes.map((shape) => (
          <ShapeTold
            key={shape.id}
            shape={shape}
            columns={columns}
            meant={meant(shape)}
            onMeant={(choice) => setAnswers({ ...answers, [shape.id]: choice })}
          />
        ))}
        {list.bad.length === 0 ? null : (
          <ul className={styles['bad']} aria-label={t('lottery-play.lines-left-out')}>
            {list.bad.map(({ line, text: written, fault }) => (
              <li key={line}>
                <span>{t('lottery-play.line-number', { line })}</span> <code>{written}</code>{' '}
                <span>{t(`lottery-play.list-${fault}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {hasRoom ? null : <p>{t('lottery-play.rows-most', { count: rowsMost })}</p>}
      </div>
      <div className={styles['tools']}>
        <Button
          size="small"
          kind="primary"
          disabled={list.rows === 0 || isOpen || !hasRoom}
          onClick={take}
        >
          {t('lottery-play.list-take', { count: list.rows })}
        </Button>
        <Button size="small" kind="ghost" onClick={onClose}>
          {t('arcade.close')}
        </Button>
      </div>
    </div>
  );
}

interface ShapeToldProps {
  shape: Shape;
  columns: readonly Column[];
  meant: readonly ColumnId[] | undefined;
  onMeant: (choice: readonly ColumnId[]) => void;
}

function ShapeTold({ shape, columns, meant, onMeant }: ShapeToldProps) {
  const { t } = useArcade();
  const { kind } = useLottery();
  const { digits, amounts, choices, lines } = shape;
  const nameOf = (id: ColumnId) =>
    playText(t, kind, columns.find((column) => column.id === id)?.plays[digits] ?? '');
  const names = (choice: readonly ColumnId[]) => choice.map(nameOf).join(' × ');
  return (
    <section className={styles['shape']} data-open={meant === undefined || undefined}>
      {choices.length > 1 ? (
        <div
          role="group"
          className={styles['forms']}
          aria-label={t('lottery-play.list-question', { digits, amounts })}
        >
          <p>{t('lottery-play.list-question', { digits, amounts })}</p>
          {choices.map((choice) => (
            <button
              key={choice.join()}
              type="button"
              className={styles['set']}
              aria-pressed={meant?.join() === choice.join()}
              onClick={() => onMeant(choice)}
            >
              {names(choice)}
            </button>
          ))}
        </div>
      ) : null}
      <ul>
        {lines.map((line) => (
          <li key={line.line}>
            <b>{line.numbers.join(' ')}</b>{' '}
            {meant === undefined
              ? line.amounts.join(' × ')
              : meant.map((id, at) => `${nameOf(id)} ${line.amounts[at]}`).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

const exampleOf = (columns: readonly Column[]): string =>
  columns.some(({ id }) => id === 'tod') ? '456=100x50, 12 21=50*50' : '1234=5x5';
