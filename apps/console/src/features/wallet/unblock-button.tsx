// Lets a member who did not pay pay other members again, with a reason.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';

export function UnblockButton({ playerId: id }: { playerId: string }) {
  const t = useText();
  const queries = useQueryClient();
  const mayDecide = useMay('disputes.decide');
  const [intent] = useState(newIntent);
  const [isAsked, setAsked] = useState(false);
  if (!mayDecide) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('console.payments.unblock')}
      </Button>
      {isAsked ? (
        <ReasonDialog
          title={t('console.payments.unblock-title')}
          doLabel={t('console.payments.unblock')}
          onDo={async (reason) => {
            unwrap(await client.wallet.unblockBuyer({ id, reason }, { intent }));
            await queries.invalidateQueries({ queryKey: ['disputes'] });
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        >
          {null}
        </ReasonDialog>
      ) : null}
    </>
  );
}
