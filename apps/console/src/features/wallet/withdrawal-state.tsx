// The state of a withdrawal, in a word with its icon; a dispute is louder than the state.
import type { OutputOf, wallet } from '@baize/contract';
import { Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export type Withdrawal = OutputOf<typeof wallet.listWithdrawalsToJudge>['list'][number];

const kinds: Readonly<Record<string, StatusKind>> = {
  pending: 'waiting',
  approved: 'waiting',
  paying: 'waiting',
  paid: 'good',
  refused: 'bad',
};

export function WithdrawalState({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const { state, receipt } = withdrawal;
  if (receipt === 'disputed') {
    return <Status kind="bad">{t('operator.receipt-disputed')}</Status>;
  }
  return (
    <Status kind={kinds[state] ?? 'neutral'}>
      {t(`operator.withdrawal-${state as 'pending'}`)}
      {state === 'paid' ? `, ${t(`operator.receipt-${receipt as 'received'}`)}` : null}
    </Status>
  );
}
