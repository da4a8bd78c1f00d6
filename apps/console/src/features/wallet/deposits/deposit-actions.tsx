// The actions of staff on a deposit: they refuse an open one with a remark that the player reads.
// Crediting by hand needs two persons and belongs to the cashier's desk; its button stands here.
import { type ReactNode, useState } from 'react';
import { newIntent, unwrap } from '@baize/client';
import { showToast, Button } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../app/client.ts';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { type DepositShown, depositsKey } from './deposit-facts.tsx';
import styles from './deposits.module.css';

const openStates: readonly string[] = ['opening', 'lost', 'processing'];

function RefuseDialog({ deposit, onClose }: { deposit: DepositShown; onClose: () => void }) {
  const t = useText();
  const { money } = useShow();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  const { id, requested, currency, username } = deposit;
  const refuse = async (remark: string) => {
    unwrap(await client.wallet.refuseDepositByHand({ id, remark }, { intent }));
    showToast({ text: t('console.deposits.refused'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: depositsKey });
    onClose();
  };
  return (
    <ReasonDialog
      title={t('console.deposits.refuse')}
      doLabel={t('console.deposits.refuse')}
      danger
      lengthMax={200}
      onDo={refuse}
      onClose={onClose}
    >
      <p>
        {t('console.deposits.refuse-text', { amount: money(requested, currency), name: username })}
      </p>
    </ReasonDialog>
  );
}

export function DepositActions({ deposit }: { deposit: DepositShown }): ReactNode {
  const t = useText();
  const mayJudge = useMay('deposits.review');
  const [isRefusing, setRefusing] = useState(false);
  if (!mayJudge || !openStates.includes(deposit.state)) return null;
  return (
    <div className={styles['actions']}>
      <Button kind="danger" onClick={() => setRefusing(true)}>
        {t('console.deposits.refuse')}
      </Button>
      {isRefusing ? <RefuseDialog deposit={deposit} onClose={() => setRefusing(false)} /> : null}
    </div>
  );
}
