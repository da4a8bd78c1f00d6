// A payment of a bill that waits for a second person: who proposed it and why, to confirm the very
// amount or to withdraw it.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Badge, Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useIntentChange } from '../../app/use-intent-change.ts';
import { agreementsKey, type StaffBill } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Proposal = NonNullable<StaffBill['proposal']>;

interface ProposalProps {
  bill: StaffBill;
  proposal: Proposal;
}

export function BillProposal({ bill, proposal }: ProposalProps) {
  const t = useText();
  const { moment } = useShow();
  const [asked, setAsked] = useState<'confirm' | 'withdraw'>();
  const mayPay = useMay('agreements.pay');
  const { by, at, reason } = proposal;
  const onClose = () => setAsked(undefined);
  return (
    <div className={styles['stack']}>
      <p className={styles['marks']}>
        <Badge tone="live">{t('console.agreements.waits-second')}</Badge>
        <ProposalText bill={bill} proposal={proposal} />
        <span className={styles['mute']}>
          {t('console.agreements.proposed-by', { name: by, date: moment(at) })} · {reason}
        </span>
      </p>
      {mayPay ? (
        <div className={styles['steps']}>
          <Button kind="primary" onClick={() => setAsked('confirm')}>
            {t('console.agreements.confirm-payment')}
          </Button>
          <Button onClick={() => setAsked('withdraw')}>
            {t('console.agreements.withdraw-payment')}
          </Button>
        </div>
      ) : null}
      {asked === 'confirm' ? <Confirm bill={bill} proposal={proposal} onClose={onClose} /> : null}
      {asked === 'withdraw' ? <Withdraw bill={bill} proposal={proposal} onClose={onClose} /> : null}
    </div>
  );
}

function ProposalText({ bill: { currency, payee }, proposal: { way, amount } }: ProposalProps) {
  const t = useText();
  const { money } = useShow();
  const facts = { amount: money(amount, currency), name: payee.username };
  return t(`console.agreements.${way === 'house' ? 'pay-house' : 'force'}-text`, facts);
}

interface StepProps extends ProposalProps {
  onClose: () => void;
}

function Confirm({ bill, proposal, onClose }: StepProps) {
  const t = useText();
  const confirm = useIntentChange(
    agreementsKey,
    async (asked: { id: string; proposalId: string }, intent) =>
      unwrap(await client.agreements.confirmBillPayment(asked, { intent })),
    () => t('operator.saved'),
  );
  return (
    <FormDialog
      title={t('console.agreements.confirm-payment')}
      doLabel={t('console.agreements.confirm-payment')}
      size="small"
      isReady
      isSending={confirm.isPending}
      error={confirm.error}
      onDo={() => confirm.mutate({ id: bill.id, proposalId: proposal.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        <ProposalText bill={bill} proposal={proposal} />
      </p>
      <p className={styles['mute']}>{proposal.reason}</p>
    </FormDialog>
  );
}

function Withdraw({ bill, proposal, onClose }: StepProps) {
  const t = useText();
  const queries = useQueryClient();
  const onDo = async (reason: string) => {
    const asked = { id: bill.id, proposalId: proposal.id, reason };
    unwrap(await client.agreements.withdrawBillPayment(asked));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: agreementsKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.agreements.withdraw-payment')}
      doLabel={t('console.agreements.withdraw-payment')}
      onDo={onDo}
      onClose={onClose}
    >
      <p>
        <ProposalText bill={bill} proposal={proposal} />
      </p>
    </ReasonDialog>
  );
}
