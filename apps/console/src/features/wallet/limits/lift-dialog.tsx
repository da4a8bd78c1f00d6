// Frees a member's deposits after failures, with the reason.
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { useText } from '../../../app/texts.ts';
import { limitsKey } from './limits-key.ts';

export function LiftDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const lift = async (reason: string) => {
    unwrap(await client.wallet.liftDepositBlocks({ id, reason }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: limitsKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.limits.lift')}
      doLabel={t('console.limits.lift')}
      onDo={lift}
      onClose={onClose}
    >
      <p>{t('console.limits.lift-text')}</p>
    </ReasonDialog>
  );
}
