// Sends the player's word whether money arrived, under one key for one word, and reads everything
// about money again.
import { useState } from 'react';
import { base64Of, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { refusedText } from '../../app/failure-text.ts';
import { sendOnce } from '../../app/kept-intent.ts';
import { useText } from '../../app/texts/texts.ts';
import { useRefreshMoney, type Withdrawal } from './withdrawals.ts';

export interface ReceiptAnswer {
  readonly action: 'received' | 'not-received' | 'all-received';
  readonly partId?: string | undefined;
  readonly remark?: string;
  readonly picture?: File;
}

async function answerOnce(refId: string, answer: ReceiptAnswer) {
  const { action, partId, remark = '', picture } = answer;
  const print = [refId, action, partId ?? '', remark, picture?.size ?? 0].join(' ');
  const proof = picture === undefined ? {} : { proof: await base64Of(picture) };
  const part = partId === undefined ? {} : { partId };
  const said = remark === '' ? {} : { remark };
  return sendOnce({ name: `receipt:${refId}`, print }, (intent) =>
    client.wallet.confirmWithdrawalReceipt(
      { refId, action, ...part, ...said, ...proof },
      { intent },
    ),
  );
}

const thanks = {
  received: 'wallet.receipt-thanks',
  'not-received': 'wallet.receipt-disputed-thanks',
  'all-received': 'payments.all-received-done',
} as const;

export function useReceiptAnswer({ refId }: Withdrawal, onDone: () => void = () => undefined) {
  const t = useText();
  const refresh = useRefreshMoney();
  const [sending, setSending] = useState<ReceiptAnswer>();
  const [alert, setAlert] = useState('');
  const answer = async (given: ReceiptAnswer) => {
    setAlert('');
    setSending(given);
    const result = await answerOnce(refId, given);
    setSending(undefined);
    if (!result.ok) return setAlert(refusedText(t, result));
    const isGood = given.action !== 'not-received';
    showToast({ kind: isGood ? 'good' : 'plain', text: t(thanks[given.action]) });
    onDone();
    refresh();
  };
  return { sending, alert, answer: (given: ReceiptAnswer) => void answer(given) };
}
