// Staff actions on a bill that is owed: pay it by the house, collect it by force, or refuse it.
// Each names the amount, asks for a reason and is confirmed.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { agreementsKey, type Bill } from './staff-agreement.ts';
import styles from './agreements.module.css';

const ways = ['house', 'force', 'refuse'] as const;
type Way = (typeof ways)[number];
const textOf = { house: 'pay-house', force: 'force', refuse: 'refuse' } as const;

interface Asked {
  readonly way: Way;
  readonly intent: ReturnType<typeof newIntent>;
}

function send({ way, intent }: Asked, input: { readonly id: string; readonly reason: string }) {
  if (way === 'house') return client.agreements.payBillByHouse(input, { intent });
  if (way === 'force') return client.agreements.forceBill(input, { intent });
  return client.agreements.refuseBill(input);
}

export function BillSteps({ bill }: { bill: Bill }) {
  const t = useText();
  const { money } = useShow();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const isOwed = bill.state === 'unpaid' || bill.state === 'overdue';
  if (!useMay('agreements.pay') || !isOwed) return null;
  const { id, payee, owed, currency } = bill;
  const may = ways.filter((way) => way !== 'force' || bill.payer === 'upline');
  const onDo = async (reason: string) => {
    if (asked === undefined) return;
    const { proposal } = unwrap(await send(asked, { id, reason }));
    const text = proposal === null ? 'operator.saved' : 'console.agreements.waits-second-told';
    showToast({ text: t(text), kind: 'good' });
    await queries.invalidateQueries({ queryKey: agreementsKey });
    setAsked(undefined);
  };
  return (
    <div className={styles['steps']}>
      {may.map((way) => (
        <Button
          key={way}
          kind={way === 'refuse' ? 'danger' : 'secondary'}
          onClick={() => setAsked({ way, intent: newIntent() })}
        >
          {t(`console.agreements.${textOf[way]}`)}
        </Button>
      ))}
      {asked === undefined ? null : (
        <ReasonDialog
          title={t(`console.agreements.${textOf[asked.way]}`)}
          doLabel={t(`console.agreements.${textOf[asked.way]}`)}
          danger={asked.way === 'refuse'}
          onDo={onDo}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {t(`console.agreements.${textOf[asked.way]}-text`, {
              amount: money(owed, currency),
              name: payee.username,
            })}
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}
