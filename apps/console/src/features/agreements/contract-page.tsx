// One contract: what is in force beside what waits for an answer, every version before, its bills
// and what staff changed.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { unwrap } from '@baize/client';
import { Card, SectionHead, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { type Fact, Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { StateOfAgreement, WaitsForSecond } from './agreement-state.tsx';
import { BillList } from './bill-list.tsx';
import { ContractSteps } from './contract-steps.tsx';
import { agreementsKey, type AgreementInFull, type Version } from './staff-agreement.ts';
import { TermsView } from './terms-view.tsx';
import styles from './agreements.module.css';

interface ContractPageProps {
  auditOf: (id: string) => ReactNode;
}

export function ContractPage({ auditOf }: ContractPageProps) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...agreementsKey, 'file', id],
    queryFn: async () => unwrap(await client.agreements.getAgreementFile({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  return <Shown key={id} agreement={data} auditOf={auditOf} />;
}

interface ShownProps extends ContractPageProps {
  agreement: AgreementInFull;
}

function Shown({ agreement, auditOf }: ShownProps) {
  const t = useText();
  const mayAudit = useMay('audit.view');
  const { id, kind, payee, state, currency, running, pending } = agreement;
  const open = [running, pending].filter((version) => version !== null);
  const past = agreement.history.filter(
    ({ number }) => !open.some((version) => version.number === number),
  );
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={`${t(`console.agreements.kind-${kind}`)} · ${payee.username}`}
        fact={
          <>
            <StateOfAgreement state={state} />
            <WaitsForSecond agreement={agreement} />
          </>
        }
        actions={<Link to="/agreements">{t('console.agreements.page-contracts')}</Link>}
      />
      <ContractSteps agreement={agreement} />
      <Card title={t('console.agreements.page-contracts')}>
        <AgreementFacts agreement={agreement} />
      </Card>
      <div className={styles['columns']}>
        {open.map((version) => (
          <VersionCard key={version.number} version={version} currency={currency} />
        ))}
      </div>
      <Card title={t('console.agreements.bills-of')}>
        <BillList search={{ agreementId: id }} isOfOne />
      </Card>
      {past.length > 0 ? (
        <Card title={t('console.agreements.versions')}>
          <div className={styles['columns']}>
            {past.map((version) => (
              <VersionCard key={version.number} version={version} currency={currency} />
            ))}
          </div>
        </Card>
      ) : null}
      {mayAudit ? <Card title={t('console.agreements.audit')}>{auditOf(id)}</Card> : null}
    </div>
  );
}

function AgreementFacts({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  const { money, moment } = useShow();
  const { payee, payerAgent, period, currency, createdAt, carry, owed } = agreement;
  const facts: readonly Fact[] = [
    [
      t('console.agreements.payer'),
      payerAgent === null ? (
        t('console.agreements.payer-house')
      ) : (
        <Link key="payer" to={`/agents/${payerAgent.id}`}>
          {payerAgent.username}
        </Link>
      ),
    ],
    [
      t('console.agreements.payee'),
      <Link key="payee" to={`/agents/${payee.id}`}>
        {payee.username}
      </Link>,
    ],
    [t('console.agreements.period'), t(`console.agreements.period-${period}`)],
    [t('console.agreements.created'), moment(createdAt)],
    [t('console.agreements.owed'), money(owed, currency)],
    [t('console.agreements.carry'), money(carry, currency)],
  ];
  return (
    <>
      <Figures facts={facts} />
      <EndNote agreement={agreement} />
    </>
  );
}

function EndNote({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  const { moment } = useShow();
  const { end, endsAt, endAskedBy, endRemark: reason } = agreement;
  if (endsAt !== null || end !== '')
    return (
      <p className={styles['mute']}>
        {endsAt === null ? null : `${t('console.agreements.end-on', { date: moment(endsAt) })} · `}
        {end === '' ? null : t(`console.agreements.end-${end}`)} {reason}
      </p>
    );
  if (endAskedBy === '') return null;
  const side = t(`console.agreements.side-${endAskedBy}`);
  return <p className={styles['mute']}>{t('console.agreements.end-asked', { side, reason })}</p>;
}

function VersionCard({ version, currency }: { version: Version; currency: string }) {
  const t = useText();
  const { moment } = useShow();
  const { number, state, terms, startsAt, expiresAt, answeredAt, end, reason } = version;
  const notes = [
    startsAt === null
      ? undefined
      : t('console.agreements.version-starts', { date: moment(startsAt) }),
    state === 'pending' && expiresAt !== null
      ? t('console.agreements.version-expires', { date: moment(expiresAt) })
      : undefined,
    answeredAt === null
      ? undefined
      : t('console.agreements.version-answered', { date: moment(answeredAt) }),
    end === '' ? undefined : t(`console.agreements.end-${end}`),
    reason === '' ? undefined : reason,
  ].filter((note) => note !== undefined);
  return (
    <Card
      title={t('console.agreements.version', { number })}
      aside={<StateOfAgreement state={state} />}
    >
      <div className={styles['stack']}>
        <p className={styles['mute']}>{notes.join(' · ')}</p>
        <TermsView terms={terms} currency={currency} />
      </div>
    </Card>
  );
}
