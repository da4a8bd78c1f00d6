// One bill as it was worked out: what it came to, from which figures by which tier, the members of
// the team, what was paid, and the dispute about it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unitsOf, unwrap } from '@baize/client';
import { Badge, Button, Dialog, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { StateOfBill } from './agreement-state.tsx';
import { BillMembers } from './bill-members.tsx';
import { BillProposal } from './bill-proposal.tsx';
import { BillSteps } from './bill-steps.tsx';
import { BillWorking } from './bill-working.tsx';
import { DisputeTold } from './dispute-told.tsx';
import { ExportFacts } from './export-facts.tsx';
import { agreementsKey, type BillInFull, type StaffBill } from './staff-agreement.ts';
import { TermsView } from './terms-view.tsx';
import styles from './agreements.module.css';

interface BillDialogProps {
  billId: string;
  onClose: () => void;
}

export function BillDialog({ billId: id, onClose }: BillDialogProps) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: [...agreementsKey, 'bill', id],
    queryFn: async () => unwrap(await client.agreements.getBillFile({ id })),
  });
  const name = data?.payee.username ?? '';
  return (
    <Dialog
      open
      size="large"
      title={data ? t('console.agreements.bill-of', { name }) : t('console.agreements.bill-state')}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          {data ? <ExportFacts billId={id} /> : null}
          <Button onClick={onClose}>{t('operator.close')}</Button>
        </>
      }
    >
      {error ? <p role="alert">{failureText(t, error)}</p> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data ? <Shown bill={data} /> : null}
    </Dialog>
  );
}

function Shown({ bill }: { bill: StaffBill }) {
  const t = useText();
  const { moment } = useShow();
  const { id, kind, agreementId, from, until, state, isDisputed, terms, currency } = bill;
  return (
    <div className={styles['stack']}>
      <p className={styles['marks']}>
        <StateOfBill state={state} />
        {isDisputed ? <Badge tone="live">{t('console.agreements.disputed')}</Badge> : null}
        <Link to={`/agreements/${agreementId}`}>{t(`console.agreements.kind-${kind}`)}</Link>
        <span className={styles['mute']}>
          {t('console.agreements.span', { from: moment(from), until: moment(until) })}
        </span>
      </p>
      {bill.proposal === null ? (
        <BillSteps bill={bill} />
      ) : (
        <BillProposal bill={bill} proposal={bill.proposal} />
      )}
      {bill.dispute === null ? null : <DisputeTold dispute={bill.dispute} />}
      <div className={styles['columns']}>
        <BillWorking bill={bill} />
        <Payments bill={bill} />
      </div>
      <TermsView
        terms={terms}
        currency={currency}
        reached={bill.tierReached}
        next={bill.nextTier?.index}
      />
      <BillMembers billId={id} currency={currency} />
    </div>
  );
}

function Payments({ bill: { payments, currency, overdueAt, owed } }: { bill: BillInFull }) {
  const t = useText();
  const { money, moment } = useShow();
  return (
    <section className={styles['part']} aria-label={t('console.agreements.payments')}>
      <h3>{t('console.agreements.payments')}</h3>
      <dl className={styles['working']}>
        {payments.length === 0 ? (
          <div>
            <dt>{t('console.agreements.payments-none')}</dt>
          </div>
        ) : null}
        {payments.map(({ at, amount, way }) => (
          <div key={`${at} ${amount}`}>
            <dt>
              {moment(at)} · {t(`console.agreements.way-${way}`)}
            </dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('console.agreements.owed')}</dt>
          <dd>{money(owed, currency)}</dd>
        </div>
        {unitsOf(owed) > 0n ? (
          <div>
            <dt>{t('console.agreements.overdue-at')}</dt>
            <dd>{moment(overdueAt)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
