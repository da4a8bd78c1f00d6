// The state of a deposit in a word with its icon, and the types that the desk's pages share.
import type { DepositReportState, DepositState, OutputOf, wallet } from '@baize/contract';
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../../app/texts.ts';

export type DepositRow = OutputOf<typeof wallet.listDepositsOfAll>['list'][number];
export type DepositShown = OutputOf<typeof wallet.getDepositOfPlayer>;
export type ReportRow = OutputOf<typeof wallet.findDepositReports>['list'][number];

export const depositsKey = ['deposits'] as const;

const looks: Readonly<Record<DepositState, StatusKind>> = {
  opening: 'waiting',
  lost: 'bad',
  processing: 'waiting',
  success: 'good',
  refused: 'bad',
  reversed: 'bad',
};

/** An open deposit tells its step too: a proof that waits is louder than waiting. */
export function DepositStatus({ deposit }: { deposit: Pick<DepositRow, 'state' | 'step'> }) {
  const t = useText();
  const { state, step } = deposit;
  return (
    <Status kind={looks[state]}>
      {state === 'processing'
        ? t(`console.deposits.step-${step}`)
        : t(`console.deposits.state-${state}`)}
    </Status>
  );
}

const reportLooks: Readonly<Record<DepositReportState, StatusKind>> = {
  open: 'waiting',
  found: 'good',
  refused: 'bad',
  closed: 'neutral',
};

export function ReportStatus({ state }: { state: DepositReportState }) {
  const t = useText();
  return <Status kind={reportLooks[state]}>{t(`console.deposits.report-${state}`)}</Status>;
}
