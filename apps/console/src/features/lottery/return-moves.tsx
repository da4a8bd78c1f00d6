// The effect of a change on returns: before, after, and whether it is allowed or needs two persons.
import { formatPercentage } from '@baize/i18n';
import { Status, Table, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './lottery.module.css';
import { printExact, printReturn, type ReturnMove, type Verdict } from './returns.ts';

const kinds: Readonly<Record<Verdict, StatusKind>> = {
  unchanged: 'neutral',
  alone: 'good',
  'second-person': 'waiting',
  'below-floor': 'bad',
  'above-ceiling': 'bad',
};

export interface ReturnMovesProps {
  moves: readonly ReturnMove[];
  nameOf: (name: string) => string;
}

export function ReturnMoves({ moves, nameOf }: ReturnMovesProps) {
  const t = useText();
  const percent = (move: ReturnMove, side: 'before' | 'after') => (
    <>
      {formatPercentage(printReturn(move[side]), t.tag)}
      <small className={styles['under']}>{printExact(move[side])}</small>
    </>
  );
  return (
    <Table
      caption={t('console.lottery.return-preview')}
      rows={moves}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          head: t('console.lottery.return-of'),
          cell: (move) => (
            <span className={styles['lines']}>
              {nameOf(move.name)}
              <Status kind={kinds[move.verdict]}>
                {t(`console.lottery.verdict-${move.verdict}`)}
              </Status>
            </span>
          ),
        },
        {
          key: 'before',
          head: t('operator.before'),
          cell: (move) => percent(move, 'before'),
          align: 'money',
        },
        {
          key: 'after',
          head: t('operator.after'),
          cell: (move) => percent(move, 'after'),
          align: 'money',
        },
      ]}
    />
  );
}
