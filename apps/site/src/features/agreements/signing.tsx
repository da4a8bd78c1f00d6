// The question that comes by itself at entering the agent centre: an offer from above to sign, or
// the wish of the other side to end a contract. What is put off is asked at the next entering.
import { useState } from 'react';
import { AgreementDialog } from './agreement-dialog.tsx';
import { type Agreement, type AgreementInFull, type Side, useAgreements } from './agreements.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** Whether an answer is asked of this side. */
export function waitsFor({ pending, endAskedBy, endsAt }: Agreement, side: Side): boolean {
  if (side === 'received' && pending?.state === 'pending') return true;
  const other = side === 'received' ? 'payer' : 'payee';
  return endsAt === null && endAskedBy === other;
}

export function Signing() {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<AgreementInFull>();
  const received = useAgreements({ side: 'received', pageNo: 1, waits: true }).data?.list ?? [];
  const given = useAgreements({ side: 'given', pageNo: 1, waits: true }).data?.list ?? [];
  const waiting = [
    ...received.map((agreement) => ({ agreement, side: 'received' as const })),
    ...given.map((agreement) => ({ agreement, side: 'given' as const })),
  ].find(({ agreement, side }) => waitsFor(agreement, side) && !putOff.includes(agreement.id));
  if (changed !== undefined) {
    return <OfferDialog changed={changed} onClose={() => setChanged(undefined)} />;
  }
  if (waiting === undefined) return null;
  const { agreement, side } = waiting;
  const later = () => setPutOff([...putOff, agreement.id]);
  return (
    <AgreementDialog
      key={agreement.id}
      id={agreement.id}
      side={side}
      mayWait
      onClose={later}
      onChange={(one) => {
        later();
        setChanged(one);
      }}
    />
  );
}
