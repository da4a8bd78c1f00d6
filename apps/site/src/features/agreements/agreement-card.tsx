// A contract in a list: with whom, of which kind, how it stands, what it pays at most and what is
// owed; it opens by a press.
import { formatDate } from '@baize/i18n';
import { Badge, ChevronRightIcon } from '@baize/ui';
import { unitsOf } from '@baize/client';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Agreement, Side } from './agreements.ts';
import { StateOfAgreement } from './agreement-state.tsx';
import { useTermsText } from './terms-text.ts';
import styles from './agreements.module.css';

interface AgreementCardProps {
  agreement: Agreement;
  side: Side;
  onOpen: () => void;
}

export function useOtherSide() {
  const t = useText();
  return ({ payerAgent, payee }: Agreement, side: Side): string => {
    if (side === 'given') return payee.username;
    return payerAgent?.username ?? t('contracts.house');
  };
}

/** What waits: an answer to an offer, or to the wish to end. */
function useWaiting({ pending, running, coming, endAskedBy, endsAt }: Agreement): string {
  const t = useText();
  if (endsAt !== null) return t('contracts.ends-on', { date: formatDate(endsAt - 1) });
  if (endAskedBy !== '') return t(`contracts.end-asked-${endAskedBy}`);
  if (pending === null && coming?.startsAt) {
    return t('contracts.coming', { date: formatDate(coming.startsAt) });
  }
  if (pending === null) return '';
  const what = running === null ? 'offer' : 'change';
  return t(`contracts.${what}-${pending.state === 'signing' ? 'draft' : 'waits'}`);
}

export function AgreementCard({ agreement, side, onOpen }: AgreementCardProps) {
  const t = useText();
  const money = useMoneyText();
  const words = useTermsText();
  const name = useOtherSide()(agreement, side);
  const waiting = useWaiting(agreement);
  const { kind, period, state, owed } = agreement;
  const shown = agreement.running ?? agreement.pending;
  const top = shown?.terms.tiers.at(-1);
  return (
    <li className={styles['card']}>
      <button type="button" onClick={onOpen}>
        <span className={styles['card-head']}>
          <bdi>{name}</bdi>
          <StateOfAgreement state={state} />
          <ChevronRightIcon aria-hidden="true" />
        </span>
        <span className={styles['card-line']}>
          <Badge tone="felt">{t(`contracts.kind-${kind}`)}</Badge>
          {kind === 'dividend' ? t(`contracts.period-${period}`) : null}
          {top ? <b>{t('contracts.up-to', { rate: words.rate(top.rate) })}</b> : null}
        </span>
        {waiting === '' ? null : <span className={styles['waits']}>{waiting}</span>}
        {unitsOf(owed) > 0n ? (
          <span className={styles['owed']}>{t('contracts.owes', { value: money(owed) })}</span>
        ) : null}
      </button>
    </li>
  );
}
