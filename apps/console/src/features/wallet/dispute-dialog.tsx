// One dispute whole: who says what, the evidence of both sides beside each other, and the decision,
// which a larger amount needs two persons for.
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Dialog, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures, type Fact } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useIsOver } from '../../app/use-is-over.ts';
import { useText } from '../../app/texts.ts';
import { disputeKey, type Dispute } from './dispute.ts';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { DisputeSteps } from './dispute-steps.tsx';
import { UnblockButton } from './unblock-button.tsx';
import styles from './disputes.module.css';

function useFacts(dispute: Dispute): readonly Fact[] {
  const t = useText();
  const { moment } = useShow();
  const { seller, buyer, partNumber: number, bankName, cardHolder, cardNumber } = dispute;
  const member = ({ playerId, username }: Dispute['seller']) => (
    <Link to={`/members/${playerId}`}>{username}</Link>
  );
  return [
    [t('console.payments.seller'), member(seller)],
    [t('console.payments.buyer'), buyer === null ? t('console.payments.provider') : member(buyer)],
    [
      t('console.payments.parts-title'),
      number === null ? t('console.payments.whole') : t('console.payments.part', { number }),
    ],
    [t('console.payments.account'), `${bankName} ${cardNumber}, ${cardHolder}`],
    [t('console.payments.opened'), moment(dispute.openedAt)],
    ...(buyer === null
      ? []
      : [[t('console.payments.answer-by'), moment(dispute.answerBy)] as const]),
  ];
}

function Reliability({ dispute: { reliability, buyer } }: { dispute: Dispute }) {
  const t = useText();
  const { moment } = useShow();
  const isOver = useIsOver(reliability?.blockedUntil ?? 0);
  if (reliability === null || buyer === null) return null;
  const { settled, unpaid, lost, blockedUntil } = reliability;
  return (
    <p className={styles['reliability']}>
      <b>{t('console.payments.reliability')}</b>
      <span>{t('console.payments.reliability-value', { settled, unpaid, lost })}</span>
      {blockedUntil !== null && !isOver ? (
        <>
          <span>{t('console.payments.blocked', { when: moment(blockedUntil) })}</span>
          <UnblockButton playerId={buyer.playerId} />
        </>
      ) : null}
    </p>
  );
}

function Standing({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const { moment } = useShow();
  const { state, outcome, proposedBy: by, decidedBy, decidedAt, reason } = dispute;
  if (outcome === '') {
    return dispute.needsSecond ? <p>{t('console.payments.second')}</p> : null;
  }
  const named = t(`console.payments.outcome-${outcome}`);
  const text =
    state === 'decided'
      ? t('console.payments.decided', { by: decidedBy, when: moment(decidedAt), outcome: named })
      : t('console.payments.proposed', { by, outcome: named });
  return (
    <p className={styles['standing']}>
      <b>{text}</b> {reason}
    </p>
  );
}

export function DisputeDialog({ disputeId, onClose }: { disputeId: string; onClose: () => void }) {
  const t = useText();
  const { money } = useShow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: disputeKey(disputeId),
    queryFn: async () => unwrap(await client.wallet.getDispute({ id: disputeId })),
  });
  const amount = data === undefined ? '' : money(data.amount, data.currency);
  return (
    <Dialog
      open
      size="large"
      title={t('console.payments.title', { amount })}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      {error === null ? null : <Refused error={error} isAsking={isFetching} onAgain={refetch} />}
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <Whole key={data.disputeId} dispute={data} />
      )}
    </Dialog>
  );
}

function Whole({ dispute }: { dispute: Dispute }) {
  const facts = useFacts(dispute);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles['whole']}>
      <Figures facts={facts} />
      <Reliability dispute={dispute} />
      <Standing dispute={dispute} />
      {isAsking ? null : <DisputeEvidence dispute={dispute} />}
      {dispute.state === 'decided' ? null : <DisputeSteps dispute={dispute} onAsking={setAsking} />}
    </div>
  );
}
