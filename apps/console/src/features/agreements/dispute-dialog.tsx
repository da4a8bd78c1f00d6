// A dispute with its bill: what was written, and how the bill was worked out.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { BillWorking } from './bill-working.tsx';
import type { ListedDispute } from './disputes.tsx';
import { DisputeTold } from './dispute-told.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

interface DisputeDialogProps {
  listed: ListedDispute;
  onClose: () => void;
}

export function DisputeDialog({ listed, onClose }: DisputeDialogProps) {
  const t = useText();
  const { bill, dispute } = listed;
  const { data, error } = useQuery({
    queryKey: [...agreementsKey, 'bill', bill.id],
    queryFn: async () => unwrap(await client.agreements.getBillFile({ id: bill.id })),
  });
  return (
    <Dialog
      open
      size="large"
      title={t('console.agreements.dispute-of', { name: bill.payee.username })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('operator.close')}</Button>}
    >
      <div className={styles['stack']}>
        <DisputeTold dispute={dispute} />
        {error ? <p role="alert">{failureText(t, error)}</p> : null}
        {data === undefined && !error ? <Skeleton shape="block" /> : null}
        {data === undefined ? null : <BillWorking bill={data} />}
      </div>
    </Dialog>
  );
}
