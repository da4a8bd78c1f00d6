// Closes a period again, with a reason: contracts without a bill of it get one, no other changes.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { agreementsKey } from './staff-agreement.ts';

export function RunAgain({ runId: id }: { runId: string }) {
  const t = useText();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const onDo = async (reason: string) => {
    unwrap(await client.agreements.runAgain({ id, reason }));
    showToast({ text: t('operator.saved'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: agreementsKey });
    setAsking(false);
  };
  return (
    <>
      <Button size="small" kind="ghost" onClick={() => setAsking(true)}>
        {t('console.agreements.run-again')}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t('console.agreements.run-again')}
          doLabel={t('console.agreements.run-again')}
          onDo={onDo}
          onClose={() => setAsking(false)}
        >
          <p>{t('console.agreements.run-again-text')}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
