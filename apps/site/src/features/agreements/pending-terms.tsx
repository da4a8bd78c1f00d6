// The question to a person who signs: the terms in plain words, a change beside the version in
// force, how reliably the payer pays, and which own contracts below would end by accepting.
import { formatDate, formatDateTime } from '@baize/i18n';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementInFull, Side } from './agreements.ts';
import { DifferenceList } from './difference-list.tsx';
import { EndsBelow } from './ends-below.tsx';
import { StandingOf } from './standing.tsx';
import { TermsView } from './terms-view.tsx';
import styles from './agreements.module.css';

function Deadline({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  const { pending } = agreement;
  if (pending === null || pending.expiresAt === null) return null;
  return <p>{t('contracts.expires', { time: formatDateTime(pending.expiresAt) })}</p>;
}

interface PendingTermsProps {
  agreement: AgreementInFull;
  side: Side;
}

export function PendingTerms({ agreement, side }: PendingTermsProps) {
  const t = useText();
  const { kind, period, pending, running, coming, payerAgent, endAskedBy, endsAt } = agreement;
  const shown = pending ?? running;
  return (
    <div className={styles['pending']}>
      {endAskedBy === '' || endsAt !== null ? null : (
        <p className={styles['end-asked']}>
          {t(`contracts.end-asked-${endAskedBy}`)}{' '}
          {agreement.endRemark === '' ? '' : `“${agreement.endRemark}”`}
        </p>
      )}
      {endsAt === null ? null : <p>{t('contracts.ends-on', { date: formatDate(endsAt - 1) })}</p>}
      {pending !== null && running !== null ? (
        <section className={styles['box']}>
          <h3>{t('contracts.differences')}</h3>
          <DifferenceList before={(coming ?? running).terms} after={pending.terms} />
        </section>
      ) : null}
      {coming === null || coming.startsAt === null || running === null ? null : (
        <section className={styles['box']}>
          <h3>{t('contracts.coming', { date: formatDate(coming.startsAt) })}</h3>
          <DifferenceList before={running.terms} after={coming.terms} />
        </section>
      )}
      {shown === null ? null : <TermsView kind={kind} period={period} terms={shown.terms} />}
      {side === 'received' && payerAgent !== null ? (
        <StandingOf agreementId={agreement.id} name={payerAgent.username} />
      ) : null}
      {side === 'received' && pending?.state === 'pending' ? (
        <EndsBelow agreement={agreement} by="terms" />
      ) : null}
      {side === 'received' && pending === null && endAskedBy === 'payer' && endsAt === null ? (
        <EndsBelow agreement={agreement} by="end" />
      ) : null}
      {pending?.state === 'pending' ? <Deadline agreement={agreement} /> : null}
    </div>
  );
}
