// The question to a person who signs: the terms in plain words, a change beside the version in
// force, how reliably the payer pays, and which own contracts below would end by accepting.
import { formatDate, formatDateTime } from '@baize/i18n';
import { TriangleAlertIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementInFull, Side } from './agreements.ts';
import { DifferenceList } from './difference-list.tsx';
import { StandingOf } from './standing.tsx';
import { TermsView } from './terms-view.tsx';
import { useTermsText } from './terms-text.ts';
import styles from './agreements.module.css';

function EndsBelow({ agreement }: { agreement: AgreementInFull }) {
  const t = useText();
  const { rate } = useTermsText();
  const { endsBelow } = agreement;
  if (endsBelow.length === 0) return null;
  return (
    <section className={styles['warning']} aria-label={t('contracts.ends-below-title')}>
      <TriangleAlertIcon aria-hidden="true" />
      <div>
        <strong>{t('contracts.ends-below-title')}</strong>
        <p>{t('contracts.ends-below', { count: endsBelow.length })}</p>
        <ul>
          {endsBelow.map((one) => (
            <li key={one.id}>
              <bdi>{one.payee.username}</bdi> · {t(`contracts.kind-${one.kind}`)} · {rate(one.rate)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
  const { kind, period, pending, running, payerAgent, endAskedBy, endsAt } = agreement;
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
          <DifferenceList before={running.terms} after={pending.terms} />
        </section>
      ) : null}
      {shown === null ? null : <TermsView kind={kind} period={period} terms={shown.terms} />}
      {side === 'received' && payerAgent !== null ? (
        <StandingOf agreementId={agreement.id} name={payerAgent.username} />
      ) : null}
      {side === 'received' && pending?.state === 'pending' ? (
        <EndsBelow agreement={agreement} />
      ) : null}
      {pending?.state === 'pending' ? <Deadline agreement={agreement} /> : null}
    </div>
  );
}
