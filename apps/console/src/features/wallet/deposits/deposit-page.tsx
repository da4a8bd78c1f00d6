// One deposit whole: what was asked for and what came, its steps, its proofs, the provider's
// numbers and what the player reported; and what may be done with it now.
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, buttonClass, Card, EmptyState, SectionHead, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { DepositActions } from './deposit-actions.tsx';
import { type DepositShown, depositsKey, DepositStatus, ReportStatus } from './deposit-facts.tsx';
import { DepositProofs } from './deposit-proofs.tsx';
import { ReportDialog, type ReportShown } from './report-dialog.tsx';
import styles from './deposits.module.css';

export function DepositPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...depositsKey, 'one', id],
    queryFn: async () => unwrap(await client.wallet.getDepositOfPlayer({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return data ? <Whole key={id} deposit={data} /> : <Skeleton shape="block" />;
}

function Whole({ deposit }: { deposit: DepositShown }) {
  const t = useText();
  const { money } = useShow();
  const { requested, currency, username, playerId } = deposit;
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('console.deposits.title', { amount: money(requested, currency) })}
        fact={
          <span className={styles['marks']}>
            <DepositStatus deposit={deposit} />
            <Link to={`/members/${playerId}`}>{username}</Link>
          </span>
        }
        actions={
          <Link className={buttonClass({ size: 'small' })} to="/deposits">
            {t('console.deposits.to-list')}
          </Link>
        }
      />
      <DepositActions deposit={deposit} />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Amounts deposit={deposit} />
          <Provider deposit={deposit} />
        </div>
        <div className={styles['stack']}>
          <Steps deposit={deposit} />
          <DepositProofs deposit={deposit} />
          <Reports deposit={deposit} />
        </div>
      </div>
    </div>
  );
}

function Amounts({ deposit }: { deposit: DepositShown }) {
  const t = useText();
  const { money } = useShow();
  const { requested, arrived, fee, credited, reversed, currency, kind, channelName } = deposit;
  return (
    <Card title={t('console.deposits.amounts')}>
      <Figures
        facts={[
          [t('console.deposits.requested'), money(requested, currency)],
          [t('console.deposits.arrived'), arrived === null ? '' : money(arrived, currency)],
          [t('console.deposits.fee-of-player'), money(fee, currency)],
          [t('console.deposits.credited'), money(credited, currency)],
          [t('console.deposits.reversed'), money(reversed, currency)],
          [t('console.deposits.kind'), t(`console.deposits.kind-${kind}`)],
          [t('console.deposits.method'), channelName],
          [t('operator.bank'), deposit.bankCode],
          [t('console.deposits.promotion'), deposit.promotionId],
        ]}
      />
    </Card>
  );
}

function confirmationsOf({ confirmations, confirmationsNeeded }: DepositShown): string {
  return confirmationsNeeded === 0 ? '' : `${confirmations} / ${confirmationsNeeded}`;
}

function Provider({ deposit }: { deposit: DepositShown }) {
  const t = useText();
  const { moment } = useShow();
  const { receiver, problem, payUntil, network, address } = deposit;
  const account =
    receiver === null ? '' : [receiver.bankName, receiver.number, receiver.holder].join(' · ');
  return (
    <Card title={t('operator.provider')}>
      <Figures
        facts={[
          [t('operator.provider'), deposit.provider],
          [t('console.deposits.provider-ref'), deposit.providerRef],
          [t('console.deposits.reference'), deposit.reference],
          [t('console.deposits.deposit-number'), deposit.id],
          [t('console.deposits.paid-to'), account],
          [t('console.deposits.address'), [network, address].join(' ').trim()],
          [t('console.deposits.confirmations'), confirmationsOf(deposit)],
          [t('console.deposits.pay-until'), moment(payUntil)],
          [t('console.deposits.asks'), String(deposit.asks)],
          [t('console.deposits.failed-lately'), String(deposit.failedLately)],
          [
            t('console.deposits.problem'),
            problem === '' ? '' : t(`console.deposits.problem-${problem}`),
          ],
          [t('operator.judged-by'), deposit.judgedBy],
          [t('operator.remark'), deposit.remark],
          [t('console.deposits.note'), deposit.note],
        ]}
      />
    </Card>
  );
}

function Steps({ deposit: { steps } }: { deposit: DepositShown }) {
  const t = useText();
  const { moment } = useShow();
  return (
    <Card title={t('console.deposits.steps')}>
      <ol className={styles['steps']}>
        {steps.map(({ step, at }) => (
          <li key={`${step} ${at}`}>
            <b>{t(`console.deposits.step-${step}`)}</b>
            <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Reports({ deposit: { reports } }: { deposit: DepositShown }) {
  const t = useText();
  const { moment } = useShow();
  const [opened, setOpened] = useState<ReportShown>();
  return (
    <Card title={t('console.deposits.reports')}>
      {reports.length === 0 ? <EmptyState>{t('console.deposits.no-report')}</EmptyState> : null}
      <ul className={styles['steps']}>
        {reports.map((report) => (
          <li key={report.reportId}>
            <span className={styles['marks']}>
              <ReportStatus state={report.state} />
              {report.words}
            </span>
            <span className={styles['marks']}>
              <time>{moment(report.sentAt)}</time>
              <Button size="small" onClick={() => setOpened(report)}>
                {t('console.deposits.open')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {opened ? <ReportDialog report={opened} onClose={() => setOpened(undefined)} /> : null}
    </Card>
  );
}
