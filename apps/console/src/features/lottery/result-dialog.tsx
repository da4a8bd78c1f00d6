// Enters a result from outside. The numbers are typed twice, so that a slip of the finger stays
// here; they count when a second person has entered the same without seeing them.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { drawKindOf, useGameName } from './game-facts.ts';
import type { IssueShown } from './issue-reading.ts';
import { readNumbers } from './numbers-entry.ts';
import { NumbersField } from './numbers-field.tsx';
import { useLotteryAction } from './use-lottery-action.ts';

export interface ResultDialogProps {
  issue: IssueShown;
  isSecond: boolean;
  onClose: () => void;
}

export function ResultDialog({ issue: shown, isSecond, onClose }: ResultDialogProps) {
  const t = useText();
  const name = useGameName();
  const { gameCode, issue } = shown;
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const kind = drawKindOf(gameCode);
  const [first, second] = [readNumbers(kind, typed), readNumbers(kind, again)];
  const isSame = first.numbers !== undefined && first.numbers.join() === second.numbers?.join();
  const send = useLotteryAction(async (numbers: readonly number[]) =>
    unwrap(await client.lottery.enterLotteryResult({ gameCode, issue, numbers: [...numbers] })),
  );
  return (
    <FormDialog
      title={t('console.lottery.result-title', { game: name(gameCode), issue })}
      doLabel={t('console.lottery.result-send')}
      isReady={isSame}
      isSending={send.isPending}
      error={send.error}
      onDo={() => {
        if (first.numbers) send.mutate(first.numbers, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p>{t(isSecond ? 'console.lottery.result-second' : 'console.lottery.result-first')}</p>
      <NumbersField
        gameCode={gameCode}
        label={t('console.lottery.numbers')}
        value={typed}
        fault={typed === '' ? undefined : first.fault}
        onValue={setTyped}
      />
      <NumbersField
        gameCode={gameCode}
        label={t('console.lottery.numbers-again')}
        value={again}
        fault={faultAgain(again, second, isSame)}
        onValue={setAgain}
      />
    </FormDialog>
  );
}

function faultAgain(typed: string, read: ReturnType<typeof readNumbers>, isSame: boolean) {
  if (typed === '') return undefined;
  return read.fault ?? (isSame ? undefined : 'differ');
}
