// Proposes other numbers for a drawn issue. First the effect is reckoned and shown; only then can
// the proposal be sent, with its reason. A second person decides.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { CorrectionEffect } from './correction-effect.tsx';
import { FormDialog } from '../../app/form-dialog.tsx';
import { drawKindOf, useGameName } from './game-facts.ts';
import type { IssueShown } from './issue-reading.ts';
import { readNumbers } from './numbers-entry.ts';
import { NumbersField } from './numbers-field.tsx';
import { isReason, ReasonField } from './reason-field.tsx';
import { useLotteryAction } from './use-lottery-action.ts';

export interface CorrectionDialogProps {
  issue: IssueShown;
  onClose: () => void;
}

export function CorrectionDialog({ issue: shown, onClose }: CorrectionDialogProps) {
  const t = useText();
  const name = useGameName();
  const { gameCode, issue } = shown;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { numbers, fault } = readNumbers(drawKindOf(gameCode), typed);
  const asked = { gameCode, issue, numbers: [...(numbers ?? [])] };
  const preview = useMutation({
    mutationFn: async () => unwrap(await client.lottery.previewLotteryCorrection(asked)),
  });
  const propose = useLotteryAction(async () =>
    unwrap(await client.lottery.proposeLotteryCorrection({ ...asked, reason: reason.trim() })),
  );
  const effect = preview.data;
  return (
    <FormDialog
      title={t('console.lottery.correction-title', { game: name(gameCode), issue })}
      doLabel={t(effect ? 'console.lottery.correction-send' : 'console.lottery.show-effect')}
      size="large"
      isReady={numbers !== undefined && (!effect || isReason(reason))}
      isSending={preview.isPending || propose.isPending}
      error={preview.error ?? propose.error}
      onDo={() => (effect ? propose.mutate(undefined, { onSuccess: onClose }) : preview.mutate())}
      onClose={onClose}
    >
      <p>{t('console.lottery.correction-text')}</p>
      <NumbersField
        gameCode={gameCode}
        label={t('console.lottery.numbers-right')}
        value={typed}
        fault={typed === '' ? undefined : fault}
        onValue={(value) => {
          setTyped(value);
          preview.reset();
        }}
      />
      {effect ? (
        <>
          <CorrectionEffect gameCode={gameCode} effect={effect} />
          <ReasonField value={reason} onValue={setReason} />
        </>
      ) : null}
    </FormDialog>
  );
}
