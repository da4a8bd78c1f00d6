// The effect of a correction: results, slips, payouts and debts, before and after.
import type { lottery, OutputOf } from '@baize/contract';
import { formatNumber } from '@baize/i18n';
import { Status, Table } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';

type Effect = OutputOf<typeof lottery.previewLotteryCorrection>;

export interface CorrectionEffectProps {
  gameCode: string;
  effect: Effect;
}

export function CorrectionEffect({ gameCode, effect }: CorrectionEffectProps) {
  const t = useText();
  const { money } = useShow();
  const count = (number: number) => formatNumber(number, t.tag);
  const { before, after, winnersBefore, winnersAfter, payoutBefore, payoutAfter } = effect;
  const rows = [
    {
      name: 'numbers',
      before: <DrawnNumbers gameCode={gameCode} numbers={before} />,
      after: <DrawnNumbers gameCode={gameCode} numbers={after} />,
    },
    { name: 'winners', before: count(winnersBefore), after: count(winnersAfter) },
    { name: 'payouts', before: money(payoutBefore), after: money(payoutAfter) },
  ] as const;
  return (
    <>
      <Table
        caption={t('console.lottery.effect')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'what',
            head: t('console.lottery.effect'),
            cell: ({ name }) => t(`console.lottery.${name}`),
          },
          {
            key: 'before',
            head: t('operator.before'),
            cell: (row) => row.before,
            align: 'money',
          },
          { key: 'after', head: t('operator.after'), cell: (row) => row.after, align: 'money' },
        ]}
      />
      <p>
        {t('console.lottery.effect-slips', {
          changed: count(effect.changed),
          slips: count(effect.slips),
          difference: money(effect.difference),
        })}
      </p>
      <Status kind={effect.debtors === 0 ? 'good' : 'bad'}>
        {effect.debtors === 0
          ? t('console.lottery.no-debts')
          : t('console.lottery.debts', { count: effect.debtors, debt: money(effect.debt) })}
      </Status>
    </>
  );
}
