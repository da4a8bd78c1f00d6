// Signs every player out: the answer to tokens that may have leaked. It asks once more and for the
// reason.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';

export function EndEverySession() {
  const t = useText();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const end = async (reason: string) => {
    const { ended } = unwrap(await client.operator.endEverySession({ reason }));
    showToast({ text: t('operator.done-every-session', { count: ended }), kind: 'good' });
    await queries.invalidateQueries({ queryKey: ['members'] });
    close();
  };
  const title = t('operator.end-every-session');
  if (!useMay('members.lock')) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{title}</Button>
      {isAsking ? (
        <ReasonDialog title={title} doLabel={title} danger onDo={end} onClose={close}>
          <p>{t('operator.sure-end-every-session')}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
