// The proof of a draw and its check in this browser, in a dialog.
import type { Failure } from '@baize/client';
import { Dialog, Skeleton } from '@baize/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Proof } from '../desk/lottery-terms.ts';

const ProofParts = lazy(async () => ({
  default: (await import('./proof-parts.tsx')).ProofParts,
}));

export interface VerifyDrawProps {
  gameCode: string;
  issue: string;
  onClose: () => void;
}

export function VerifyDraw({ gameCode, issue, onClose }: VerifyDrawProps) {
  const { t, client } = useArcade();
  const [proof, setProof] = useState<Proof>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    let isCurrent = true;
    void client.lottery.getLotteryDraw({ gameCode, issue }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setProof(answer.value);
      else setFailure(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, gameCode, issue]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.verify-title', { issue })}
      closeLabel={t('arcade.close')}
    >
      {failure === undefined ? null : (
        <p role="alert">{failure.message || t('arcade.offline-text')}</p>
      )}
      {proof === undefined && failure === undefined ? <Skeleton shape="block" /> : null}
      {proof === undefined ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ProofParts proof={proof} />
        </Suspense>
      )}
    </Dialog>
  );
}
